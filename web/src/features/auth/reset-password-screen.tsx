import { resetPassword } from '@sesame/contract/users.ts';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { mailedToken } from '../../api/address-secrets.ts';
import { call } from '../../api/call.ts';
import { noteSession } from '../../api/session-notice.ts';
import { dropToken } from '../../api/token-store.ts';
import { errorText } from '../../i18n/error-text.ts';
import { useDocumentTitle } from '../../i18n/use-document-title.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { paths } from '../../paths.ts';
import { Field } from '../../ui/field.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { checkNewPassword } from './auth.rules.ts';
import { AuthForm } from './auth-form.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { isDeadLink } from './dead-link.ts';
import { useOneFieldForm } from './use-one-field-form.ts';

/** Where the link of a reset mail leads. */
export function ResetPasswordScreen() {
  const { t } = useI18n();
  const [token] = useState(mailedToken);
  const [isDead, setDead] = useState(token === null);
  useDocumentTitle(t('newPasswordTitle'));
  if (token === null || isDead) return <DeadLink />;
  return (
    <AuthLayout heading={t('newPasswordTitle')} lead={t('newPasswordLead')}>
      <NewPasswordForm onDead={() => setDead(true)} token={token} />
    </AuthLayout>
  );
}

function NewPasswordForm({ token, onDead }: { token: string; onDead: () => void }) {
  const { t } = useI18n();
  const [, navigate] = useLocation();
  const form = useOneFieldForm({
    check: checkNewPassword,
    submit: async (password) => {
      try {
        await call(resetPassword, { body: { token, password } });
      } catch (error) {
        if (!isDeadLink(error)) throw error;
        onDead();
        return;
      }
      // The server has ended every session, whoever is signed in here.
      dropToken();
      noteSession('password_reset');
      navigate(paths.login(), { replace: true });
    },
    fieldRefusals: { password_short: 'passwordShort', password_common: 'passwordCommon' },
  });
  return (
    <AuthForm
      busy={form.busy}
      busyLabel={t('settingPassword')}
      onSubmit={form.onSubmit}
      problem={form.problem === null ? null : errorText(t, form.problem)}
      submitLabel={t('setPassword')}
    >
      <Field
        error={form.error && t(form.error)}
        hint={t('passwordAdvice')}
        label={t('passwordNew')}
      >
        <PasswordInput
          autoComplete="new-password"
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

function DeadLink() {
  const { t } = useI18n();
  return (
    <AuthLayout heading={t('linkDeadTitle')} lead={t('resetLinkInvalid')}>
      <LinkButton as={Link} block href={paths.forgotPassword()} size="lg">
        {t('sendNewLink')}
      </LinkButton>
    </AuthLayout>
  );
}
