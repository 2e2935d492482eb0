import { useSearch } from 'wouter';
import { useDocumentTitle } from '../../i18n/use-document-title.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { Note } from '../../ui/note.tsx';
import { outcomeOf, type TransferOutcome } from './transfer.rules.ts';
import { TransferDetails } from './transfer-details.tsx';
import { TransferDone } from './transfer-done.tsx';
import { TransferOutdated } from './transfer-outdated.tsx';
import { TransferRejected } from './transfer-rejected.tsx';
import { TransferWait } from './transfer-wait.tsx';
import { useTransfer } from './use-transfer.ts';

/**
 * A payment by bank transfer, shown with fixed sample data: no money moves and no file leaves the page.
 * `?demo=success` ends it well.
 */
export function TransferScreen() {
  const { t } = useI18n();
  const outcome = outcomeOf(useSearch());
  useDocumentTitle(t('titleTransfer'));
  return (
    <div className="mx-auto w-full max-w-[520px]">
      <Note className="mb-8" tone="info">
        {t('transferDemo')}
      </Note>
      <Transfer key={outcome} outcome={outcome} />
    </div>
  );
}

function Transfer({ outcome }: { outcome: TransferOutcome }) {
  const { t } = useI18n();
  const { state, now, tell } = useTransfer(outcome);
  switch (state.name) {
    case 'receiving':
      return <TransferWait text={t('oneMoment')} title={t('transferReceiving')} />;
    case 'details':
      return <TransferDetails now={now} onPaid={() => tell('paid')} until={state.until} />;
    case 'checking':
      return <TransferWait text={t('transferCheckingHint')} title={t('transferChecking')} />;
    case 'outdated':
      return (
        <TransferOutdated
          onNewDetails={() => tell('new_details')}
          onSend={() => tell('receipt_sent')}
        />
      );
    case 'sending':
      return <TransferWait text={t('oneMoment')} title={t('transferReceiptSending')} />;
    case 'rejected':
      return <TransferRejected onAnotherFile={() => tell('another_file')} />;
    case 'done':
      return <TransferDone at={state.at} />;
  }
}
