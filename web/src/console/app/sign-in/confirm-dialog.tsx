import { confirmOperator } from '@sesame/contract/console/operators.ts';
import { useState } from 'react';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useStore } from '../../../store.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { Input } from '../../../ui/forms/input.tsx';
import { PasswordInput } from '../../../ui/forms/password-input.tsx';
import { settleConfirmation, waitingCalls } from '../../api/confirmation.ts';
import { useConsoleMutation } from '../../api/use-console-query.ts';
import { ActionDialog } from '../../ui/dialogs/action-dialog.tsx';
import { consoleMessages } from '../console.messages.ts';

/** Shown while calls wait for password and code; the calls continue after confirmation. */
export function ConfirmDialog() {
  return useStore(waitingCalls).length > 0 ? <OpenConfirmation /> : null;
}

function OpenConfirmation() {
  const { t: tShop } = useI18n();
  const t = useMessages(consoleMessages);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const confirm = useConsoleMutation(confirmOperator);
  const submit = () => {
    const typed = code.replaceAll(/\s/g, '');
    confirm.mutate(
      { body: { password, ...(typed && { code: typed }) } },
      { onSuccess: () => settleConfirmation(true) },
    );
  };
  return (
    <ActionDialog
      action={confirm}
      lead={t('confirmLead')}
      onClose={() => settleConfirmation(false)}
      onSubmit={submit}
      submitLabel={t('confirm')}
      title={t('confirmTitle')}
    >
      <Field label={t('password')}>
        <PasswordInput
          autoComplete="current-password"
          autoFocus
          hideLabel={tShop('hidePassword')}
          name="confirm-password"
          onChange={(event) => setPassword(event.target.value)}
          required
          showLabel={tShop('showPassword')}
          value={password}
        />
      </Field>
      <Field hint={t('confirmCodeHint')} label={t('code')}>
        <Input
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={12}
          name="confirm-code"
          onChange={(event) => setCode(event.target.value)}
          value={code}
        />
      </Field>
    </ActionDialog>
  );
}
