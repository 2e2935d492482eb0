import { resetPassword } from '@sesame/contract/shop/users.ts';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { call } from '../../../api/client/call.ts';
import { mailedToken } from '../../../api/session/address-secrets.ts';
import { sessionMessage } from '../../../api/session/session-message.ts';
import { dropToken } from '../../../api/session/token-store.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { paths } from '../../../paths.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { PasswordInput } from '../../../ui/forms/password-input.tsx';
import { LinkButton } from '../../../ui/primitives/link-button.tsx';
import { checkNewPassword } from '../auth.rules.ts';
import { AuthForm } from '../auth-form.tsx';
import { AuthLayout } from '../auth-layout.tsx';
import { isDeadLink } from '../registration/dead-link.ts';
import { useOneFieldForm } from '../use-one-field-form.ts';

/** Target of the link in a reset mail. */
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
      // The server has ended every session of the account, possibly the one in this browser.
      dropToken();
      sessionMessage.set('password_reset');
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
