import { accessUntil } from '@sesame/contract/shared/calendar.ts';
import { parseDuration } from '@sesame/contract/shared/durations.ts';
import { formatMoney } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/primitives/button.tsx';
import { Note } from '../../ui/primitives/note.tsx';
import { DemoDetails } from './demo-details.tsx';
import { ProofFileForm } from './proof-file-form.tsx';
import { sampleTransfer } from './sample-transfer.ts';
import { isProof, type TransferOutcome } from './transfer.rules.ts';
import { TransferDone } from './transfer-done.tsx';
import { TransferOutdated } from './transfer-outdated.tsx';
import { TransferRejected } from './transfer-rejected.tsx';
import { TransferWait } from './transfer-wait.tsx';
import { useTransfer } from './use-transfer.ts';

/** Uses fixed sample data: no money moves and no file leaves the page. */
export function DemoTransfer({ outcome }: { outcome: TransferOutcome }) {
  const { t } = useI18n();
  return (
    <>
      <Note className="mb-8" tone="info">
        {t('transferDemo')}
      </Note>
      <Flow key={outcome} outcome={outcome} />
    </>
  );
}

function Flow({ outcome }: { outcome: TransferOutcome }) {
  const { t } = useI18n();
  const { state, now, send } = useTransfer(outcome);
  switch (state.name) {
    case 'receiving':
      return <TransferWait text={t('oneMoment')} title={t('transferReceiving')} />;
    case 'details':
      return <DemoDetails now={now} onPaid={() => send('paid')} until={state.until} />;
    case 'checking':
      return <TransferWait text={t('transferCheckingHint')} title={t('transferChecking')} />;
    case 'outdated':
      return (
        <TransferOutdated
          again={
            <Button className="leading-5" onClick={() => send('new_details')} variant="link">
              {t('transferNewDetails')}
            </Button>
          }
          form={
            <ProofFileForm
              accept="application/pdf,.pdf"
              hint={t('transferDemoFileHint')}
              label={t('transferDemoFile')}
              onSend={() => send('proof_sent')}
              problemOf={(file) => (isProof(file) ? undefined : t('transferDemoFileType'))}
              sendLabel={t('transferDemoSend')}
            />
          }
        />
      );
    case 'sending':
      return <TransferWait text={t('oneMoment')} title={t('transferProofSending')} />;
    case 'rejected':
      return (
        <TransferRejected
          help={paths.help()}
          onAnotherFile={() => send('another_file')}
          text={t('transferRejectedHint')}
        />
      );
    case 'done':
      return <DemoDone at={state.at} />;
  }
}

function DemoDone({ at }: { at: number }) {
  const { product, logo, duration, totalCents } = sampleTransfer;
  const now = new Date(at);
  const term = parseDuration(duration);
  return (
    <TransferDone
      amount={formatMoney(totalCents)}
      at={now}
      logo={logo}
      product={product}
      until={term ? accessUntil({ now, currentEnd: null, ...term }) : null}
    />
  );
}
