import {
  approvePayout,
  type ConsolePayout,
  listConsolePayouts,
  markPayoutPaid,
  readPartner,
  readPayout,
  readPayoutTotals,
  rejectPayout,
  stopSendingPayout,
} from '@sesame/contract/console/referrals.ts';
import { formatDollars } from '../../../i18n/format-amount.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useConsoleMutation } from '../../api/use-console-query.ts';
import { ActionDialog } from '../../ui/dialogs/action-dialog.tsx';
import { FieldDialog } from '../../ui/dialogs/field-dialog.tsx';
import { ReasonDialog } from '../../ui/dialogs/reason-dialog.tsx';
import { LongTextField, TextField } from '../../ui/forms/text-fields.tsx';
import { useCallForm } from '../../ui/forms/use-call-form.ts';
import { type Fact, FactList } from '../../ui/page/fact-list.tsx';
import { networkNames } from './payout-names.ts';
import { payoutMessages } from './payouts.messages.ts';

type DialogProps = { payout: ConsolePayout; onClose: () => void };

export const payoutReads = [listConsolePayouts, readPartner, readPayout, readPayoutTotals];

/** Says once more how much goes where, because approving is one click away from another payout in the list. */
export function ApproveDialog({ payout, onClose }: DialogProps) {
  const { language } = useI18n();
  const t = useMessages(payoutMessages);
  const approve = useConsoleMutation(approvePayout, { touches: payoutReads });
  const amount = formatDollars(language, payout.amount);
  const facts: Fact[] = [
    { key: 'network', label: t('network'), value: networkNames[payout.network] },
    {
      key: 'address',
      label: t('address'),
      value: <span className="wrap-anywhere font-mono text-[.8125rem]">{payout.address}</span>,
    },
    ...(payout.memo === null ? [] : [{ key: 'memo', label: t('memo'), value: payout.memo }]),
    {
      key: 'known',
      label: t('history'),
      value: t(payout.paid_before ? 'knownAddress' : 'newAddress'),
    },
  ];
  return (
    <ActionDialog
      action={approve}
      lead={t('approveLead')}
      onClose={onClose}
      onSubmit={() => approve.mutate({ params: { id: payout.id } }, { onSuccess: onClose })}
      submitLabel={t('approve', { amount })}
      title={t('approveTitle', { amount, name: payout.username })}
    >
      <FactList facts={facts} />
    </ActionDialog>
  );
}

export function DeclineDialog({ payout, onClose }: DialogProps) {
  const { language } = useI18n();
  const t = useMessages(payoutMessages);
  const amount = formatDollars(language, payout.amount);
  const form = useCallForm({
    route: rejectPayout,
    params: { id: payout.id },
    touches: payoutReads,
    initial: { reason: '' },
    onSaved: onClose,
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
  const { language } = useI18n();
  const t = useMessages(payoutMessages);
  const amount = formatDollars(language, payout.amount);
  return (
    <ReasonDialog
      destructive
      lead={t('notSentLead')}
      onClose={onClose}
      route={stopSendingPayout}
      params={{ id: payout.id }}
      touches={payoutReads}
      submitLabel={t('notSent')}
      title={t('notSentTitle', { amount, name: payout.username })}
    />
  );
}

export function PaidDialog({ payout, onClose }: DialogProps) {
  const { language } = useI18n();
  const t = useMessages(payoutMessages);
  const amount = formatDollars(language, payout.amount);
  const form = useCallForm({
    route: markPayoutPaid,
    params: { id: payout.id },
    touches: payoutReads,
    initial: { transaction: '' },
    onSaved: onClose,
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
        spellCheck="false"
      />
    </FieldDialog>
  );
}
