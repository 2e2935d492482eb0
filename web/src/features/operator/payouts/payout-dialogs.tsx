import { centsFromDollars } from '@sesame/contract/money.ts';
import {
  listAllPayouts,
  markPayoutPaid,
  type OperatorPayout,
  readPartner,
  readPayout,
  rejectPayout,
  stopSendingPayout,
} from '@sesame/contract/operator-referrals.ts';
import { useState } from 'react';
import { useOperatorMutation } from '../../../api/operator/use-operator-query.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { useWords } from '../../../i18n/words.ts';
import { ActDialog } from '../../../shell/console/act-dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { networkNames } from './payout-words.ts';
import { payoutWords } from './payouts.words.ts';

type DialogProps = { payout: OperatorPayout; onClose: () => void };

const touches = [listAllPayouts, readPartner, readPayout];

export function DeclineDialog({ payout, onClose }: DialogProps) {
  const say = useWords(payoutWords);
  const [reason, setReason] = useState('');
  const reject = useOperatorMutation(rejectPayout, { touches });
  const amount = formatMoney(centsFromDollars(payout.amount));
  return (
    <ActDialog
      act={reject}
      destructive
      lead={say('declineLead')}
      onClose={onClose}
      onSubmit={() =>
        reject.mutate({ params: { id: payout.id }, body: { reason } }, { onSuccess: onClose })
      }
      submitLabel={say('declineSubmit')}
      title={say('declineTitle', { amount, name: payout.username })}
    >
      <Field label={say('reason')}>
        <Textarea
          maxLength={500}
          onChange={(event) => setReason(event.target.value)}
          required
          rows={3}
          value={reason}
        />
      </Field>
    </ActDialog>
  );
}

export function NotSentDialog({ payout, onClose }: DialogProps) {
  const say = useWords(payoutWords);
  const [reason, setReason] = useState('');
  const stop = useOperatorMutation(stopSendingPayout, { touches });
  const amount = formatMoney(centsFromDollars(payout.amount));
  return (
    <ActDialog
      act={stop}
      destructive
      lead={say('notSentLead')}
      onClose={onClose}
      onSubmit={() =>
        stop.mutate({ params: { id: payout.id }, body: { reason } }, { onSuccess: onClose })
      }
      submitLabel={say('notSent')}
      title={say('notSentTitle', { amount, name: payout.username })}
    >
      <Field label={say('reason')}>
        <Textarea
          maxLength={500}
          onChange={(event) => setReason(event.target.value)}
          required
          rows={3}
          value={reason}
        />
      </Field>
    </ActDialog>
  );
}

export function PaidDialog({ payout, onClose }: DialogProps) {
  const say = useWords(payoutWords);
  const [transaction, setTransaction] = useState('');
  const pay = useOperatorMutation(markPayoutPaid, { touches });
  const amount = formatMoney(centsFromDollars(payout.amount));
  return (
    <ActDialog
      act={pay}
      lead={say('payLead', { network: networkNames[payout.network] })}
      onClose={onClose}
      onSubmit={() =>
        pay.mutate(
          { params: { id: payout.id }, body: { transaction: transaction.trim() } },
          { onSuccess: onClose },
        )
      }
      submitLabel={say('pay')}
      title={say('payTitle', { amount, name: payout.username })}
    >
      <Field hint={say('transactionHint')} label={say('transaction')}>
        <Input
          autoComplete="off"
          className="font-mono"
          maxLength={100}
          onChange={(event) => setTransaction(event.target.value)}
          required
          spellCheck={false}
          value={transaction}
        />
      </Field>
    </ActDialog>
  );
}
