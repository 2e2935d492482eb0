import { Link, useSearch } from 'wouter';
import { ApiError } from '../../api/api-error.ts';
import { type SessionNotice, useSessionNotice } from '../../api/session-notice.ts';
import { signIn } from '../../api/sign-in.ts';
import { errorText } from '../../i18n/error-text.ts';
import { useDocumentTitle } from '../../i18n/use-document-title.ts';
import { type Translate, useI18n } from '../../i18n/use-i18n.ts';
import { carriedQuery, paths } from '../../paths.ts';
import { Note } from '../../ui/note.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { checkLogin } from './auth.rules.ts';
import { AuthLayout } from './auth-layout.tsx';
import { CredentialsForm } from './credentials-form.tsx';
import { useAuthForm } from './use-auth-form.ts';

export function LoginScreen() {
  const { t } = useI18n();
  const search = useSearch();
  const notice = useSessionNotice();
  const form = useAuthForm({
    check: checkLogin,
    submit: ({ email, password }) => signIn(email.trim(), password),
  });
  useDocumentTitle(t('titleLogin'));
  return (
    <AuthLayout heading={t('loginHeading')} lead={t('loginLead')}>
      {form.problem === null ? <NoticeNote notice={notice} /> : null}
      <CredentialsForm
        busyLabel={t('signingIn')}
        form={form}
        passwordKind="current-password"
        problem={form.problem === null ? null : loginProblem(t, form.problem)}
        submitLabel={t('signIn')}
      />
      <p className="mt-6 text-center text-muted">
        {t('noAccountYet')}{' '}
        <TextLink as={Link} href={paths.register(carriedQuery(search))}>
          {t('registerLink')}
        </TextLink>
      </p>
    </AuthLayout>
  );
}

function NoticeNote({ notice }: { notice: SessionNotice }) {
  const { t } = useI18n();
  if (notice === 'ended') return <Note className="mb-[18px]">{t('errorUnauthorized')}</Note>;
  if (notice !== 'sign_out_failed') return null;
  return (
    <Note className="mb-[18px]" role="alert" tone="warning">
      <strong className="font-medium">{t('logoutFailed')}</strong>
      <br />
      {t('logoutFailedHint')}
    </Note>
  );
}

/** A wrong pair has its own sentence; a busy server or a dead line is not blamed on the person. */
function loginProblem(t: Translate, problem: unknown): string {
  const refused = problem instanceof ApiError && problem.status >= 400 && problem.status < 500;
  return refused && problem.status !== 429 ? t('loginFailed') : errorText(t, problem);
}
