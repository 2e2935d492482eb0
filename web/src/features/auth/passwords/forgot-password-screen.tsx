import { requestPasswordReset } from '@sesame/contract/shop/users.ts';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { call } from '../../../api/client/call.ts';
import { runtimeConfig } from '../../../api/client/config.ts';
import { sessionMessage } from '../../../api/session/session-message.ts';
import { useSignedIn } from '../../../api/session/use-session.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { forwardedQuery, paths } from '../../../paths.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { Input } from '../../../ui/forms/input.tsx';
import { checkResetEmail } from '../auth.rules.ts';
import { AuthForm } from '../auth-form.tsx';
import { AuthLayout } from '../auth-layout.tsx';
import { saveTypedEmail, typedEmail } from '../typed-email.ts';
import { useOneFieldForm } from '../use-one-field-form.ts';
import { BackLink } from './back-link.tsx';
import { resetProblem } from './reset-problem.ts';
import { ResetWithoutMail } from './reset-without-mail.tsx';

/** Signed-in users come from the settings and return there. */
export function ForgotPasswordScreen() {
  return runtimeConfig.mail ? <ResetByMail /> : <ResetWithoutMail />;
}

function ResetByMail() {
  const { t } = useI18n();
  const signedIn = useSignedIn();
  const [, navigate] = useLocation();
  const signInHref = paths.login(forwardedQuery(useSearch()));
  const [isSent, setIsSent] = useState(false);
  const form = useOneFieldForm({
    initial: typedEmail(),
    check: checkResetEmail,
    submit: async (email) => {
      await call(requestPasswordReset, { body: { email: email.trim() } });
      if (signedIn) {
        setIsSent(true);
        return;
      }
      saveTypedEmail(email);
      sessionMessage.set('reset_asked');
      navigate(signInHref);
    },
  });
  useDocumentTitle(t('resetPasswordTitle'));
  return (
    <AuthLayout
      heading={t(isSent ? 'checkEmail' : 'resetPasswordTitle')}
      key={isSent ? 'asked' : 'form'}
      lead={t(isSent ? 'checkEmailHint' : 'resetPasswordLead')}
    >
      {isSent ? null : (
        <AuthForm
          busy={form.busy}
          busyLabel={t('sendingLink')}
          onSubmit={form.onSubmit}
          problem={form.problem === null ? null : resetProblem(t, form.problem)}
          submitLabel={t('sendLink')}
        >
          <Field error={form.error && t(form.error)} label={t('emailLabel')}>
            <Input
              autoCapitalize="none"
              autoComplete="username"
              inputMode="email"
              name="email"
              onChange={(event) => form.setValue(event.target.value)}
              ref={form.input}
              required
              spellCheck="false"
              type="email"
              value={form.value}
            />
          </Field>
        </AuthForm>
      )}
      <BackLink />
    </AuthLayout>
  );
}
