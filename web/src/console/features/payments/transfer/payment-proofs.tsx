import type { ConsolePayment } from '@sesame/contract/console/payments/payment-detail.ts';
import { readTransfer } from '@sesame/contract/console/payments/transfers.ts';
import { useMessages } from '../../../../i18n/messages.ts';
import { useConsoleQuery } from '../../../api/use-console-query.ts';
import { useMay } from '../../../api/use-operator.ts';
import { Panel } from '../../../ui/page/console-page.tsx';
import { transferProofMessages } from '../../../ui/transfers/transfer-proofs.messages.ts';
import { TransferProofs } from '../../../ui/transfers/transfer-proofs.tsx';

/** The proofs that the buyer of a bank transfer sent; renders nothing for other payments, and without any. */
export function PaymentProofs({ payment: { id, provider } }: { payment: ConsolePayment }) {
  const t = useMessages(transferProofMessages);
  const may = useMay();
  const enabled = provider === 'transfer' && may('transfers:read');
  const transfer = useConsoleQuery(readTransfer, { params: { id } }, { enabled });
  if (!transfer.data?.proofs.length) return null;
  return (
    <Panel title={t('proofs')}>
      <TransferProofs of={transfer.data} />
    </Panel>
  );
}
