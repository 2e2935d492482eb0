import {
  acceptTransfer,
  type ConsoleTransfer,
  findTransfers,
  listTransferProofs,
  refuseTransferProof,
} from '@sesame/contract/console/payments/transfers.ts';
import { useState } from 'react';
import { useMessages } from '../../../i18n/messages.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { Input } from '../../../ui/forms/input.tsx';
import { useConsoleMutation } from '../../api/use-console-query.ts';
import { ReasonDialog } from '../../ui/dialogs/reason-dialog.tsx';
import { transferMessages } from './transfers.messages.ts';

export type TransferAction =
  | { kind: 'accept'; transfer: ConsoleTransfer }
  | { kind: 'refuse'; receiptId: string };

const touches = [listTransferProofs, findTransfers];

/** Dialog of a decision about a bank transfer. */
export function TransferDialog({
  action,
  onClose,
}: {
  action: TransferAction;
  onClose: () => void;
}) {
  return action.kind === 'accept' ? (
    <AcceptDialog onClose={onClose} transfer={action.transfer} />
  ) : (
    <RefuseDialog onClose={onClose} receiptId={action.receiptId} />
  );
}

/** Only the currency is filled in: the operator has to read the amount from the bank statement. */
function AcceptDialog({ transfer, onClose }: { transfer: ConsoleTransfer; onClose: () => void }) {
  const t = useMessages(transferMessages);
  const [received, setReceived] = useState('');
  const [currency, setCurrency] = useState(transfer.expected.currency);
  const [bankReference, setBankReference] = useState('');
  const accept = useConsoleMutation(acceptTransfer, { touches });
  return (
    <ReasonDialog
      action={accept}
      lead={t('acceptLead')}
      onClose={onClose}
      onReason={(reason) =>
        accept.mutate(
          {
            params: { id: transfer.id },
            body: { received: Number(received), currency, bank_reference: bankReference, reason },
          },
          { onSuccess: onClose },
        )
      }
      submitLabel={t('accept')}
      title={t('acceptTitle')}
    >
      <div className="grid grid-cols-[minmax(0,1fr)_110px] gap-3">
        <Field label={t('received')}>
          <Input
            inputMode="decimal"
            min={0.01}
            onChange={(event) => setReceived(event.target.value)}
            required
            step={0.01}
            type="number"
            value={received}
          />
        </Field>
        <Field label={t('currency')}>
          <Input
            maxLength={3}
            onChange={(event) => setCurrency(event.target.value.toUpperCase())}
            pattern="[A-Z]{3}"
            required
            value={currency}
          />
        </Field>
      </div>
      <Field label={t('bankReference')}>
        <Input
          autoComplete="off"
          maxLength={100}
          onChange={(event) => setBankReference(event.target.value)}
          required
          value={bankReference}
        />
      </Field>
    </ReasonDialog>
  );
}

function RefuseDialog({ receiptId, onClose }: { receiptId: string; onClose: () => void }) {
  const t = useMessages(transferMessages);
  const refuse = useConsoleMutation(refuseTransferProof, { touches });
  return (
    <ReasonDialog
      action={refuse}
      lead={t('refuseLead')}
      onClose={onClose}
      onReason={(reason) =>
        refuse.mutate({ params: { id: receiptId }, body: { reason } }, { onSuccess: onClose })
      }
      submitLabel={t('refuse')}
      title={t('refuseTitle')}
    />
  );
}
