import { Link } from 'wouter';
import { ApiError } from '../../api/client/api-error.ts';
import { signIn } from '../../api/session/sign-in.ts';
import { errorText } from '../../i18n/error-text.ts';
import { type Translate, useI18n } from '../../i18n/use-i18n.ts';
import { forwardedQuery, paths } from '../../paths.ts';
import { TextLink } from '../../ui/primitives/text-link.tsx';
import { checkSignIn } from './auth.rules.ts';
import { GoogleButton } from './google/google-button.tsx';
import { CredentialsForm } from './passwords/credentials-form.tsx';
import { SessionMessageNote } from './session-message-note.tsx';
import { saveTypedEmail } from './typed-email.ts';
import { useAuthForm } from './use-auth-form.ts';

type SignInFormProps = {
  search: string;
  /** Why a later step or Google returned here. */
  earlierProblem: string | null;
  /** The password was correct and the account has a second factor. */
  onSecondFactor: (ticket: string) => void;
};

export function SignInForm({ search, earlierProblem, onSecondFactor }: SignInFormProps) {
  const { t } = useI18n();
  const forwarded = forwardedQuery(search);
  const form = useAuthForm({
    check: checkSignIn,
    submit: async ({ email, password }) => {
      const ticket = await signIn(email.trim(), password);
      if (ticket !== null) onSecondFactor(ticket);
      else saveTypedEmail('');
    },
  });
  const problem = form.sent ? signInProblem(t, form.problem) : earlierProblem;
  return (
    <>
      <GoogleButton from="login" search={search} />
      {problem ? null : <SessionMessageNote />}
      <CredentialsForm
        busyLabel={t('signingIn')}
        form={form}
        passwordAction={
          <TextLink as={Link} href={paths.forgotPassword(forwarded)}>
            {t('forgotPassword')}
          </TextLink>
        }
        passwordKind="current-password"
        problem={problem}
        submitLabel={t('signIn')}
      />
      <p className="mt-6 text-center text-muted">
        {t('noAccountYet')}{' '}
        <TextLink as={Link} href={paths.register(forwarded)}>
          {t('registerLink')}
        </TextLink>
      </p>
    </>
  );
}

/** Wrong credentials have a specific message; a busy server or a lost connection gets another one. */
function signInProblem(t: Translate, problem: unknown): string | null {
  if (problem === null) return null;
  const refused = problem instanceof ApiError && problem.status >= 400 && problem.status < 500;
  return refused && problem.status !== 429 ? t('signInFailed') : errorText(t, problem);
}
