import { useState } from 'react';
import { Link } from 'wouter';
import { ApiError } from '../../api/client/api-error.ts';
import { inRussian } from '../../api/client/in-russian.ts';
import { errorText } from '../../i18n/error-text.ts';
import { useDocumentTitle } from '../../i18n/use-document-title.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { paths } from '../../paths.ts';
import { undoWords } from '../../shell/renewal-undo/undo-words.ts';
import { CenterState } from '../../ui/data/state-view.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { LinkButton } from '../../ui/primitives/link-button.tsx';
import { Note } from '../../ui/primitives/note.tsx';
import { Spinner } from '../../ui/primitives/spinner.tsx';
import { useUndoLink } from './use-undo-link.ts';

/**
 * Where the undo link of a mail leads, signed in or not. Opening it changes nothing. The token is after `#`, which
 * browsers send to no server.
 */
export function UndoRenewalScreen() {
  const { t } = useI18n();
  const [token] = useState(() => location.hash.slice(1));
  useDocumentTitle(t('renewalUndoPage'));
  return (
    <main className="grid min-h-dvh place-items-center p-6" id="main">
      <Undoing token={token} />
    </main>
  );
}

function Undoing({ token }: { token: string }) {
  const { t, language } = useI18n();
  const { state, undo } = useUndoLink(token);
  const toSubscriptions = (
    <LinkButton as={Link} href={paths.subscriptions()} variant="ghost">
      {t('renewalToSubscriptions')}
    </LinkButton>
  );
  if (state.phase === 'reading') {
    return <CenterState art={<Spinner size={34} />} role="status" title={t('renewalUndoPage')} />;
  }
  if (state.phase === 'broken') {
    const isIncomplete = state.error instanceof ApiError && state.error.code === 'bad_request';
    return (
      <CenterState
        actions={
          <>
            <LinkButton as={Link} href={paths.newTicket()}>
              {t('writeToSupport')}
            </LinkButton>
            {toSubscriptions}
          </>
        }
        role="alert"
        text={isIncomplete ? t('undoLinkInvalid') : errorText(t, state.error)}
        title={t('renewalUndoPage')}
      />
    );
  }
  const link = language === 'ru' ? inRussian(state.link) : state.link;
  const isDone = state.phase === 'undone';
  const { title, text, needsSupport } = undoWords(t, link, isDone);
  const canUndo = !isDone && link.state === 'open';
  const error = state.phase === 'asking' ? state.error : undefined;
  return (
    <CenterState
      actions={
        <>
          {canUndo ? (
            <Button loading={state.phase === 'undoing'} onClick={undo} variant="destructive">
              {t('renewalUndo')}
            </Button>
          ) : null}
          {needsSupport ? (
            <LinkButton as={Link} href={paths.newTicket({ payment: link.payment_id })}>
              {t('writeToSupport')}
            </LinkButton>
          ) : null}
          {toSubscriptions}
        </>
      }
      {...(isDone && { role: 'status' as const })}
      text={text}
      title={title}
    >
      {error === undefined || !canUndo ? null : (
        <Note className="mt-4 text-left" role="alert" tone="danger">
          {errorText(t, error)}
        </Note>
      )}
    </CenterState>
  );
}
