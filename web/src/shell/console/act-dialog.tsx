import type { ComponentProps } from 'react';
import { errorText } from '../../i18n/error-text.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { useWords } from '../../i18n/words.ts';
import { FormDialog } from '../../ui/console/form-dialog.tsx';
import { actDialogWords } from './act-dialog.words.ts';
import { useLoadTheirs } from './save-problem.tsx';

type ActDialogProps = Omit<ComponentProps<typeof FormDialog>, 'busy' | 'cancelLabel'> & {
  /** The write that it ends in; without one there is nothing to wait for. */
  act?: { isPending: boolean; error: unknown; loadTheirs?: () => Promise<void> };
  /** It cannot be sent for another reason than that it is being sent. */
  busy?: boolean;
};

/**
 * A decision that ends in one write: busy while that runs, and refused in its words. When somebody else was first, theirs is
 * loaded behind the dialog, which closes: it is looked at before anything is decided anew. A dialog with a problem of its own has
 * its own way out.
 */
export function ActDialog({ act, busy = false, problem, onClose, ...rest }: ActDialogProps) {
  const { t } = useI18n();
  const say = useWords(actDialogWords);
  const problemAction = useLoadTheirs({
    error: problem ? null : act?.error,
    onLoadTheirs: act?.loadTheirs && (() => void act.loadTheirs?.().then(onClose)),
  });
  return (
    <FormDialog
      problemAction={problemAction}
      {...rest}
      busy={busy || (act?.isPending ?? false)}
      cancelLabel={say('cancel')}
      onClose={onClose}
      problem={problem ?? (act?.error ? errorText(t, act.error) : undefined)}
    />
  );
}
