import { useEffect, useState } from 'react';
import { enterViewing, leaveViewing } from '../../api/viewing.ts';
import { errorText } from '../../i18n/error-text.ts';
import { useDocumentTitle } from '../../i18n/use-document-title.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { paths } from '../../paths.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { CenterState } from '../../ui/state-view.tsx';

/** Where the console opens somebody's shop with a ticket behind `#`; without one, where such a look ends. */
export function ViewingScreen() {
  const { t } = useI18n();
  const [ticket] = useState(() => /^#([\w-]{43})$/.exec(location.hash)?.[1]);
  const [failure, setFailure] = useState<unknown>();
  const isOpening = ticket !== undefined && failure === undefined;
  useDocumentTitle(t(isOpening ? 'viewingOpening' : 'viewingOver'));
  useEffect(() => {
    if (ticket === undefined) {
      leaveViewing();
      return;
    }
    history.replaceState(null, '', location.pathname);
    // The whole page anew: nothing that was read for somebody else stays.
    enterOnce(ticket).then(() => location.replace(paths.subscriptions()), setFailure);
  }, [ticket]);
  return (
    <main className="grid min-h-dvh place-items-center p-6" id="main">
      {isOpening ? (
        <CenterState art={<Spinner size={34} />} role="status" title={t('viewingOpening')} />
      ) : (
        <CenterState
          role={failure === undefined ? 'status' : 'alert'}
          text={failure === undefined ? t('viewingOverLead') : errorText(t, failure)}
          title={t('viewingOver')}
        />
      )}
    </main>
  );
}

/** React may run an effect twice; the ticket is good for one call. */
let entering: { ticket: string; done: Promise<void> } | undefined;

function enterOnce(ticket: string): Promise<void> {
  if (entering?.ticket !== ticket) entering = { ticket, done: enterViewing(ticket) };
  return entering.done;
}
