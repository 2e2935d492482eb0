import { operatorLogin, signInWithOwnerLink } from '@sesame/contract/console/operators.ts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { ApiError } from '../../../api/client/api-error.ts';
import { call } from '../../../api/client/call.ts';
import { changeLanguage } from '../../../i18n/dictionary-store.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useBrandName } from '../../../i18n/use-brand-name.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { LanguageButtons } from '../../../shell/language-buttons.tsx';
import { BrandLockup } from '../../../ui/brand/brand-mark.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Input } from '../../../ui/forms/input.tsx';
import { PasswordInput } from '../../../ui/forms/password-input.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Note } from '../../../ui/primitives/note.tsx';
import { storeOperatorToken } from '../../api/operator-token.ts';
import { consoleMessages } from '../console.messages.ts';
import { consumeOwnerTicket } from './owner-ticket.ts';

/**
 * Sends e-mail, password and second-factor code together, so that no single one is confirmed. The link of a demo's
 * first start signs in without them.
 */
export function SignInScreen() {
  const { t: tShop } = useI18n();
  const brand = useBrandName();
  const t = useMessages(consoleMessages);
  useDocumentTitle(t('signInTitle'));
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
    mutationFn: (ticket: string) => call(signInWithOwnerLink, { body: { ticket } }),
    onSuccess: ({ token }) => storeOperatorToken(token),
  });
  useEffect(() => {
    const ticket = consumeOwnerTicket();
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
        <h1 className="type-title-1 mt-6">{t('signInTitle')}</h1>
        <p className="mt-1 mb-6 text-muted">{t('signInLead')}</p>
        <form className="grid gap-4" onSubmit={submit}>
          <Field label={t('email')}>
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
          <Field label={t('password')}>
            <PasswordInput
              autoComplete="current-password"
              hideLabel={tShop('hidePassword')}
              name="password"
              onChange={(event) => setPassword(event.target.value)}
              required
              showLabel={tShop('showPassword')}
              value={password}
            />
          </Field>
          <Field hint={t('codeHint')} label={t('code')}>
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
              {refused ? t('signInFailed') : errorText(tShop, signIn.error ?? linkError)}
            </Note>
          ) : null}
          <Button block loading={signIn.isPending} size="lg" type="submit">
            {signIn.isPending ? t('signingIn') : t('signIn')}
          </Button>
        </form>
        <div className="mt-6 text-[.8125rem] text-muted">
          <LanguageButtons onChoose={changeLanguage} />
        </div>
      </div>
    </main>
  );
}
