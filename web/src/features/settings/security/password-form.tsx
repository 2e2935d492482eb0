import { PASSWORD_MAX } from '@sesame/contract/shared/limits.ts';
import { Link } from 'wouter';
import { useUser } from '../../../api/queries.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { paths } from '../../../paths.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { PasswordInput } from '../../../ui/forms/password-input.tsx';
import { SettingRow } from '../../../ui/forms/setting-row.tsx';
import { TextLink } from '../../../ui/primitives/text-link.tsx';
import { SaveBar } from '../save-bar.tsx';
import { usePasswordForm } from './use-password-form.ts';

export function PasswordForm() {
  const { t } = useI18n();
  const { data: user } = useUser();
  const { form, passwords, errors, busy, message, type, onSubmit } = usePasswordForm();
  return (
    <form noValidate onSubmit={onSubmit} ref={form}>
      <SettingRow hint={t('passwordAdvice')} label={t('passwordLabel')}>
        <div className="grid justify-items-stretch gap-[18px]">
          {/* For password managers: the account that the password is for. */}
          <input autoComplete="username" hidden readOnly type="email" value={user?.email ?? ''} />
          <Field error={errors.old && t(errors.old)} label={t('passwordOld')}>
            <PasswordInput
              hideLabel={t('hidePassword')}
              maxLength={PASSWORD_MAX}
              name="old"
              onChange={(event) => type('old', event.target.value)}
              required
              showLabel={t('showPassword')}
              value={passwords.old}
            />
          </Field>
          <Field error={errors.next && t(errors.next)} label={t('passwordNew')}>
            <PasswordInput
              autoComplete="new-password"
              hideLabel={t('hidePassword')}
              maxLength={PASSWORD_MAX}
              name="next"
              onChange={(event) => type('next', event.target.value)}
              required
              showLabel={t('showPassword')}
              value={passwords.next}
            />
          </Field>
          <p>
            <TextLink as={Link} href={paths.forgotPassword()}>
              {t('forgotPassword')}
            </TextLink>
          </p>
        </div>
      </SettingRow>
      <SaveBar busy={busy} message={message} />
    </form>
  );
}
