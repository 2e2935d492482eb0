import { confirmOperator } from '@sesame/contract/console/operators.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useStore } from '../../../store.ts';
import { settleConfirmation, waitingCalls } from '../../api/confirmation.ts';
import { FieldDialog } from '../../ui/dialogs/field-dialog.tsx';
import { PasswordField, TextField } from '../../ui/forms/text-fields.tsx';
import { useCallForm } from '../../ui/forms/use-call-form.ts';
import { signInMessages } from './sign-in.messages.ts';

/** Shown while calls wait for password and code; the calls continue after confirmation. */
export function ConfirmOperatorDialog() {
  return useStore(waitingCalls).length > 0 ? <OpenConfirmation /> : null;
}

function OpenConfirmation() {
  const t = useMessages(signInMessages);
  const form = useCallForm({
    route: confirmOperator,
    initial: { password: '', code: '' },
    body: ({ password, code }) => {
      const typed = code.replaceAll(/\s/g, '');
      return { password, ...(typed && { code: typed }) };
    },
    onSaved: () => settleConfirmation(true),
  });
  return (
    <FieldDialog
      form={form}
      lead={t('confirmLead')}
      onClose={() => settleConfirmation(false)}
      submitLabel={t('confirm')}
      title={t('confirmTitle')}
    >
      <PasswordField label={t('password')} of={form.at('password')} />
      <TextField
        autoComplete="one-time-code"
        hint={t('confirmCodeHint')}
        inputMode="numeric"
        label={t('code')}
        of={form.at('code')}
      />
    </FieldDialog>
  );
}
