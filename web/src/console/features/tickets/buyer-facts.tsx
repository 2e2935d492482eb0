import { type BuyerOfTicket, readBuyerOfTicket } from '@sesame/contract/console/tickets.ts';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { formatDate } from '../../../i18n/format.ts';
import { formatDollars } from '../../../i18n/format-amount.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useTitle } from '../../../i18n/use-title.ts';
import { Logo } from '../../../ui/brand/logo.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import { TextLink } from '../../../ui/primitives/text-link.tsx';
import { useConsoleQuery } from '../../api/use-console-query.ts';
import { useMay } from '../../api/use-operator.ts';
import { consolePaths } from '../../paths.ts';
import { AccessStateMark, PaymentState } from '../../ui/names/state.tsx';
import { AnswerFailed } from '../../ui/page/answer-failed.tsx';
import { FactList } from '../../ui/page/fact-list.tsx';
import { TicketStatus } from './ticket-state.tsx';
import { ticketMessages } from './tickets.messages.ts';

/** Payments, subscriptions and earlier tickets of the buyer, as links. */
export function BuyerFacts({ ticketId }: { ticketId: string }) {
  const t = useMessages(ticketMessages);
  const buyer = useConsoleQuery(readBuyerOfTicket, { params: { id: ticketId } });
  if (buyer.data === undefined && buyer.isError) {
    return <AnswerFailed query={buyer} />;
  }
  if (buyer.data === undefined) {
    return (
      <div aria-busy="true" className="grid gap-4">
        <p className="sr-only">{t('loading')}</p>
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
  const { language } = useI18n();
  const t = useMessages(ticketMessages);
  const titleOf = useTitle();
  const may = useMay();
  const { payments, subscriptions, tickets, referral } = buyer;
  return (
    <div className="grid gap-6">
      <Part empty={t('noPayments')} title={t('payments')}>
        {payments.map(
          ({ id, number, pictures, created_at: at, total, refunded, state, ...payment }) => (
            <Row
              href={may('payments:read') ? consolePaths.payment(id) : undefined}
              key={id}
              note={
                refunded > 0
                  ? t('paymentNoteRefunded', {
                      number,
                      date: formatDate(at),
                      total: formatDollars(language, total),
                      refunded: formatDollars(language, refunded),
                    })
                  : `${number} · ${formatDate(at)} · ${formatDollars(language, total)}`
              }
              picture={pictures[0]}
              status={<PaymentState state={state} />}
              title={titleOf(payment)}
            />
          ),
        )}
      </Part>
      <Part empty={t('noSubscriptions')} title={t('subscriptions')}>
        {subscriptions.map(({ id, pictures, ends_at: end, state, ...subscription }) => (
          <Row
            href={may('subscriptions:read') ? consolePaths.subscription(id) : undefined}
            key={id}
            note={t(state === 'ended' ? 'expiredAt' : 'activeUntil', { date: formatDate(end) })}
            picture={pictures[0]}
            status={<AccessStateMark state={state} />}
            title={titleOf(subscription)}
          />
        ))}
      </Part>
      <Part empty={t('noOtherTickets')} title={t('otherTickets')}>
        {tickets.map(({ id, number, title, state, updated_at: at }) => (
          <Row
            href={consolePaths.ticket(id)}
            key={id}
            note={`${t('number', { number })} · ${formatDate(at)}`}
            status={<TicketStatus state={state} />}
            title={title}
          />
        ))}
      </Part>
      <section>
        <h3 className="mb-2.5 text-[.8125rem] text-muted">{t('referral')}</h3>
        <FactList
          facts={[
            {
              key: 'inviter',
              label: t('inviter'),
              value: referral.inviter && <bdi>{referral.inviter.username}</bdi>,
            },
            {
              key: 'invited',
              label: t('invited'),
              value: t('people', { count: referral.invited }),
            },
            {
              key: 'earned',
              label: t('earned'),
              value: formatDollars(language, referral.earned),
            },
            {
              key: 'balance',
              label: t('balance'),
              value: formatDollars(language, referral.available),
            },
            {
              key: 'language',
              label: t('language'),
              value: t(buyer.language === 'ru' ? 'russian' : 'english'),
            },
            { key: 'since', label: t('since'), value: formatDate(buyer.registered_at) },
            {
              key: 'confirmed',
              label: t('email'),
              value: t(buyer.confirmed ? 'confirmed' : 'unconfirmed'),
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
