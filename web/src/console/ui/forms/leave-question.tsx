import { useMessages } from '../../../i18n/messages.ts';
import { ActionDialog } from '../dialogs/action-dialog.tsx';
import { formMessages } from './forms.messages.ts';
import { settleLeaving } from './unsaved-changes.ts';

/** Asks before unsaved changes are discarded. */
export function LeaveQuestion() {
  const t = useMessages(formMessages);
  return (
    <ActionDialog
      cancelLabel={t('stay')}
      destructive
      lead={t('leaveLead')}
      onClose={() => settleLeaving(false)}
      onSubmit={() => settleLeaving(true)}
      submitLabel={t('leave')}
      title={t('leaveTitle')}
    />
  );
}
