import { useState } from 'react';
import { Link } from 'wouter';
import { ApiError } from '../../api/client/api-error.ts';
import { inRussian } from '../../api/client/in-russian.ts';
import { errorText } from '../../i18n/error-text.ts';
import { formatDate } from '../../i18n/format.ts';
import { useDocumentTitle } from '../../i18n/use-document-title.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { paths } from '../../paths.ts';
import { CenterState } from '../../ui/data/state-view.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { LinkButton } from '../../ui/primitives/link-button.tsx';
import { Note } from '../../ui/primitives/note.tsx';
import { Spinner } from '../../ui/primitives/spinner.tsx';
import { useStopLink } from './use-stop-link.ts';

/**
 * Where the stop link of a mail leads, signed in or not. Opening it changes nothing. The token is after `#`, which
 * browsers send to no server.
 */
export function StopRenewalScreen() {
  const { t } = useI18n();
  const [token] = useState(() => location.hash.slice(1));
  useDocumentTitle(t('renewalStopPage'));
  return (
    <main className="grid min-h-dvh place-items-center p-6" id="main">
      <Stopping token={token} />
    </main>
  );
}

function Stopping({ token }: { token: string }) {
  const { t, language } = useI18n();
  const { state, stop } = useStopLink(token);
  const toSubscriptions = (
    <LinkButton as={Link} href={paths.subscriptions()} variant="ghost">
      {t('renewalToSubscriptions')}
    </LinkButton>
  );
  if (state.phase === 'reading') {
    return <CenterState art={<Spinner size={34} />} role="status" title={t('renewalStopPage')} />;
  }
  if (state.phase === 'broken') {
    return (
      <CenterState
        actions={toSubscriptions}
        role="alert"
        text={isIncomplete(state.error) ? t('stopLinkInvalid') : errorText(t, state.error)}
        title={t('renewalStopPage')}
      />
    );
  }
  const {
    title,
    ends_at: end,
    is_stopped: wasStopped,
  } = language === 'ru' ? inRussian(state.link) : state.link;
  const facts = { product: title, date: formatDate(end) };
  if (state.phase === 'stopped' || wasStopped) {
    const isNew = state.phase === 'stopped';
    return (
      <CenterState
        actions={toSubscriptions}
        role="status"
        text={t(isNew ? 'renewalStoppedText' : 'renewalStopText', facts)}
        title={t(isNew ? 'renewalStopped' : 'renewalStoppedBefore')}
      />
    );
  }
  const error = state.phase === 'asking' ? state.error : undefined;
  return (
    <CenterState
      actions={
        <>
          <Button loading={state.phase === 'stopping'} onClick={stop} variant="destructive">
            {t('renewalTurnOff')}
          </Button>
          {toSubscriptions}
        </>
      }
      text={t('renewalStopText', facts)}
      title={t('renewalStopTitle')}
    >
      {error === undefined ? null : (
        <Note className="mt-4 text-left" role="alert" tone="danger">
          {errorText(t, error)}
        </Note>
      )}
    </CenterState>
  );
}

/** Mail programs cut long links: such a token is refused as malformed, and a reload would not help. */
function isIncomplete(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'bad_request';
}
