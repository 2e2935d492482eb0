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
import { formatMoney } from '../../../i18n/format.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useConsoleMutation } from '../../api/use-console-query.ts';
import { FieldDialog } from '../../ui/dialogs/field-dialog.tsx';
import { ReasonDialog } from '../../ui/dialogs/reason-dialog.tsx';
import { LongTextField, TextField } from '../../ui/forms/text-fields.tsx';
import { useConsoleForm } from '../../ui/forms/use-console-form.ts';
import { networkNames } from './payout-messages.ts';
import { payoutMessages } from './payouts.messages.ts';

type DialogProps = { payout: ConsolePayout; onClose: () => void };

const touches = [listAllPayouts, readPartner, readPayout];

export function DeclineDialog({ payout, onClose }: DialogProps) {
  const t = useMessages(payoutMessages);
  const reject = useConsoleMutation(rejectPayout, { touches });
  const amount = formatMoney(centsFromDollars(payout.amount));
  const form = useConsoleForm({
    schema: rejectPayout.body,
    initial: { reason: '' },
    save: (body) => reject.mutateAsync({ params: { id: payout.id }, body }),
    onSaved: onClose,
    loadLatest: reject.loadLatest,
  });
  return (
    <FieldDialog
      destructive
      form={form}
      lead={t('declineLead')}
      onClose={onClose}
      submitLabel={t('declineSubmit')}
      title={t('declineTitle', { amount, name: payout.username })}
    >
      <LongTextField label={t('reason')} of={form.at('reason')} rows={3} />
    </FieldDialog>
  );
}

export function NotSentDialog({ payout, onClose }: DialogProps) {
  const t = useMessages(payoutMessages);
  const stop = useConsoleMutation(stopSendingPayout, { touches });
  const amount = formatMoney(centsFromDollars(payout.amount));
  return (
    <ReasonDialog
      destructive
      lead={t('notSentLead')}
      loadLatest={stop.loadLatest}
      onClose={onClose}
      save={(reason) => stop.mutateAsync({ params: { id: payout.id }, body: { reason } })}
      submitLabel={t('notSent')}
      title={t('notSentTitle', { amount, name: payout.username })}
    />
  );
}

export function PaidDialog({ payout, onClose }: DialogProps) {
  const t = useMessages(payoutMessages);
  const pay = useConsoleMutation(markPayoutPaid, { touches });
  const amount = formatMoney(centsFromDollars(payout.amount));
  const form = useConsoleForm({
    schema: markPayoutPaid.body,
    initial: { transaction: '' },
    save: (body) => pay.mutateAsync({ params: { id: payout.id }, body }),
    onSaved: onClose,
    loadLatest: pay.loadLatest,
  });
  return (
    <FieldDialog
      form={form}
      lead={t('payLead', { network: networkNames[payout.network] })}
      onClose={onClose}
      submitLabel={t('pay')}
      title={t('payTitle', { amount, name: payout.username })}
    >
      <TextField
        autoComplete="off"
        controlClass="font-mono"
        hint={t('transactionHint')}
        label={t('transaction')}
        of={form.at('transaction')}
        spellCheck={false}
      />
    </FieldDialog>
  );
}
