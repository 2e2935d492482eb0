import {
  approvePayout,
  type ConsolePayout,
  getReferralRules,
  listAllPayouts,
  readPartner,
  readPayout,
  sendPayout,
} from '@sesame/contract/console/referrals.ts';
import { centsFromDollars } from '@sesame/contract/shared/money.ts';
import { useState } from 'react';
import { errorText } from '../../../i18n/error-text.ts';
import { formatDate, formatDollars, formatMoney, formatTime } from '../../../i18n/format.ts';
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
import { AnswerFailed } from '../../ui/page/answer-failed.tsx';
import { Panel } from '../../ui/page/console-page.tsx';
import { type Fact, FactList } from '../../ui/page/fact-list.tsx';
import { DeclineDialog, NotSentDialog, PaidDialog } from './payout-dialogs.tsx';
import { networkNames, shortAddress, stateKinds, statusMessages } from './payout-messages.ts';
import { payoutMessages } from './payouts.messages.ts';

/** Everything needed to decide about one payout, and the decision. */
export function PayoutDetail({ payout }: { payout: ConsolePayout }) {
  const { t: tShop, language } = useI18n();
  const t = useMessages(payoutMessages);
  const may = useMay();
  const [open, setOpen] = useState<'decline' | 'paid' | 'not-sent' | null>(null);
  const partner = useConsoleQuery(
    readPartner,
    { params: { id: payout.partner_id } },
    { enabled: may('referrals:read') },
  );
  const rules = useConsoleQuery(getReferralRules, {}, { enabled: may('referrals:read') });
  const approve = useConsoleMutation(approvePayout, {
    touches: [listAllPayouts, readPartner, readPayout],
  });
  const send = useConsoleMutation(sendPayout, {
    touches: [listAllPayouts, readPartner, readPayout],
  });
  const { state, username, network, address, memo, not_before: notBefore } = payout;
  const amount = centsFromDollars(payout.amount);
  const available = centsFromDollars(payout.available);
  const money = formatMoney(amount);
  const dollars = (value: number | undefined) =>
    value === undefined ? <Skeleton className="h-4 w-20" /> : formatDollars(value);
  const sending = payout.sending_at !== null;
  const hidden = state === 'approved' && !sending;
  const refusal = approve.error ?? send.error;
  const facts: (Fact | false)[] = [
    { key: 'state', label: t('state'), value: <PayoutStatus state={state} /> },
    { key: 'network', label: t('network'), value: networkNames[network] },
    {
      key: 'address',
      label: t('address'),
      value: (
        <span className="flex items-start gap-1">
          <span className="wrap-anywhere min-w-0 font-mono text-[.8125rem]">{address}</span>
          {hidden ? null : (
            <CopyButton copiedLabel={t('copied')} label={t('copy')} text={address} />
          )}
        </span>
      ),
    },
    memo !== null && { key: 'memo', label: t('memo'), value: memo },
    { key: 'earnings', label: t('earnings'), value: dollars(partner.data?.total_earnings) },
    { key: 'paidOut', label: t('paidOut'), value: dollars(partner.data?.paid_out) },
    partner.data !== undefined && {
      key: 'brought',
      label: t('visitsToRegistrations'),
      value: `${formatCount(language, partner.data.visits)} → ${formatCount(language, partner.data.registrations)}`,
    },
    payout.transaction !== null && {
      key: 'transaction',
      label: t('transaction'),
      value: <span className="font-mono text-[.8125rem]">{payout.transaction}</span>,
    },
  ];
  const earlier = partner.data?.payouts.filter(({ id }) => id !== payout.id);
  const waits = state === 'requested' && Date.parse(notBefore) > Date.now();
  const decides = may('payouts:write');
  return (
    <Panel className="min-w-0">
      <div className="mb-5 flex items-center gap-3">
        <Avatar name={username} size={44} />
        <div className="min-w-0">
          <h2 className="wrap-anywhere font-semibold text-base">{username}</h2>
          <p className="wrap-anywhere text-[.8125rem] text-muted">{payout.email}</p>
        </div>
      </div>
      <p className="type-title-1 type-tabular">{money}</p>
      <p className="mb-5 text-muted">
        {available < 0
          ? t('owes', { amount: formatMoney(-available) })
          : t('ofAvailable', { amount: formatMoney(available) })}
      </p>
      <FactList facts={facts.filter((fact) => fact !== false)} />
      {partner.isError ? <AnswerFailed className="mt-4" query={partner} /> : null}
      {earlier && (state === 'requested' || state === 'approved') ? (
        <Note className="mt-5" tone={payout.paid_before ? 'neutral' : 'warning'}>
          {payout.verified ? `${t('verified')}. ` : ''}
          {t(payout.paid_before ? 'knownAddress' : 'newAddress')}
          {waits
            ? ` ${t('waitsUntil', { date: formatDate(notBefore), time: formatTime(notBefore) })}`
            : ''}
          {rules.data && payout.amount >= rules.data.second_operator_from
            ? ` ${t('secondOperator', { amount: formatDollars(rules.data.second_operator_from) })}`
            : ''}
        </Note>
      ) : null}
      {payout.reason ? (
        <Note className="mt-5">{t('declinedFor', { reason: payout.reason })}</Note>
      ) : null}
      {state === 'approved' ? (
        <Note className="mt-5" tone={sending ? 'warning' : 'neutral'}>
          {payout.sending_at === null
            ? t('sendHint')
            : t('sendingSince', {
                date: formatDate(payout.sending_at),
                time: formatTime(payout.sending_at),
              })}
        </Note>
      ) : null}
      {refusal ? (
        <Note className="mt-4" role="alert" tone="danger">
          {errorText(tShop, refusal)}
        </Note>
      ) : null}
      {decides && (state === 'requested' || state === 'approved') ? (
        <div className="mt-5 grid gap-2">
          {state === 'requested' ? (
            <Button
              block
              loading={approve.isPending}
              onClick={() => approve.mutate({ params: { id: payout.id } })}
            >
              {t('approve', { amount: money })}
            </Button>
          ) : sending ? (
            <Button block onClick={() => setOpen('paid')}>
              {t('pay')}
            </Button>
          ) : (
            <Button
              block
              loading={send.isPending}
              onClick={() => send.mutate({ params: { id: payout.id } })}
            >
              {t('send', { amount: money })}
            </Button>
          )}
          <Button block onClick={() => setOpen(sending ? 'not-sent' : 'decline')} variant="outline">
            {t(sending ? 'notSent' : 'decline')}
          </Button>
        </div>
      ) : null}
      <h3 className="type-label mt-6 mb-2 text-muted">{t('history')}</h3>
      {earlier === undefined ? (
        <p className="text-muted">{partner.isPending && !partner.isError ? t('loading') : '–'}</p>
      ) : earlier.length === 0 ? (
        <p className="text-muted">{t('noHistory')}</p>
      ) : (
        <ul className="m-0 grid list-none gap-2 p-0">
          {earlier.map((one) => (
            <li className="flex flex-wrap items-center justify-between gap-x-3" key={one.id}>
              <span className="text-muted">{formatDate(one.created_at)}</span>
              <span className="font-mono text-[.8125rem] text-muted">
                {shortAddress(one.address)}
              </span>
              <PayoutStatus state={one.state} />
              <span className="font-semibold">{formatDollars(one.amount)}</span>
            </li>
          ))}
        </ul>
      )}
      {open === 'decline' ? <DeclineDialog onClose={() => setOpen(null)} payout={payout} /> : null}
      {open === 'not-sent' ? <NotSentDialog onClose={() => setOpen(null)} payout={payout} /> : null}
      {open === 'paid' ? <PaidDialog onClose={() => setOpen(null)} payout={payout} /> : null}
    </Panel>
  );
}

function PayoutStatus({ state }: { state: ConsolePayout['state'] }) {
  const t = useMessages(payoutMessages);
  return <Status kind={stateKinds[state]}>{t(statusMessages[state])}</Status>;
}
