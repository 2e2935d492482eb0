import { SECOND_FACTOR_CODE_MAX } from '@sesame/contract/shared/limits.ts';
import { useLayoutEffect } from 'react';
import { ApiError } from '../../api/client/api-error.ts';
import { signInBySecondFactor } from '../../api/session/sign-in-by-second-factor.ts';
import { errorText } from '../../i18n/error-text.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { Field } from '../../ui/forms/field.tsx';
import { Input } from '../../ui/forms/input.tsx';
import { checkAppCode, checkRecoveryCode } from './auth.rules.ts';
import { AuthForm } from './auth-form.tsx';
import { saveTypedEmail } from './typed-email.ts';
import { useOneFieldForm } from './use-one-field-form.ts';

type SecondFactorFormProps = {
  ticket: string;
  kind: 'app' | 'recovery';
  onExpired: (problem: unknown) => void;
};

export function SecondFactorForm({ ticket, kind, onExpired }: SecondFactorFormProps) {
  const { t } = useI18n();
  const form = useOneFieldForm({
    check: kind === 'app' ? checkAppCode : checkRecoveryCode,
    submit: async (code) => {
      try {
        await signInBySecondFactor(ticket, code.trim());
        saveTypedEmail('');
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'second_factor_expired') throw error;
        onExpired(error);
      }
    },
    fieldRefusals: { second_factor_wrong: 'secondFactorWrong' },
  });
  const { input } = form;
  // Before the page is painted: later it would take the focus from a field that is already being filled in.
  useLayoutEffect(() => input.current?.focus(), [input]);
  return (
    <AuthForm
      busy={form.busy}
      busyLabel={t('signingIn')}
      onSubmit={form.onSubmit}
      problem={form.problem === null ? null : errorText(t, form.problem)}
      submitLabel={t('signIn')}
    >
      <Field
        error={form.error && t(form.error)}
        label={t(kind === 'app' ? 'secondFactorCode' : 'recoveryCode')}
      >
        <Input
          autoCapitalize="none"
          autoComplete={kind === 'app' ? 'one-time-code' : 'off'}
          inputMode={kind === 'app' ? 'numeric' : 'text'}
          maxLength={SECOND_FACTOR_CODE_MAX}
          name="code"
          onChange={(event) => form.setValue(event.target.value)}
          ref={input}
          required
          spellCheck="false"
          value={form.value}
        />
      </Field>
    </AuthForm>
  );
}
