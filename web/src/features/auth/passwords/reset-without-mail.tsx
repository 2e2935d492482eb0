import { Link, useSearch } from 'wouter';
import { runtimeConfig } from '../../../api/client/config.ts';
import { useSignedIn } from '../../../api/session/use-session.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { carriedQuery, paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/primitives/link-button.tsx';
import { TextLink } from '../../../ui/primitives/text-link.tsx';
import { AuthLayout } from '../auth-layout.tsx';

/** Without a mail server the shop cannot verify the account's owner, so the page refers to support. */
export function ResetWithoutMail() {
  const { t } = useI18n();
  const signedIn = useSignedIn();
  const search = useSearch();
  useDocumentTitle(t('resetPasswordTitle'));
  const { supportUrl } = runtimeConfig;
  const back = signedIn
    ? { href: paths.settingsSecurity(), text: t('backToSettings') }
    : { href: paths.login(carriedQuery(search)), text: t('backToSignIn') };
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
      <p className="mt-6 text-center">
        <TextLink as={Link} href={back.href}>
          {back.text}
        </TextLink>
      </p>
    </AuthLayout>
  );
}
