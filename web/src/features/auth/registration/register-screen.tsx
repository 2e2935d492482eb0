import { useSearch } from 'wouter';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { EntryScreen } from '../entry-screen.tsx';
import { RegisterForm } from './register-form.tsx';

export function RegisterScreen() {
  const { t } = useI18n();
  const search = useSearch();
  useDocumentTitle(t('titleRegister'));
  return (
    <EntryScreen
      form={({ earlierProblem }) => (
        <RegisterForm earlierProblem={earlierProblem} search={search} />
      )}
      heading={t('registerHeading')}
      lead={t('registerLead')}
      page="register"
    />
  );
}
