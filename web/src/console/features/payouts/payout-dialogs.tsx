import {
  type ConsolePayout,
  listAllPayouts,
  markPayoutPaid,
  readPartner,
  readPayout,
  rejectPayout,
  stopSendingPayout,
} from '@sesame/contract/console/referrals.ts';
import { centsFromDollars } from '@sesame/contract/shared/money.ts';
import { useState } from 'react';
import { formatMoney } from '../../../i18n/format.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { Input } from '../../../ui/forms/input.tsx';
import { Textarea } from '../../../ui/forms/textarea.tsx';
import { useConsoleMutation } from '../../api/use-console-query.ts';
import { ActionDialog } from '../../ui/dialogs/action-dialog.tsx';
import { networkNames } from './payout-messages.ts';
import { payoutMessages } from './payouts.messages.ts';

type DialogProps = { payout: ConsolePayout; onClose: () => void };

const touches = [listAllPayouts, readPartner, readPayout];

export function DeclineDialog({ payout, onClose }: DialogProps) {
  const t = useMessages(payoutMessages);
  const [reason, setReason] = useState('');
  const reject = useConsoleMutation(rejectPayout, { touches });
  const amount = formatMoney(centsFromDollars(payout.amount));
  return (
    <ActionDialog
      action={reject}
      destructive
      lead={t('declineLead')}
      onClose={onClose}
      onSubmit={() =>
        reject.mutate({ params: { id: payout.id }, body: { reason } }, { onSuccess: onClose })
      }
      submitLabel={t('declineSubmit')}
      title={t('declineTitle', { amount, name: payout.username })}
    >
      <Field label={t('reason')}>
        <Textarea
          maxLength={500}
          onChange={(event) => setReason(event.target.value)}
          required
          rows={3}
          value={reason}
        />
      </Field>
    </ActionDialog>
  );
}

export function NotSentDialog({ payout, onClose }: DialogProps) {
  const t = useMessages(payoutMessages);
  const [reason, setReason] = useState('');
  const stop = useConsoleMutation(stopSendingPayout, { touches });
  const amount = formatMoney(centsFromDollars(payout.amount));
  return (
    <ActionDialog
      action={stop}
      destructive
      lead={t('notSentLead')}
      onClose={onClose}
      onSubmit={() =>
        stop.mutate({ params: { id: payout.id }, body: { reason } }, { onSuccess: onClose })
      }
      submitLabel={t('notSent')}
      title={t('notSentTitle', { amount, name: payout.username })}
    >
      <Field label={t('reason')}>
        <Textarea
          maxLength={500}
          onChange={(event) => setReason(event.target.value)}
          required
          rows={3}
          value={reason}
        />
      </Field>
    </ActionDialog>
  );
}

export function PaidDialog({ payout, onClose }: DialogProps) {
  const t = useMessages(payoutMessages);
  const [transaction, setTransaction] = useState('');
  const pay = useConsoleMutation(markPayoutPaid, { touches });
  const amount = formatMoney(centsFromDollars(payout.amount));
  return (
    <ActionDialog
      action={pay}
      lead={t('payLead', { network: networkNames[payout.network] })}
      onClose={onClose}
      onSubmit={() =>
        pay.mutate(
          { params: { id: payout.id }, body: { transaction: transaction.trim() } },
          { onSuccess: onClose },
        )
      }
      submitLabel={t('pay')}
      title={t('payTitle', { amount, name: payout.username })}
    >
      <Field hint={t('transactionHint')} label={t('transaction')}>
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
    </ActionDialog>
  );
}
