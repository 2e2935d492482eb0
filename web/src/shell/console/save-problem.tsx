import type { ReactNode } from 'react';
import { isStale } from '../../api/is-stale.ts';
import { errorText } from '../../i18n/error-text.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { useWords } from '../../i18n/words.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { saveProblemWords } from './save-problem.words.ts';

/** The way to what holds now. */
export function LoadTheirs({ onClick }: { onClick: () => void }) {
  const say = useWords(saveProblemWords);
  return (
    <Button onClick={onClick} size="sm" variant="ghost">
      {say('loadTheirs')}
    </Button>
  );
}

type SaveProblemProps = {
  error: unknown;
  onLoadTheirs: (() => void) | undefined;
  className?: string;
  children?: ReactNode;
};

/** Why an editor could not save, if it could not. What was typed stays until theirs takes its place. */
export function SaveProblem({ error, onLoadTheirs, className, children }: SaveProblemProps) {
  const { t } = useI18n();
  const say = useWords(saveProblemWords);
  if (!error) return null;
  const isLate = isStale(error);
  return (
    <Note
      action={isLate && onLoadTheirs ? <LoadTheirs onClick={onLoadTheirs} /> : null}
      className={className ?? ''}
      role="alert"
      tone="danger"
    >
      {isLate ? say('changed') : errorText(t, error)} {children}
    </Note>
  );
}
