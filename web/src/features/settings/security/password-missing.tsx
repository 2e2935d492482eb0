import { Link } from 'wouter';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { paths } from '../../../paths.ts';
import { SettingRow } from '../../../ui/forms/setting-row.tsx';
import { TextLink } from '../../../ui/primitives/text-link.tsx';

/** An account that only signs in with Google sets its first password by a mailed link. */
export function PasswordMissing() {
  const { t } = useI18n();
  return (
    <SettingRow hint={t('passwordAdvice')} label={t('passwordLabel')}>
      <p className="text-text-secondary">{t('passwordNotSet')}</p>
      <TextLink as={Link} className="mt-3 inline-block" href={paths.forgotPassword()}>
        {t('forgotPassword')}
      </TextLink>
    </SettingRow>
  );
}
