import { PASSWORD_MIN } from '@sesame/contract/shared/limits.ts';
import { confirmEmail } from '@sesame/contract/shop/users.ts';
import { call } from '../../../api/client/call.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { Input } from '../../../ui/forms/input.tsx';
import { PasswordInput } from '../../../ui/forms/password-input.tsx';
import { AuthForm } from '../auth-form.tsx';
import { isDeadLink } from '../registration/dead-link.ts';
import type { Confirmation } from '../registration/use-confirmation.ts';
import { useOneFieldForm } from '../use-one-field-form.ts';

type ConfirmByPasswordProps = {
  token: string;
  email: string;
  onDone: (state: Confirmation) => void;
};

/** Access to the mailbox alone is not enough, so the user also proves ownership of the account by its password. */
export function ConfirmByPassword({ token, email, onDone }: ConfirmByPasswordProps) {
  const { t } = useI18n();
  const form = useOneFieldForm({
    check: (password) => (password.length < PASSWORD_MIN ? 'signInPasswordShort' : null),
    submit: async (password) => {
      try {
        await call(confirmEmail, { body: { token, password } });
        onDone({ phase: 'confirmed' });
      } catch (error) {
        if (!isDeadLink(error)) throw error;
        onDone({ phase: 'dead' });
      }
    },
    fieldRefusals: { password_wrong: 'passwordWrong' },
  });
  return (
    <AuthForm
      busy={form.busy}
      busyLabel={t('confirmingEmail')}
      onSubmit={form.onSubmit}
      problem={form.problem === null ? null : errorText(t, form.problem)}
      submitLabel={t('confirmEmailButton')}
    >
      <Field label={t('emailLabel')}>
        <Input autoComplete="username" name="email" readOnly type="email" value={email} />
      </Field>
      <Field error={form.error && t(form.error)} label={t('passwordLabel')}>
        <PasswordInput
          hideLabel={t('hidePassword')}
          name="password"
          onChange={(event) => form.setValue(event.target.value)}
          ref={form.input}
          required
          showLabel={t('showPassword')}
          value={form.value}
        />
      </Field>
    </AuthForm>
  );
}
