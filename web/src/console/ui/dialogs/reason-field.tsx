import { useMessages } from '../../../i18n/messages.ts';
import { TextField } from '../forms/text-fields.tsx';
import type { FieldRef } from '../forms/use-console-form.ts';
import { actionDialogMessages } from './action-dialog.messages.ts';

/** The reason saved in the audit log. */
export function ReasonField({ of, label }: { of: FieldRef<string>; label?: string | undefined }) {
  const t = useMessages(actionDialogMessages);
  return (
    <TextField autoComplete="off" hint={t('reasonHint')} label={label ?? t('reason')} of={of} />
  );
}
