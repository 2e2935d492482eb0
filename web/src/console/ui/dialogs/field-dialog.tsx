import type { ComponentProps } from 'react';
import { isStale } from '../../../api/client/is-stale.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import type { AnyConsoleForm } from '../forms/form-view.tsx';
import { formMessages } from '../forms/forms.messages.ts';
import { saveProblemMessages } from '../forms/save-problem.messages.ts';
import { LoadLatest } from '../forms/save-problem.tsx';
import { actionDialogMessages } from './action-dialog.messages.ts';
import { FormDialog } from './form-dialog.tsx';

export type FieldDialogProps = Omit<
  ComponentProps<typeof FormDialog>,
  'busy' | 'cancelLabel' | 'formId' | 'onSubmit' | 'problemAction'
> & {
  form: AnyConsoleForm;
  /** Disables the submit button for a reason other than saving. */
  busy?: boolean;
  /** Defaults to "Cancel". */
  cancelLabel?: string;
  /** Instead of saving: once the dialog shows an answer. */
  onSubmit?: (() => void) | undefined;
};

/**
 * A form in a dialog. After a version conflict the latest version is loaded behind the dialog and the dialog closes, so
 * that the operator sees it before deciding again.
 */
export function FieldDialog({
  form,
  busy = false,
  cancelLabel,
  problem,
  isDirty = form.isDirty,
  onSubmit,
  onClose,
  ...rest
}: FieldDialogProps) {
  const { t: tShop } = useI18n();
  const t = useMessages(actionDialogMessages);
  const tForm = useMessages(formMessages);
  const tConflict = useMessages(saveProblemMessages);
  const { error, loadLatest } = form;
  const refused = error
    ? isStale(error) && loadLatest
      ? tConflict('late')
      : errorText(tShop, error)
    : undefined;
  return (
    <FormDialog
      {...rest}
      busy={busy || form.isSaving}
      cancelLabel={cancelLabel ?? t('cancel')}
      closesOutside={onSubmit === undefined}
      formId={form.id}
      isDirty={isDirty}
      onClose={onClose}
      onSubmit={onSubmit ?? form.submit}
      problem={problem ?? refused ?? (form.isInvalid ? tForm('check') : undefined)}
      problemAction={
        loadLatest && !problem ? (
          <LoadLatest onClick={() => void loadLatest().then(onClose)} />
        ) : null
      }
    />
  );
}
