import type { ReactNode } from 'react';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { Input } from '../../../ui/forms/input.tsx';
import { PasswordInput } from '../../../ui/forms/password-input.tsx';
import { AuthForm } from '../auth-form.tsx';
import type { useAuthForm } from '../use-auth-form.ts';

type CredentialsFormProps = {
  form: ReturnType<typeof useAuthForm>;
  /** Which password the browser should suggest. */
  passwordKind: 'current-password' | 'new-password';
  passwordHint?: string;
  /** Beside the label of the password. */
  passwordAction?: ReactNode;
  submitLabel: string;
  busyLabel: string;
  problem: ReactNode;
};

export function CredentialsForm({
  form,
  passwordKind,
  passwordHint,
  passwordAction,
  submitLabel,
  busyLabel,
  problem,
}: CredentialsFormProps) {
  const { t } = useI18n();
  const { errors } = form;
  return (
    <AuthForm
      busy={form.busy}
      busyLabel={busyLabel}
      form={form.form}
      onSubmit={form.onSubmit}
      problem={problem}
      submitLabel={submitLabel}
    >
      <Field error={errors.email && t(errors.email)} label={t('emailLabel')}>
        <Input
          autoCapitalize="none"
          autoComplete={passwordKind === 'current-password' ? 'username' : 'email'}
          inputMode="email"
          name="email"
          onChange={(event) => form.setEmail(event.target.value)}
          required
          spellCheck="false"
          type="email"
          value={form.email}
        />
      </Field>
      <Field
        action={passwordAction}
        error={errors.password && t(errors.password)}
        hint={passwordHint}
        label={t('passwordLabel')}
      >
        <PasswordInput
          autoComplete={passwordKind}
          hideLabel={t('hidePassword')}
          name="password"
          onChange={(event) => form.setPassword(event.target.value)}
          required
          showLabel={t('showPassword')}
          value={form.password}
        />
      </Field>
    </AuthForm>
  );
}
