import type { ReactNode } from 'react';
import { isStale } from '../../../api/client/is-stale.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { Note } from '../../../ui/primitives/note.tsx';
import { saveProblemMessages } from './save-problem.messages.ts';

/** Loads the latest version. */
export function LoadLatest({ onClick }: { onClick: () => void }) {
  const t = useMessages(saveProblemMessages);
  return (
    <Button onClick={onClick} size="sm" variant="ghost">
      {t('loadLatest')}
    </Button>
  );
}

type SaveProblemProps = {
  error: unknown;
  onLoadLatest: (() => void) | undefined;
  className?: string;
  children?: ReactNode;
};

/** Why saving failed, if it did. After a version conflict the edits stay until the latest version is loaded. */
export function SaveProblem({ error, onLoadLatest, className, children }: SaveProblemProps) {
  const { t: tShop } = useI18n();
  const t = useMessages(saveProblemMessages);
  if (!error) return null;
  const isLate = isStale(error);
  return (
    <Note
      action={isLate && onLoadLatest ? <LoadLatest onClick={onLoadLatest} /> : null}
      className={className ?? ''}
      role="alert"
      tone="danger"
    >
      {isLate ? t('changed') : errorText(tShop, error)} {children}
    </Note>
  );
}
