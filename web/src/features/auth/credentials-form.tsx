import type { ReactNode } from 'react';
import { useI18n } from '../../i18n/use-i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Note } from '../../ui/note.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import type { useAuthForm } from './use-auth-form.ts';

type CredentialsFormProps = {
  form: ReturnType<typeof useAuthForm>;
  /** Which password the browser should offer. */
  passwordKind: 'current-password' | 'new-password';
  passwordHint?: string;
  submitLabel: string;
  busyLabel: string;
  /** Above the fields: why the last try failed. */
  problem: ReactNode;
};

export function CredentialsForm({
  form,
  passwordKind,
  passwordHint,
  submitLabel,
  busyLabel,
  problem,
}: CredentialsFormProps) {
  const { t } = useI18n();
  const { errors } = form;
  return (
    <form className="grid gap-[18px]" noValidate onSubmit={form.onSubmit} ref={form.form}>
      {problem ? (
        <Note role="alert" tone="danger">
          {problem}
        </Note>
      ) : null}
      <Field error={errors.email && t(errors.email)} label={t('emailLabel')}>
        <Input
          autoCapitalize="none"
          autoComplete={passwordKind === 'current-password' ? 'username' : 'email'}
          inputMode="email"
          name="email"
          onChange={(event) => form.setEmail(event.target.value)}
          required
          spellCheck={false}
          type="email"
          value={form.email}
        />
      </Field>
      <Field
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
      <Button
        aria-label={form.busy ? busyLabel : undefined}
        block
        loading={form.busy}
        size="lg"
        spinnerOnly
        type="submit"
      >
        {submitLabel}
      </Button>
    </form>
  );
}
