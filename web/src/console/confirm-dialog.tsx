import { confirmOperator } from '@sesame/contract/operators.ts';
import { useState } from 'react';
import { settleConfirmation, useConfirmationAsked } from '../api/operator/confirmation.ts';
import { useOperatorMutation } from '../api/operator/use-operator-query.ts';
import { useI18n } from '../i18n/use-i18n.ts';
import { useWords } from '../i18n/words.ts';
import { ActDialog } from '../shell/console/act-dialog.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { PasswordInput } from '../ui/password-input.tsx';
import { consoleWords } from './console.words.ts';

/** Stands there while a call waits for password and code; what was asked for goes on by itself afterwards. */
export function ConfirmDialog() {
  return useConfirmationAsked() ? <Asking /> : null;
}

function Asking() {
  const { t } = useI18n();
  const say = useWords(consoleWords);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const confirm = useOperatorMutation(confirmOperator);
  const submit = () => {
    const typed = code.replaceAll(/\s/g, '');
    confirm.mutate(
      { body: { password, ...(typed && { code: typed }) } },
      { onSuccess: () => settleConfirmation(true) },
    );
  };
  return (
    <ActDialog
      act={confirm}
      lead={say('confirmLead')}
      onClose={() => settleConfirmation(false)}
      onSubmit={submit}
      submitLabel={say('confirm')}
      title={say('confirmTitle')}
    >
      <Field label={say('password')}>
        <PasswordInput
          autoComplete="current-password"
          autoFocus
          hideLabel={t('hidePassword')}
          name="confirm-password"
          onChange={(event) => setPassword(event.target.value)}
          required
          showLabel={t('showPassword')}
          value={password}
        />
      </Field>
      <Field hint={say('confirmCodeHint')} label={say('code')}>
        <Input
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={12}
          name="confirm-code"
          onChange={(event) => setCode(event.target.value)}
          value={code}
        />
      </Field>
    </ActDialog>
  );
}
