import type { ReactNode } from 'react';
import { isStale } from '../../api/is-stale.ts';
import { errorText } from '../../i18n/error-text.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { useWords } from '../../i18n/words.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { saveProblemWords } from './save-problem.words.ts';

type LoadTheirsProps = { error: unknown; onLoadTheirs: (() => void) | undefined };

/** The way to what holds now, where somebody else was first; null after any other refusal. */
export function useLoadTheirs({ error, onLoadTheirs }: LoadTheirsProps): ReactNode {
  const say = useWords(saveProblemWords);
  if (!onLoadTheirs || !isStale(error)) return null;
  return (
    <Button onClick={onLoadTheirs} size="sm" variant="ghost">
      {say('loadTheirs')}
    </Button>
  );
}

type SaveProblemProps = LoadTheirsProps & { className?: string; children?: ReactNode };

/** Why an editor could not save, if it could not. What was typed stays until theirs takes its place. */
export function SaveProblem({ error, onLoadTheirs, className, children }: SaveProblemProps) {
  const { t } = useI18n();
  const say = useWords(saveProblemWords);
  const action = useLoadTheirs({ error, onLoadTheirs });
  if (!error) return null;
  return (
    <Note action={action} className={className ?? ''} role="alert" tone="danger">
      {isStale(error) ? say('changed') : errorText(t, error)} {children}
    </Note>
  );
}
