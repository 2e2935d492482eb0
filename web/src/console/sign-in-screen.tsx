import { enterByOwnerLink, operatorLogin } from '@sesame/contract/operators.ts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { storeOperatorToken } from '../api/operator/operator-token.ts';
import { changeLanguage } from '../i18n/dictionary-store.ts';
import { errorText } from '../i18n/error-text.ts';
import { useBrandName } from '../i18n/use-brand-name.ts';
import { useDocumentTitle } from '../i18n/use-document-title.ts';
import { useI18n } from '../i18n/use-i18n.ts';
import { useWords } from '../i18n/words.ts';
import { LanguageButtons } from '../shell/language-buttons.tsx';
import { BrandLockup } from '../ui/brand-mark.tsx';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { Note } from '../ui/note.tsx';
import { PasswordInput } from '../ui/password-input.tsx';
import { consoleWords } from './console.words.ts';
import { takeOwnerTicket } from './owner-ticket.ts';

/**
 * E-mail, password and the code of the second step at once: none of the three is confirmed by itself. Whoever comes by the link of
 * a demo's first start is let in without them.
 */
export function SignInScreen() {
  const { t } = useI18n();
  const brand = useBrandName();
  const say = useWords(consoleWords);
  useDocumentTitle(say('signInTitle'));
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const signIn = useMutation({
    mutationFn: () => {
      const typed = code.replaceAll(/\s/g, '');
      const body = { email: email.trim(), password, ...(typed && { code: typed }) };
      return call(operatorLogin, { body });
    },
    onSuccess: ({ token }) => storeOperatorToken(token),
  });
  const { mutate: enter, error: linkError } = useMutation({
    mutationFn: (ticket: string) => call(enterByOwnerLink, { body: { ticket } }),
    onSuccess: ({ token }) => storeOperatorToken(token),
  });
  useEffect(() => {
    const ticket = takeOwnerTicket();
    if (ticket !== undefined) enter(ticket);
  }, [enter]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!signIn.isPending) signIn.mutate();
  };
  const refused = signIn.error instanceof ApiError && [400, 401].includes(signIn.error.status);
  return (
    <main className="grid min-h-dvh place-items-center bg-sunken p-5" id="main">
      <div className="w-full max-w-[400px] rounded-[20px] border border-border bg-surface p-7 shadow-card max-md:p-5">
        <BrandLockup name={brand} />
        <h1 className="type-title-1 mt-6">{say('signInTitle')}</h1>
        <p className="mt-1 mb-6 text-muted">{say('signInLead')}</p>
        <form className="grid gap-4" onSubmit={submit}>
          <Field label={say('email')}>
            <Input
              autoComplete="username"
              autoFocus
              name="email"
              onChange={(event) => setEmail(event.target.value)}
              required
              type="email"
              value={email}
            />
          </Field>
          <Field label={say('password')}>
            <PasswordInput
              autoComplete="current-password"
              hideLabel={t('hidePassword')}
              name="password"
              onChange={(event) => setPassword(event.target.value)}
              required
              showLabel={t('showPassword')}
              value={password}
            />
          </Field>
          <Field hint={say('codeHint')} label={say('code')}>
            <Input
              autoComplete="one-time-code"
              inputMode="numeric"
              maxLength={12}
              name="code"
              onChange={(event) => setCode(event.target.value)}
              value={code}
            />
          </Field>
          {signIn.isError || linkError !== null ? (
            <Note role="alert" tone="danger">
              {refused ? say('signInFailed') : errorText(t, signIn.error ?? linkError)}
            </Note>
          ) : null}
          <Button block loading={signIn.isPending} size="lg" type="submit">
            {signIn.isPending ? say('signingIn') : say('signIn')}
          </Button>
        </form>
        <div className="mt-6 text-[.8125rem] text-muted">
          <LanguageButtons onChoose={changeLanguage} />
        </div>
      </div>
    </main>
  );
}
