import { acceptInvitation, readInvitation } from '@sesame/contract/console/team.ts';
import { PASSWORD_MIN } from '@sesame/contract/shared/limits.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { ApiError } from '../../../api/client/api-error.ts';
import { call } from '../../../api/client/call.ts';
import { changeLanguage } from '../../../i18n/dictionary-store.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useBrandName } from '../../../i18n/use-brand-name.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { BootScreen } from '../../../shell/boot-screen.tsx';
import { LanguageButtons } from '../../../shell/language-buttons.tsx';
import { BrandLockup } from '../../../ui/brand/brand-mark.tsx';
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
import { consoleMessages } from '../console.messages.ts';

/** Opened from a mailed invitation: sets the password and the authenticator app, then signs in. */
export function JoinScreen({ token }: { token: string | null }) {
  const { t: tShop } = useI18n();
  const t = useMessages(consoleMessages);
  const tRole = useMessages(roleMessages);
  useDocumentTitle(t('joinTitle'));
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
      <Card title={t('joinDead')}>
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
      </Card>
    );
  }
  if (!offer.data) return <BootScreen />;
  const { name, email, role, secret, otpauth_url: url } = offer.data;
  return (
    <Card title={`${t('joinTitle')}, ${name}`}>
      <p className="text-muted">{t('joinLead', { email, role: tRole(role) })}</p>
      <p className="mt-5 mb-3">{t('joinScan')}</p>
      <QrCode className="mx-auto size-44" label={t('joinQr')} text={url} />
      <p className="mt-3 mb-5 flex items-center justify-center gap-2">
        <code className="wrap-anywhere text-[.8125rem]">{secret}</code>
        <CopyButton copiedLabel={t('joinCopied')} label={t('joinCopy')} text={secret} />
      </p>
      <JoinForm token={token} />
    </Card>
  );
}

function JoinForm({ token }: { token: string }) {
  const t = useMessages(consoleMessages);
  const [, navigate] = useLocation();
  const form = useConsoleForm({
    schema: acceptInvitation.body,
    initial: { password: '', code: '' },
    body: ({ password, code }) => ({ token, password, code: code.trim() }),
    save: (body) => call(acceptInvitation, { body }),
    onSaved: (answer) => {
      storeOperatorToken(answer.token);
      navigate(consolePaths.home(), { replace: true });
    },
  });
  return (
    <FormView className="grid gap-4" form={form}>
      <PasswordField
        autoComplete="new-password"
        hint={t('joinPasswordHint', { min: PASSWORD_MIN })}
        label={t('joinPassword')}
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
