import { PASSWORD_MIN } from '@sesame/contract/limits.ts';
import { acceptInvitation, readInvitation } from '@sesame/contract/operator-staff.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { storeOperatorToken } from '../api/operator/operator-token.ts';
import { changeLanguage } from '../i18n/dictionary-store.ts';
import { errorText } from '../i18n/error-text.ts';
import { useBrandName } from '../i18n/use-brand-name.ts';
import { useDocumentTitle } from '../i18n/use-document-title.ts';
import { useI18n } from '../i18n/use-i18n.ts';
import { useWords } from '../i18n/words.ts';
import { operatorPaths } from '../operator-paths.ts';
import { BootScreen } from '../shell/boot-screen.tsx';
import { roleWords } from '../shell/console/role.words.ts';
import { LanguageButtons } from '../shell/language-buttons.tsx';
import { BrandLockup } from '../ui/brand-mark.tsx';
import { Button } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { Note } from '../ui/note.tsx';
import { PasswordInput } from '../ui/password-input.tsx';
import { QrCode } from '../ui/qr-code.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { consoleWords } from './console.words.ts';

/** Where a mailed invitation leads: password, authenticator app, and in. */
export function JoinScreen({ token }: { token: string | null }) {
  const { t } = useI18n();
  const say = useWords(consoleWords);
  const sayRole = useWords(roleWords);
  useDocumentTitle(say('joinTitle'));
  const offer = useQuery({
    queryKey: [readInvitation.id, token],
    queryFn: () => call(readInvitation, { body: { token: token ?? '' } }),
    enabled: token !== null,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (token === null || offer.isError) {
    const isDead = token === null || (offer.error instanceof ApiError && offer.error.status < 500);
    return (
      <Card title={say('joinDead')}>
        <Note role="alert" tone="danger">
          {offer.isError ? errorText(t, offer.error) : t('invitationInvalid')}
        </Note>
        <p className="mt-5">
          {isDead ? (
            <TextLink as={Link} href={operatorPaths.home()}>
              {say('joinToSignIn')}
            </TextLink>
          ) : (
            <Button onClick={() => void offer.refetch()}>{t('tryAgain')}</Button>
          )}
        </p>
      </Card>
    );
  }
  if (!offer.data) return <BootScreen />;
  const { name, email, role, secret, otpauth_url: url } = offer.data;
  return (
    <Card title={`${say('joinTitle')}, ${name}`}>
      <p className="text-muted">{say('joinLead', { email, role: sayRole(role) })}</p>
      <p className="mt-5 mb-3">{say('joinScan')}</p>
      <QrCode className="mx-auto size-44" label={say('joinQr')} text={url} />
      <p className="mt-3 mb-5 flex items-center justify-center gap-2">
        <code className="wrap-anywhere text-[.8125rem]">{secret}</code>
        <CopyButton copiedLabel={say('joinCopied')} label={say('joinCopy')} text={secret} />
      </p>
      <JoinForm token={token} />
    </Card>
  );
}

function JoinForm({ token }: { token: string }) {
  const { t } = useI18n();
  const say = useWords(consoleWords);
  const [, navigate] = useLocation();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const accept = useMutation({
    mutationFn: () => call(acceptInvitation, { body: { token, password, code: code.trim() } }),
    onSuccess: (answer) => {
      storeOperatorToken(answer.token);
      navigate(operatorPaths.home(), { replace: true });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!accept.isPending) accept.mutate();
  };
  return (
    <form className="grid gap-4" onSubmit={submit}>
      <Field hint={say('joinPasswordHint', { min: PASSWORD_MIN })} label={say('joinPassword')}>
        <PasswordInput
          autoComplete="new-password"
          hideLabel={t('hidePassword')}
          minLength={PASSWORD_MIN}
          name="password"
          onChange={(event) => setPassword(event.target.value)}
          required
          showLabel={t('showPassword')}
          value={password}
        />
      </Field>
      <Field label={say('joinCode')}>
        <Input
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={12}
          name="code"
          onChange={(event) => setCode(event.target.value)}
          required
          value={code}
        />
      </Field>
      {accept.isError ? (
        <Note role="alert" tone="danger">
          {errorText(t, accept.error)}
        </Note>
      ) : null}
      <Button block loading={accept.isPending} size="lg" type="submit">
        {say('join')}
      </Button>
    </form>
  );
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  const brand = useBrandName();
  return (
    <main className="grid min-h-dvh place-items-center bg-sunken p-5" id="main">
      <div className="w-full max-w-[440px] rounded-[20px] border border-border bg-surface p-7 shadow-card max-md:p-5">
        <BrandLockup name={brand} />
        <h1 className="type-title-1 mt-6 mb-2">{title}</h1>
        {children}
        <div className="mt-6 text-[.8125rem] text-muted">
          <LanguageButtons onChoose={changeLanguage} />
        </div>
      </div>
    </main>
  );
}
