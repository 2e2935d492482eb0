import { acceptInvitation, readInvitation } from '@sesame/contract/console/team.ts';
import { PASSWORD_MIN } from '@sesame/contract/shared/limits.ts';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { ApiError } from '../../../api/client/api-error.ts';
import { call } from '../../../api/client/call.ts';
import { useRouteQuery } from '../../../api/client/route-query.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { BootScreen } from '../../../shell/boot-screen.tsx';
import { RecoveryCodes } from '../../../shell/recovery-codes.tsx';
import { QrCode } from '../../../ui/data/qr-code.tsx';
import { CopyButton } from '../../../ui/forms/copy-button.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Note } from '../../../ui/primitives/note.tsx';
import { TextLink } from '../../../ui/primitives/text-link.tsx';
import { storeOperatorToken } from '../../api/operator-token.ts';
import { consolePaths } from '../../paths.ts';
import { FormProblem, FormView } from '../../ui/forms/form-view.tsx';
import { PasswordField, TextField } from '../../ui/forms/text-fields.tsx';
import { useConsoleForm } from '../../ui/forms/use-console-form.ts';
import { roleMessages } from '../../ui/names/role.messages.ts';
import { EntryCard } from './entry-card.tsx';
import { signInMessages } from './sign-in.messages.ts';

/** Opened from an invitation: sets password and authenticator app, signs in, and shows the recovery codes once. */
export function JoinScreen({ token }: { token: string | null }) {
  const { t: tShop } = useI18n();
  const t = useMessages(signInMessages);
  const tRole = useMessages(roleMessages);
  useDocumentTitle(t('joinTitle'));
  const [, navigate] = useLocation();
  const [codes, setCodes] = useState<readonly string[]>();
  const offer = useRouteQuery(
    readInvitation,
    { body: { token: token ?? '' } },
    {
      // Signing in clears all queries; the used invitation must not be requested again.
      enabled: token !== null && codes === undefined,
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
    },
  );
  if (codes) {
    return (
      <EntryCard title={t('joinDone')}>
        <RecoveryCodes
          codes={codes}
          onSaved={() => navigate(consolePaths.home(), { replace: true })}
        />
      </EntryCard>
    );
  }
  if (token === null || offer.isError) {
    const isDead = token === null || (offer.error instanceof ApiError && offer.error.status < 500);
    return (
      <EntryCard title={t('joinDead')}>
        <Note role="alert" tone="danger">
          {offer.isError ? errorText(tShop, offer.error) : tShop('invitationInvalid')}
        </Note>
        <p className="mt-5">
          {isDead ? (
            <TextLink as={Link} href={consolePaths.home()}>
              {t('joinToSignIn')}
            </TextLink>
          ) : (
            <Button onClick={() => void offer.refetch()}>{tShop('tryAgain')}</Button>
          )}
        </p>
      </EntryCard>
    );
  }
  if (!offer.data) return <BootScreen />;
  const { name, email, role, secret, otpauth_url: url } = offer.data;
  return (
    <EntryCard title={`${t('joinTitle')}, ${name}`}>
      <p className="text-muted">{t('joinLead', { email, role: tRole(role) })}</p>
      <p className="mt-5 mb-3">{t('joinScan')}</p>
      <QrCode className="mx-auto size-44" label={t('joinQr')} text={url} />
      <p className="mt-3 mb-5 flex items-center justify-center gap-2">
        <code className="wrap-anywhere text-[.8125rem]">{secret}</code>
        <CopyButton copiedLabel={t('copied')} label={t('joinCopy')} text={secret} />
      </p>
      {/* A code on the screen of the phone that has the app cannot be scanned. */}
      <p className="-mt-2 mb-5 text-center pointer-fine:hidden">
        <TextLink href={url}>{t('joinOpenApp')}</TextLink>
      </p>
      <JoinForm onJoined={setCodes} token={token} />
    </EntryCard>
  );
}

type JoinFormProps = { token: string; onJoined: (recoveryCodes: readonly string[]) => void };

function JoinForm({ token, onJoined }: JoinFormProps) {
  const t = useMessages(signInMessages);
  const form = useConsoleForm({
    schema: acceptInvitation.body,
    initial: { password: '', code: '' },
    body: ({ password, code }) => ({ token, password, code: code.trim() }),
    save: (body) => call(acceptInvitation, { body }),
    onSaved: (answer) => {
      onJoined(answer.recovery_codes);
      storeOperatorToken(answer.token);
    },
  });
  return (
    <FormView className="grid gap-4" form={form}>
      <PasswordField
        autoComplete="new-password"
        hint={t('joinPasswordHint', { min: PASSWORD_MIN })}
        label={t('newPassword')}
        of={form.at('password')}
      />
      <TextField
        autoComplete="one-time-code"
        inputMode="numeric"
        label={t('joinCode')}
        of={form.at('code')}
      />
      <FormProblem form={form} />
      <Button block loading={form.isSaving} size="lg" type="submit">
        {t('join')}
      </Button>
    </FormView>
  );
}
