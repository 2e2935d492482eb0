import { operatorLogin, signInWithOwnerLink } from '@sesame/contract/console/operators.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
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
import { Button } from '../../../ui/primitives/button.tsx';
import { Note } from '../../../ui/primitives/note.tsx';
import { storeOperatorToken } from '../../api/operator-token.ts';
import { FormView } from '../../ui/forms/form-view.tsx';
import { PasswordField, TextField } from '../../ui/forms/text-fields.tsx';
import { useConsoleForm } from '../../ui/forms/use-console-form.ts';
import { consoleMessages } from '../console.messages.ts';
import { consumeOwnerTicket } from './owner-ticket.ts';

/**
 * Sends email, password and second-factor code together, so that no single one is confirmed. The link of a demo's
 * first start signs in without them.
 */
export function SignInScreen() {
  const { t: tShop } = useI18n();
  const brand = useBrandName();
  const t = useMessages(consoleMessages);
  useDocumentTitle(t('signInTitle'));
  const form = useConsoleForm({
    schema: operatorLogin.body,
    initial: { email: '', password: '', code: '' },
    body: ({ email, password, code }) => {
      const typed = code.replaceAll(/\s/g, '');
      return { email: email.trim(), password, ...(typed && { code: typed }) };
    },
    save: (body) => call(operatorLogin, { body }),
    onSaved: ({ token }) => storeOperatorToken(token),
  });
  const { mutate: enter, error: linkError } = useMutation({
    mutationFn: (ticket: string) => call(signInWithOwnerLink, { body: { ticket } }),
    onSuccess: ({ token }) => storeOperatorToken(token),
  });
  useEffect(() => {
    const ticket = consumeOwnerTicket();
    if (ticket !== undefined) enter(ticket);
  }, [enter]);
  const { error } = form;
  const refused = error instanceof ApiError && [400, 401].includes(error.status);
  return (
    <main className="grid min-h-dvh place-items-center bg-sunken p-5" id="main">
      <div className="w-full max-w-[400px] rounded-[20px] border border-border bg-surface p-7 shadow-card max-md:p-5">
        <BrandLockup name={brand} />
        <h1 className="type-title-1 mt-6">{t('signInTitle')}</h1>
        <p className="mt-1 mb-6 text-muted">{t('signInLead')}</p>
        <FormView className="grid gap-4" form={form}>
          <TextField
            autoComplete="username"
            autoFocus
            label={t('email')}
            of={form.at('email')}
            type="email"
          />
          <PasswordField label={t('password')} of={form.at('password')} />
          <TextField
            autoComplete="one-time-code"
            hint={t('codeHint')}
            inputMode="numeric"
            label={t('code')}
            of={form.at('code')}
          />
          {error || linkError !== null ? (
            <Note role="alert" tone="danger">
              {refused ? t('signInFailed') : errorText(tShop, error ?? linkError)}
            </Note>
          ) : null}
          <Button block loading={form.isSaving} size="lg" type="submit">
            {form.isSaving ? t('signingIn') : t('signIn')}
          </Button>
        </FormView>
        <div className="mt-6 text-[.8125rem] text-muted">
          <LanguageButtons onChoose={changeLanguage} />
        </div>
      </div>
    </main>
  );
}
