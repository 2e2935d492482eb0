import type { ComponentProps } from 'react';
import { isStale } from '../../../api/client/is-stale.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { saveProblemMessages } from '../forms/save-problem.messages.ts';
import { LoadLatest } from '../forms/save-problem.tsx';
import { actionDialogMessages } from './action-dialog.messages.ts';
import { FormDialog } from './form-dialog.tsx';

type ActionDialogProps = Omit<
  ComponentProps<typeof FormDialog>,
  'busy' | 'cancelLabel' | 'problemAction'
> & {
  /** The write that the dialog submits; without one there is no pending state. */
  action?: { isPending: boolean; error: unknown; loadLatest?: () => Promise<void> };
  /** Disables the submit button for a reason other than a pending write. */
  busy?: boolean;
  /** Defaults to "Cancel". */
  cancelLabel?: string;
};

/**
 * A decision with one write: pending while it runs, and shows its error. After a version conflict the latest version is
 * loaded behind the dialog and the dialog closes, so that the operator sees it before deciding again. A dialog that
 * passes its own problem handles its own recovery.
 */
export function ActionDialog({
  action,
  busy = false,
  cancelLabel,
  problem,
  onClose,
  ...rest
}: ActionDialogProps) {
  const { t: tShop } = useI18n();
  const t = useMessages(actionDialogMessages);
  const tConflict = useMessages(saveProblemMessages);
  const load = problem || !isStale(action?.error) ? undefined : action?.loadLatest;
  const refused = action?.error ? errorText(tShop, action.error) : undefined;
  return (
    <FormDialog
      {...rest}
      busy={busy || (action?.isPending ?? false)}
      cancelLabel={cancelLabel ?? t('cancel')}
      onClose={onClose}
      problem={problem ?? (load ? tConflict('late') : refused)}
      problemAction={load ? <LoadLatest onClick={() => void load().then(onClose)} /> : null}
    />
  );
}
