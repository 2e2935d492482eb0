import { useSearch } from 'wouter';
import { useDocumentTitle } from '../../i18n/use-document-title.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { EntryScreen } from './entry-screen.tsx';
import { LoginForm } from './login-form.tsx';

export function LoginScreen() {
  const { t } = useI18n();
  const search = useSearch();
  useDocumentTitle(t('titleLogin'));
  return (
    <EntryScreen
      form={(entry) => <LoginForm {...entry} search={search} />}
      heading={t('loginHeading')}
      lead={t('loginLead')}
      page="login"
    />
  );
}
