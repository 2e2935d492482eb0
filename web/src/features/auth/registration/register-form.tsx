import { Link } from 'wouter';
import { ApiError } from '../../../api/client/api-error.ts';
import { signUp } from '../../../api/session/sign-in.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { forwardedQuery, paths } from '../../../paths.ts';
import { TextLink } from '../../../ui/primitives/text-link.tsx';
import { checkRegistration } from '../auth.rules.ts';
import { GoogleButton } from '../google/google-button.tsx';
import { CredentialsForm } from '../passwords/credentials-form.tsx';
import { saveTypedEmail } from '../typed-email.ts';
import { useAuthForm } from '../use-auth-form.ts';
import { registrationOf } from './registration.ts';

type RegisterFormProps = {
  search: string;
  /** Why signing in with Google failed. */
  earlierProblem: string | null;
};

export function RegisterForm({ search, earlierProblem }: RegisterFormProps) {
  const { t, language } = useI18n();
  const signInHref = paths.login(forwardedQuery(search));
  const form = useAuthForm({
    check: checkRegistration,
    submit: async (credentials) => {
      await signUp(registrationOf(credentials, search, language));
      saveTypedEmail('');
    },
  });
  return (
    <>
      <GoogleButton from="register" search={search} />
      <CredentialsForm
        busyLabel={t('creatingAccount')}
        form={form}
        passwordHint={t('passwordHint')}
        passwordKind="new-password"
        problem={
          form.problem === null ? (
            !form.sent && earlierProblem
          ) : (
            <RegistrationProblem signInHref={signInHref} problem={form.problem} />
          )
        }
        submitLabel={t('createAccount')}
      />
      <p className="mt-6 text-center text-muted">
        {t('alreadyRegistered')}{' '}
        <TextLink as={Link} href={signInHref}>
          {t('signIn')}
        </TextLink>
      </p>
    </>
  );
}

type RegistrationProblemProps = { problem: unknown; signInHref: string };

function RegistrationProblem({ problem, signInHref }: RegistrationProblemProps) {
  const { t } = useI18n();
  if (!(problem instanceof ApiError)) return t('errorOccurred');
  if (problem.code === 'email_in_use') {
    return (
      <>
        {t('emailInUse')} -{' '}
        <TextLink as={Link} className="underline" href={signInHref}>
          {t('signIn')}
        </TextLink>
      </>
    );
  }
  const nothingEntered = problem.status > 0 && !problem.message;
  return nothingEntered ? t('registerFailed') : errorText(t, problem);
}
