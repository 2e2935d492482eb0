import { centsFromDollars } from '@sesame/contract/money.ts';
import { type BuyerOfTicket, readBuyerOfTicket } from '@sesame/contract/operator-support.ts';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useMay } from '../../../api/operator/use-operator.ts';
import { useOperatorQuery } from '../../../api/operator/use-operator-query.ts';
import { formatDate, formatMoney } from '../../../i18n/format.ts';
import { useWords } from '../../../i18n/words.ts';
import { operatorPaths } from '../../../operator-paths.ts';
import { AnswerFailed } from '../../../shell/console/answer-failed.tsx';
import { FactList } from '../../../ui/console/fact-list.tsx';
import { Logo } from '../../../ui/logo.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Status, type StatusKind } from '../../../ui/status.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { TicketStatus } from './ticket-state.tsx';
import { ticketWords } from './tickets.words.ts';

type Payment = BuyerOfTicket['payments'][number];

const paymentWords = {
  pending: 'paymentPending',
  review: 'paymentReview',
  paid: 'paymentPaid',
  expired: 'paymentExpired',
  canceled: 'paymentCanceled',
  failed: 'paymentFailed',
  partially_refunded: 'paymentPartlyRefunded',
  refunded: 'paymentRefunded',
  disputed: 'paymentDisputed',
} as const satisfies Readonly<Record<Payment['state'], keyof (typeof ticketWords)['en']>>;
const paymentKinds: Readonly<Record<Payment['state'], StatusKind>> = {
  pending: 'processing',
  review: 'unpaid',
  paid: 'active',
  expired: 'expired',
  canceled: 'expired',
  failed: 'expired',
  partially_refunded: 'active',
  refunded: 'expired',
  disputed: 'unpaid',
};

/** What the owner of a ticket paid for, has and asked before, each a step away. */
export function BuyerFacts({ ticketId }: { ticketId: string }) {
  const say = useWords(ticketWords);
  const buyer = useOperatorQuery(readBuyerOfTicket, { params: { id: ticketId } });
  if (buyer.data === undefined && buyer.isError) {
    return <AnswerFailed query={buyer} />;
  }
  if (buyer.data === undefined) {
    return (
      <div aria-busy="true" className="grid gap-4">
        <p className="sr-only">{say('loading')}</p>
        <Skeleton className="h-4 w-24" />
        <Skeleton className="h-9" />
        <Skeleton className="h-9" />
        <Skeleton className="h-4 w-24" />
        <Skeleton className="h-9" />
      </div>
    );
  }
  return <Facts buyer={buyer.data} />;
}

function Facts({ buyer }: { buyer: BuyerOfTicket }) {
  const say = useWords(ticketWords);
  const may = useMay();
  const { payments, subscriptions, tickets, referral } = buyer;
  return (
    <div className="grid gap-6">
      <Part empty={say('noPayments')} title={say('payments')}>
        {payments.map(({ id, title, pictures, created_at: at, total, refunded, state }) => (
          <Row
            href={may('payments:read') ? operatorPaths.payment(id) : undefined}
            key={id}
            note={
              refunded > 0
                ? say('paymentNoteRefunded', {
                    date: formatDate(at),
                    total: formatMoney(centsFromDollars(total)),
                    refunded: formatMoney(centsFromDollars(refunded)),
                  })
                : `${formatDate(at)} · ${formatMoney(centsFromDollars(total))}`
            }
            picture={pictures[0]}
            status={<Status kind={paymentKinds[state]}>{say(paymentWords[state])}</Status>}
            title={title}
          />
        ))}
      </Part>
      <Part empty={say('noSubscriptions')} title={say('subscriptions')}>
        {subscriptions.map(({ id, title, pictures, ends_at: end, running }) => (
          <Row
            key={id}
            note={say(running ? 'runsUntil' : 'endedAt', { date: formatDate(end) })}
            picture={pictures[0]}
            status={
              <Status kind={running ? 'active' : 'expired'}>
                {say(running ? 'subscriptionRuns' : 'subscriptionOver')}
              </Status>
            }
            title={title}
          />
        ))}
      </Part>
      <Part empty={say('noOtherTickets')} title={say('otherTickets')}>
        {tickets.map(({ id, number, title, state, updated_at: at }) => (
          <Row
            href={operatorPaths.ticket(id)}
            key={id}
            note={`${say('number', { number })} · ${formatDate(at)}`}
            status={<TicketStatus state={state} />}
            title={title}
          />
        ))}
      </Part>
      <section>
        <h3 className="mb-2.5 text-[.8125rem] text-muted">{say('referral')}</h3>
        <FactList
          facts={[
            {
              key: 'inviter',
              label: say('inviter'),
              value: referral.inviter && <bdi>{referral.inviter.username}</bdi>,
            },
            {
              key: 'invited',
              label: say('invited'),
              value: say('people', { count: referral.invited }),
            },
            {
              key: 'earned',
              label: say('earned'),
              value: formatMoney(centsFromDollars(referral.earned)),
            },
            {
              key: 'balance',
              label: say('balance'),
              value: formatMoney(centsFromDollars(referral.available)),
            },
            {
              key: 'language',
              label: say('language'),
              value: say(buyer.language === 'ru' ? 'russian' : 'english'),
            },
            { key: 'since', label: say('since'), value: formatDate(buyer.registered_at) },
            {
              key: 'confirmed',
              label: say('email'),
              value: say(buyer.confirmed ? 'confirmed' : 'unconfirmed'),
            },
          ]}
        />
      </section>
    </div>
  );
}

function Part({
  title,
  empty,
  children,
}: {
  title: string;
  empty: string;
  children: readonly ReactNode[];
}) {
  return (
    <section>
      <h3 className="mb-2.5 text-[.8125rem] text-muted">{title}</h3>
      {children.length === 0 ? (
        <p className="text-[.8125rem]">{empty}</p>
      ) : (
        <ul className="m-0 grid list-none gap-3 p-0">{children}</ul>
      )}
    </section>
  );
}

type RowProps = {
  title: string;
  note: string;
  status: ReactNode;
  picture?: string | undefined;
  href?: string | undefined;
};

function Row({ title, note, status, picture, href }: RowProps) {
  return (
    <li className="flex items-start gap-2.5">
      {picture ? <Logo size={28} src={picture} /> : null}
      <div className="min-w-0 flex-1 text-[.8125rem] leading-[18px]">
        {href ? (
          <TextLink as={Link} className="wrap-anywhere" href={href}>
            {title}
          </TextLink>
        ) : (
          <p className="wrap-anywhere">{title}</p>
        )}
        <p className="text-muted">{note}</p>
        <div className="mt-0.5">{status}</div>
      </div>
    </li>
  );
}
