import { Link, useSearch } from 'wouter';
import { ApiError } from '../../api/api-error.ts';
import { signUp } from '../../api/sign-in.ts';
import { errorText } from '../../i18n/error-text.ts';
import { useDocumentTitle } from '../../i18n/use-document-title.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { carriedQuery, paths } from '../../paths.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { checkRegistration } from './auth.rules.ts';
import { AuthLayout } from './auth-layout.tsx';
import { CredentialsForm } from './credentials-form.tsx';
import { registrationOf } from './registration.ts';
import { useAuthForm } from './use-auth-form.ts';

export function RegisterScreen() {
  const { t, language } = useI18n();
  const search = useSearch();
  const loginHref = paths.login(carriedQuery(search));
  const form = useAuthForm({
    check: checkRegistration,
    submit: (credentials) => signUp(registrationOf(credentials, search, language)),
  });
  useDocumentTitle(t('titleRegister'));
  return (
    <AuthLayout heading={t('registerHeading')} lead={t('registerLead')}>
      <CredentialsForm
        busyLabel={t('creatingAccount')}
        form={form}
        passwordHint={t('passwordHint')}
        passwordKind="new-password"
        problem={
          form.problem === null ? null : (
            <RegistrationProblem loginHref={loginHref} problem={form.problem} />
          )
        }
        submitLabel={t('createAccount')}
      />
      <p className="mt-6 text-center text-muted">
        {t('alreadyRegistered')}{' '}
        <TextLink as={Link} href={loginHref}>
          {t('signIn')}
        </TextLink>
      </p>
    </AuthLayout>
  );
}

type RegistrationProblemProps = { problem: unknown; loginHref: string };

function RegistrationProblem({ problem, loginHref }: RegistrationProblemProps) {
  const { t } = useI18n();
  if (!(problem instanceof ApiError)) return t('errorOccurred');
  if (problem.code === 'email_in_use') {
    return (
      <>
        {t('emailInUse')} –{' '}
        <TextLink as={Link} className="underline" href={loginHref}>
          {t('signIn')}
        </TextLink>
      </>
    );
  }
  const saidNothing = problem.status > 0 && !problem.message;
  return saidNothing ? t('registerFailed') : errorText(t, problem);
}
