import { useSearch } from 'wouter';
import { useDocumentTitle } from '../../i18n/use-document-title.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { EntryScreen } from './entry-screen.tsx';
import { SignInForm } from './sign-in-form.tsx';

export function SignInScreen() {
  const { t } = useI18n();
  const search = useSearch();
  useDocumentTitle(t('titleSignIn'));
  return (
    <EntryScreen
      form={(entry) => <SignInForm {...entry} search={search} />}
      heading={t('signInHeading')}
      lead={t('signInLead')}
      page="login"
    />
  );
}
