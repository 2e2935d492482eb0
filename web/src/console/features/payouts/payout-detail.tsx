import {
  type ConsolePayout,
  getReferralRules,
  readPartner,
  sendPayout,
} from '@sesame/contract/console/referrals.ts';
import { centsFromDollars } from '@sesame/contract/shared/money.ts';
import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import { useState } from 'react';
import { errorText } from '../../../i18n/error-text.ts';
import { formatDate, formatTime } from '../../../i18n/format.ts';
import { formatCents, formatDollars } from '../../../i18n/format-amount.ts';
import { formatCount } from '../../../i18n/format-short.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Status } from '../../../ui/data/status.tsx';
import { CopyButton } from '../../../ui/forms/copy-button.tsx';
import { Avatar } from '../../../ui/primitives/avatar.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Note } from '../../../ui/primitives/note.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import { useConsoleMutation, useConsoleQuery } from '../../api/use-console-query.ts';
import { useMay } from '../../api/use-operator.ts';
import { RecordAlerts } from '../../ui/alerts/record-alerts.tsx';
import { AnswerFailed } from '../../ui/page/answer-failed.tsx';
import { Panel } from '../../ui/page/console-page.tsx';
import { type Fact, FactList } from '../../ui/page/fact-list.tsx';
import {
  canCopyAddress,
  checksOf,
  isOpen,
  type PayoutCheck,
  stepsOf,
} from './payout-decision.rules.ts';
import {
  ApproveDialog,
  DeclineDialog,
  NotSentDialog,
  PaidDialog,
  payoutReads,
} from './payout-dialogs.tsx';
import { networkNames, shortAddress, stateKinds, statusMessages } from './payout-names.ts';
import { payoutMessages } from './payouts.messages.ts';

type OfPayout = { payout: ConsolePayout };
/** Whether the dialog of the approval opens at once, as the link of a message asks for. */
type Linked = { approves: boolean };

/** Everything needed to decide about one payout, and the decision. */
export function PayoutDetail({ payout, approves }: OfPayout & Linked) {
  const { language } = useI18n();
  const t = useMessages(payoutMessages);
  const may = useMay();
  const partner = useConsoleQuery(
    readPartner,
    { params: { id: payout.partner_id } },
    { enabled: may('referrals:read') },
  );
  const earlier = partner.data?.payouts.filter(({ id }) => id !== payout.id);
  const isUndecided = isOpen(payout);
  const available = centsFromDollars(payout.available);
  return (
    <Panel className="min-w-0">
      <div className="mb-5 flex items-center gap-3">
        <Avatar name={payout.username} size={44} />
        <div className="min-w-0">
          <h2 className="wrap-anywhere font-semibold text-base">{payout.username}</h2>
          <p className="wrap-anywhere text-[.8125rem] text-muted">{payout.email}</p>
        </div>
      </div>
      <p className="type-title-1 type-tabular">{formatDollars(language, payout.amount)}</p>
      <p className="mb-5 text-muted">
        {available < 0
          ? t('owes', { amount: formatCents(language, -available) })
          : t('ofAvailable', { amount: formatCents(language, available) })}
      </p>
      <RecordAlerts
        className="mb-5"
        kinds={['payout_recalled', 'payout_underway']}
        subject={`payout:${payout.id}`}
      />
      <PayoutFacts partner={partner.data} payout={payout} />
      {partner.isError ? <AnswerFailed className="mt-4" query={partner} /> : null}
      {earlier && isUndecided ? <Checks payout={payout} /> : null}
      {payout.reason ? (
        <Note className="mt-5">{t('declinedFor', { reason: payout.reason })}</Note>
      ) : null}
      {isUndecided ? <PayoutDecision approves={approves} payout={payout} /> : null}
      <h3 className="type-label mt-6 mb-2 text-muted">{t('history')}</h3>
      {earlier === undefined ? (
        <p className="text-muted">{partner.isPending && !partner.isError ? t('loading') : '–'}</p>
      ) : (
        <EarlierPayouts payouts={earlier} />
      )}
    </Panel>
  );
}

type Partner = AnswerOf<typeof readPartner>;

function PayoutFacts({ payout, partner }: OfPayout & { partner: Partner | undefined }) {
  const { language } = useI18n();
  const t = useMessages(payoutMessages);
  const dollars = (value: number | undefined) =>
    value === undefined ? <Skeleton className="h-4 w-20" /> : formatDollars(language, value);
  const facts: (Fact | false)[] = [
    { key: 'state', label: t('state'), value: <PayoutStatus state={payout.state} /> },
    { key: 'network', label: t('network'), value: networkNames[payout.network] },
    {
      key: 'address',
      label: t('address'),
      value: (
        <span className="flex items-start gap-1">
          <span className="wrap-anywhere min-w-0 font-mono text-[.8125rem]">{payout.address}</span>
          {canCopyAddress(payout) ? (
            <CopyButton copiedLabel={t('copied')} label={t('copy')} text={payout.address} />
          ) : null}
        </span>
      ),
    },
    payout.memo !== null && { key: 'memo', label: t('memo'), value: payout.memo },
    { key: 'commissions', label: t('fromCommissions'), value: dollars(payout.from_commissions) },
    { key: 'refunds', label: t('fromRefunds'), value: dollars(payout.from_refunds) },
    { key: 'earnings', label: t('earnings'), value: dollars(partner?.total_earnings) },
    { key: 'credited', label: t('credited'), value: dollars(partner?.credited) },
    { key: 'paidOut', label: t('paidOut'), value: dollars(partner?.paid_out) },
    partner !== undefined && {
      key: 'brought',
      label: t('visitsToRegistrations'),
      value: `${formatCount(language, partner.visits)} → ${formatCount(language, partner.registrations)}`,
    },
    payout.transaction !== null && {
      key: 'transaction',
      label: t('transaction'),
      value: <span className="font-mono text-[.8125rem]">{payout.transaction}</span>,
    },
  ];
  return <FactList facts={facts.filter((fact) => fact !== false)} />;
}

/** What to check before approving: the address, the waiting time, and whether two operators have to approve. */
function Checks({ payout }: OfPayout) {
  const { language } = useI18n();
  const t = useMessages(payoutMessages);
  const may = useMay();
  const rules = useConsoleQuery(getReferralRules, {}, { enabled: may('referrals:read') });
  const { not_before: notBefore } = payout;
  const secondFrom = rules.data?.second_operator_from;
  const { checks, isWarning } = checksOf(payout, { now: Date.now(), secondFrom });
  const sentences: Readonly<Record<PayoutCheck, () => string>> = {
    refundsInside: () =>
      t('refundsInside', { amount: formatDollars(language, payout.from_refunds) }),
    verified: () => `${t('verified')}.`,
    knownAddress: () => t('knownAddress'),
    newAddress: () => t('newAddress'),
    waitsUntil: () => t('waitsUntil', { date: formatDate(notBefore), time: formatTime(notBefore) }),
    secondOperator: () => t('secondOperator', { amount: formatDollars(language, secondFrom ?? 0) }),
  };
  return (
    <Note className="mt-5" tone={isWarning ? 'warning' : 'neutral'}>
      {checks.map((check) => sentences[check]()).join(' ')}
    </Note>
  );
}

/** The next step of an open payout: approve, start sending, or record the transaction. */
function PayoutDecision({ payout, approves }: OfPayout & Linked) {
  const { language, t: tShop } = useI18n();
  const t = useMessages(payoutMessages);
  const may = useMay();
  const [open, setOpen] = useState<'approve' | 'decline' | 'paid' | 'not-sent' | null>(
    approves && payout.state === 'requested' && may('payouts:write') ? 'approve' : null,
  );
  const send = useConsoleMutation(sendPayout, { touches: payoutReads });
  const { id, state, sending_at: sendingAt } = payout;
  const amount = formatDollars(language, payout.amount);
  const isSending = sendingAt !== null;
  const { next, refusal } = stepsOf(payout);
  const close = () => setOpen(null);
  return (
    <>
      {state === 'approved' ? (
        <Note className="mt-5" tone={isSending ? 'warning' : 'neutral'}>
          {isSending
            ? t('sendingSince', { date: formatDate(sendingAt), time: formatTime(sendingAt) })
            : t('sendHint')}
        </Note>
      ) : null}
      {send.error ? (
        <Note className="mt-4" role="alert" tone="danger">
          {errorText(tShop, send.error)}
        </Note>
      ) : null}
      {may('payouts:write') ? (
        <div className="mt-5 grid gap-2">
          {next === 'approve' ? (
            <Button block onClick={() => setOpen('approve')}>
              {t('approve', { amount })}
            </Button>
          ) : next === 'pay' ? (
            <Button block onClick={() => setOpen('paid')}>
              {t('pay')}
            </Button>
          ) : (
            <Button block loading={send.isPending} onClick={() => send.mutate({ params: { id } })}>
              {t('send', { amount })}
            </Button>
          )}
          <Button block onClick={() => setOpen(refusal)} variant="outline">
            {t(refusal === 'not-sent' ? 'notSent' : 'decline')}
          </Button>
        </div>
      ) : null}
      {open === 'approve' ? <ApproveDialog onClose={close} payout={payout} /> : null}
      {open === 'decline' ? <DeclineDialog onClose={close} payout={payout} /> : null}
      {open === 'not-sent' ? <NotSentDialog onClose={close} payout={payout} /> : null}
      {open === 'paid' ? <PaidDialog onClose={close} payout={payout} /> : null}
    </>
  );
}

function EarlierPayouts({ payouts }: { payouts: Partner['payouts'] }) {
  const { language } = useI18n();
  const t = useMessages(payoutMessages);
  if (payouts.length === 0) return <p className="text-muted">{t('noHistory')}</p>;
  return (
    <ul className="m-0 grid list-none gap-2 p-0">
      {payouts.map(({ id, created_at: at, address, state, amount }) => (
        <li className="flex flex-wrap items-center justify-between gap-x-3" key={id}>
          <span className="text-muted">{formatDate(at)}</span>
          <span className="font-mono text-[.8125rem] text-muted">{shortAddress(address)}</span>
          <PayoutStatus state={state} />
          <span className="font-semibold">{formatDollars(language, amount)}</span>
        </li>
      ))}
    </ul>
  );
}

function PayoutStatus({ state }: { state: ConsolePayout['state'] }) {
  const t = useMessages(payoutMessages);
  return <Status kind={stateKinds[state]}>{t(statusMessages[state])}</Status>;
}
