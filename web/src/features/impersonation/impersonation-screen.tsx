import { useEffect, useState } from 'react';
import { endImpersonation, redeemImpersonation } from '../../api/session/impersonation.ts';
import { errorText } from '../../i18n/error-text.ts';
import { useDocumentTitle } from '../../i18n/use-document-title.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { paths } from '../../paths.ts';
import { CenterState } from '../../ui/data/state-view.tsx';
import { Spinner } from '../../ui/primitives/spinner.tsx';

/** Where the console opens an impersonation with a ticket after `#`; without one, the page where it ends. */
export function ImpersonationScreen() {
  const { t } = useI18n();
  const [ticket] = useState(() => /^#([\w-]{43})$/.exec(location.hash)?.[1]);
  const [failure, setFailure] = useState<unknown>();
  const isOpening = ticket !== undefined && failure === undefined;
  useDocumentTitle(t(isOpening ? 'impersonationOpening' : 'impersonationEnded'));
  useEffect(() => {
    if (ticket === undefined) {
      endImpersonation();
      return;
    }
    history.replaceState(null, '', location.pathname);
    // A full page load, so that no data of another account stays.
    enterOnce(ticket).then(() => location.replace(paths.subscriptions()), setFailure);
  }, [ticket]);
  return (
    <main className="grid min-h-dvh place-items-center p-6" id="main">
      {isOpening ? (
        <CenterState art={<Spinner size={34} />} role="status" title={t('impersonationOpening')} />
      ) : (
        <CenterState
          role={failure === undefined ? 'status' : 'alert'}
          text={failure === undefined ? t('impersonationEndedLead') : errorText(t, failure)}
          title={t('impersonationEnded')}
        />
      )}
    </main>
  );
}

/** React may run an effect twice; the ticket is valid for one call. */
let entering: { ticket: string; done: Promise<void> } | undefined;

function enterOnce(ticket: string): Promise<void> {
  if (entering?.ticket !== ticket) entering = { ticket, done: redeemImpersonation(ticket) };
  return entering.done;
}
