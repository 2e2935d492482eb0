import { runtimeConfig } from '../../../api/client/config.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { LinkButton } from '../../../ui/primitives/link-button.tsx';
import { AuthLayout } from '../auth-layout.tsx';
import { BackLink } from './back-link.tsx';

/** Without a mail server the shop cannot verify the account's owner, so the page refers to support. */
export function ResetWithoutMail() {
  const { t } = useI18n();
  useDocumentTitle(t('resetPasswordTitle'));
  const { supportUrl } = runtimeConfig;
  return (
    <AuthLayout
      heading={t('resetPasswordTitle')}
      lead={t(supportUrl === null ? 'resetByOwner' : 'resetBySupport')}
    >
      {supportUrl === null ? null : (
        <LinkButton block href={supportUrl} rel="noopener noreferrer" size="lg" target="_blank">
          {t('writeToSupport')}
        </LinkButton>
      )}
      <BackLink />
    </AuthLayout>
  );
}
