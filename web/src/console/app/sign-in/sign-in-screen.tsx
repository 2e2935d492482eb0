import {
  getOwnerSetup,
  signInOperator,
  signInWithOwnerLink,
} from '@sesame/contract/console/operators.ts';
import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { ApiError } from '../../../api/client/api-error.ts';
import { call } from '../../../api/client/call.ts';
import { routeQuery } from '../../../api/client/route-query.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { BootScreen } from '../../../shell/boot-screen.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Note } from '../../../ui/primitives/note.tsx';
import { operatorSessionEnded, storeOperatorToken } from '../../api/operator-token.ts';
import { FormView } from '../../ui/forms/form-view.tsx';
import { PasswordField, TextField } from '../../ui/forms/text-fields.tsx';
import { useConsoleForm } from '../../ui/forms/use-console-form.ts';
import { DemoOwner } from './demo-owner.tsx';
import { EntryCard } from './entry-card.tsx';
import { consumeOwnerTicket } from './owner-ticket.ts';
import { signInMessages } from './sign-in.messages.ts';
import { useTakeOver } from './use-take-over.ts';

const NeedsOwner = lazy(() =>
  import('./needs-owner.tsx').then((module) => ({ default: module.NeedsOwner })),
);

/** Shared by the request before the screen is drawn and the screen. */
const setupQuery = routeQuery(getOwnerSetup, {}, { retry: false, staleTime: 2_000 });

/** Asks the shop what sign-in shows, before the texts have loaded; a page in which it is drawn says so. */
export function prefetchSignIn(client: QueryClient): void {
  const tag = document.querySelector<HTMLMetaElement>('meta[name="sesame:owner-setup"]');
  // Trusted input, written by the server.
  if (tag) startFromSetup(client, JSON.parse(tag.content));
  else void client.prefetchQuery(setupQuery);
}

export function startFromSetup(client: QueryClient, setup: AnswerOf<typeof getOwnerSetup>): void {
  client.setQueryData(setupQuery.queryKey, setup);
}

/**
 * Sends email, password and second-factor code together, so that no single one is confirmed. The link of a demo's
 * first start signs in without them.
 */
export function SignInScreen() {
  const { t: tShop } = useI18n();
  const t = useMessages(signInMessages);
  useDocumentTitle(t('console'));
  const form = useConsoleForm({
    schema: signInOperator.body,
    initial: { email: '', password: '', code: '' },
    body: ({ email, password, code }) => {
      const typed = code.replaceAll(/\s/g, '');
      return { email: email.trim(), password, ...(typed && { code: typed }) };
    },
    save: (body) => call(signInOperator, { body }),
    onSaved: ({ token }) => storeOperatorToken(token),
  });
  const { mutate: signInByLink, error: linkError } = useMutation({
    mutationFn: (ticket: string) => call(signInWithOwnerLink, { body: { ticket } }),
    onSuccess: ({ token }) => storeOperatorToken(token),
  });
  useEffect(() => {
    const ticket = consumeOwnerTicket();
    if (ticket !== undefined) signInByLink(ticket);
  }, [signInByLink]);
  useTakeOver();
  const setup = useQuery(setupQuery);
  const { error } = form;
  const refused = error instanceof ApiError && [400, 401].includes(error.status);
  // What else the card holds decides its height.
  if (setup.isLoading) return <BootScreen />;
  if (setup.data?.needs_owner) {
    return (
      <Suspense fallback={null}>
        <NeedsOwner />
      </Suspense>
    );
  }
  return (
    <EntryCard title={t('console')}>
      <p className="mb-6 text-muted">{t('signInLead')}</p>
      {!error && linkError === null && operatorSessionEnded() ? (
        <Note className="mb-6" role="status">
          {t('sessionEnded')}
        </Note>
      ) : null}
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
      {setup.data?.demo ? <DemoOwner owner={setup.data.demo} /> : null}
    </EntryCard>
  );
}
