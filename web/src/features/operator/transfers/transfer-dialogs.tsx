import {
  acceptTransfer,
  findTransfers,
  listTransferReceipts,
  type OperatorTransfer,
  refuseTransferReceipt,
} from '@sesame/contract/operator-transfers.ts';
import { useState } from 'react';
import { useOperatorMutation } from '../../../api/operator/use-operator-query.ts';
import { useWords } from '../../../i18n/words.ts';
import { ReasonDialog } from '../../../shell/console/reason-dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { transferWords } from './transfers.words.ts';

export type TransferAct =
  | { kind: 'accept'; transfer: OperatorTransfer }
  | { kind: 'refuse'; receiptId: string };

const touches = [listTransferReceipts, findTransfers];

/** A decision about a transfer. */
export function TransferDialog({ act, onClose }: { act: TransferAct; onClose: () => void }) {
  return act.kind === 'accept' ? (
    <AcceptDialog onClose={onClose} transfer={act.transfer} />
  ) : (
    <RefuseDialog onClose={onClose} receiptId={act.receiptId} />
  );
}

/** Nothing is filled in for the operator but the currency: the sum is to be read at the bank. */
function AcceptDialog({ transfer, onClose }: { transfer: OperatorTransfer; onClose: () => void }) {
  const say = useWords(transferWords);
  const [received, setReceived] = useState('');
  const [currency, setCurrency] = useState(transfer.asked.currency);
  const [bankReference, setBankReference] = useState('');
  const accept = useOperatorMutation(acceptTransfer, { touches });
  return (
    <ReasonDialog
      act={accept}
      lead={say('acceptLead')}
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
      submitLabel={say('accept')}
      title={say('acceptTitle')}
    >
      <div className="grid grid-cols-[minmax(0,1fr)_110px] gap-3">
        <Field label={say('received')}>
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
        <Field label={say('currency')}>
          <Input
            maxLength={3}
            onChange={(event) => setCurrency(event.target.value.toUpperCase())}
            pattern="[A-Z]{3}"
            required
            value={currency}
          />
        </Field>
      </div>
      <Field label={say('bankReference')}>
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
  const say = useWords(transferWords);
  const refuse = useOperatorMutation(refuseTransferReceipt, { touches });
  return (
    <ReasonDialog
      act={refuse}
      lead={say('refuseLead')}
      onClose={onClose}
      onReason={(reason) =>
        refuse.mutate({ params: { id: receiptId }, body: { reason } }, { onSuccess: onClose })
      }
      submitLabel={say('refuse')}
      title={say('refuseTitle')}
    />
  );
}
