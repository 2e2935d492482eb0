import { PASSWORD_MIN } from '@sesame/contract/shared/limits.ts';
import { useLayoutEffect } from 'react';
import { Link, useSearch } from 'wouter';
import { ApiError } from '../../../api/client/api-error.ts';
import { signInWithGoogle } from '../../../api/session/sign-in-with-google.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { forwardedQuery, paths } from '../../../paths.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { Input } from '../../../ui/forms/input.tsx';
import { PasswordInput } from '../../../ui/forms/password-input.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { TextLink } from '../../../ui/primitives/text-link.tsx';
import { AuthForm } from '../auth-form.tsx';
import { AuthLayout } from '../auth-layout.tsx';
import { googleRegistrationOf } from '../registration/registration.ts';
import { useOneFieldForm } from '../use-one-field-form.ts';

type GoogleLinkStepProps = {
  ticket: string;
  email: string;
  /** The password was correct and the account has a second factor. */
  onSecondFactor: (ticket: string) => void;
  /** Back to the form; with a problem if the ticket has expired. */
  onCancel: (problem?: unknown) => void;
};

/** Connects the existing account with this email to Google, once its password was given. */
export function GoogleLinkStep({ ticket, email, onSecondFactor, onCancel }: GoogleLinkStepProps) {
  const { t, language } = useI18n();
  const search = useSearch();
  const form = useOneFieldForm({
    check: (password) => (password.length < PASSWORD_MIN ? 'signInPasswordShort' : null),
    submit: async (password) => {
      try {
        const registration = googleRegistrationOf({ ticket, email, password }, search, language);
        const secondStep = await signInWithGoogle(registration, { isNew: false });
        if (secondStep !== null) onSecondFactor(secondStep);
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'google_ticket_invalid') throw error;
        onCancel(error);
      }
    },
    fieldRefusals: { sign_in_failed: 'passwordWrong' },
  });
  const { input } = form;
  // Before the page is painted: later it would take the focus from a field that is already being filled in.
  useLayoutEffect(() => input.current?.focus(), [input]);
  return (
    <AuthLayout heading={t('googleLinkTitle')} lead={t('googleLinkPassword')}>
      <AuthForm
        busy={form.busy}
        busyLabel={t('signingIn')}
        onSubmit={form.onSubmit}
        problem={form.problem === null ? null : errorText(t, form.problem)}
        submitLabel={t('googleLink')}
      >
        <Field label={t('emailLabel')}>
          <Input autoComplete="username" name="email" readOnly type="email" value={email} />
        </Field>
        <Field
          action={
            <TextLink as={Link} href={paths.forgotPassword(forwardedQuery(search))}>
              {t('forgotPassword')}
            </TextLink>
          }
          error={form.error && t(form.error)}
          label={t('passwordLabel')}
        >
          <PasswordInput
            hideLabel={t('hidePassword')}
            name="password"
            onChange={(event) => form.setValue(event.target.value)}
            ref={input}
            required
            showLabel={t('showPassword')}
            value={form.value}
          />
        </Field>
      </AuthForm>
      <p className="mt-6 text-center">
        <Button onClick={() => onCancel()} variant="link">
          {t('backToSignIn')}
        </Button>
      </p>
    </AuthLayout>
  );
}
