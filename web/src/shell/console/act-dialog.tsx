import type { ComponentProps } from 'react';
import { isStale } from '../../api/is-stale.ts';
import { errorText } from '../../i18n/error-text.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { useWords } from '../../i18n/words.ts';
import { FormDialog } from '../../ui/console/form-dialog.tsx';
import { actDialogWords } from './act-dialog.words.ts';
import { LoadTheirs } from './save-problem.tsx';
import { saveProblemWords } from './save-problem.words.ts';

type ActDialogProps = Omit<
  ComponentProps<typeof FormDialog>,
  'busy' | 'cancelLabel' | 'problemAction'
> & {
  /** The write that it ends in; without one there is nothing to wait for. */
  act?: { isPending: boolean; error: unknown; loadTheirs?: () => Promise<void> };
  /** It cannot be sent for another reason than that it is being sent. */
  busy?: boolean;
  /** "Cancel" where nothing else is said. */
  cancelLabel?: string;
};

/**
 * A decision that ends in one write: busy while that runs, and refused in its words. When somebody else was first, theirs is
 * loaded behind the dialog, which closes: it is looked at before anything is decided anew. A dialog with a problem of its own has
 * its own way out.
 */
export function ActDialog({
  act,
  busy = false,
  cancelLabel,
  problem,
  onClose,
  ...rest
}: ActDialogProps) {
  const { t } = useI18n();
  const say = useWords(actDialogWords);
  const sayLate = useWords(saveProblemWords);
  const load = problem || !isStale(act?.error) ? undefined : act?.loadTheirs;
  const refused = act?.error ? errorText(t, act.error) : undefined;
  return (
    <FormDialog
      {...rest}
      busy={busy || (act?.isPending ?? false)}
      cancelLabel={cancelLabel ?? say('cancel')}
      onClose={onClose}
      problem={problem ?? (load ? sayLate('late') : refused)}
      problemAction={load ? <LoadTheirs onClick={() => void load().then(onClose)} /> : null}
    />
  );
}
