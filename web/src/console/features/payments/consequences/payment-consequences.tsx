import type { ConsolePayment } from '@sesame/contract/console/payments/payment-detail.ts';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { formatDate, formatDateTime } from '../../../../i18n/format.ts';
import { formatDollars } from '../../../../i18n/format-amount.ts';
import { formatTerm } from '../../../../i18n/format-term.ts';
import { useMessages } from '../../../../i18n/messages.ts';
import { useI18n } from '../../../../i18n/use-i18n.ts';
import { Badge } from '../../../../ui/primitives/badge.tsx';
import { TextLink } from '../../../../ui/primitives/text-link.tsx';
import { useMay } from '../../../api/use-operator.ts';
import { consolePaths } from '../../../paths.ts';
import { PaymentState } from '../../../ui/names/state.tsx';
import { Panel } from '../../../ui/page/console-page.tsx';
import { FactList } from '../../../ui/page/fact-list.tsx';
import { consequenceMessages } from './payment-consequences.messages.ts';
import {
  doubleTextsOf,
  isExtended,
  partReversed,
  receiptOf,
  showsAccess,
} from './payment-consequences.rules.ts';
import { PaymentLinks } from './payment-links.tsx';

/** What a payment has led to: access and links, promo code, commissions, receipt, tickets and related payments. */
export function PaymentConsequences({ payment }: { payment: ConsolePayment }) {
  const { language } = useI18n();
  const t = useMessages(consequenceMessages);
  const { consequences, related, tickets, links } = payment;
  const { access, promo, commissions, balance } = consequences;
  return (
    <Panel title={t('title')}>
      <FactList
        facts={[
          ...(showsAccess(payment)
            ? [
                {
                  key: 'access',
                  label: t('access'),
                  value: access ? <Access access={access} /> : t('noAccess'),
                },
              ]
            : []),
          ...(links.length > 0
            ? [{ key: 'links', label: t('links'), value: <PaymentLinks links={links} /> }]
            : []),
          ...(promo ? [{ key: 'promo', label: t('promo'), value: <Promo promo={promo} /> }] : []),
          ...(commissions.length > 0
            ? [
                {
                  key: 'commission',
                  label: t('commission'),
                  value: (
                    <Lines>
                      {commissions.map((commission) => (
                        <Commission commission={commission} key={commission.id} />
                      ))}
                    </Lines>
                  ),
                },
              ]
            : []),
          ...(balance === 0
            ? []
            : [{ key: 'balance', label: t('balance'), value: formatDollars(language, balance) }]),
          ...(payment.paid_at === null
            ? []
            : [{ key: 'receipt', label: t('receipt'), value: <Receipt payment={payment} /> }]),
          ...(tickets.length > 0
            ? [
                {
                  key: 'tickets',
                  label: t('tickets'),
                  value: (
                    <Lines>
                      {tickets.map((ticket) => (
                        <Ticket key={ticket.id} ticket={ticket} />
                      ))}
                    </Lines>
                  ),
                },
              ]
            : []),
          ...(related.length > 0
            ? [
                {
                  key: 'related',
                  label: t('related'),
                  value: (
                    <Lines>
                      {related.map((other) => (
                        <Related key={other.id} payment={other} />
                      ))}
                    </Lines>
                  ),
                },
              ]
            : []),
        ]}
      />
    </Panel>
  );
}

/** A list of lines in a fact. */
function Lines({ children }: { children: ReactNode[] }) {
  return (
    <ul className="m-0 grid list-none gap-1.5 p-0">
      {children.map((child, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the children carry their own keys
        <li key={index}>{child}</li>
      ))}
    </ul>
  );
}

function Access({ access }: { access: NonNullable<ConsolePayment['consequences']['access']> }) {
  const t = useMessages(consequenceMessages);
  const may = useMay();
  return (
    <span className="grid gap-1">
      <span>
        {t(access.state, { from: formatDate(access.from), until: formatDate(access.until) })}
      </span>
      {isExtended(access) ? (
        <span className="text-muted">
          {t('subscription', { until: formatDate(access.subscription_until) })}
        </span>
      ) : null}
      {may('subscriptions:read') ? (
        <TextLink as={Link} href={consolePaths.subscription(access.subscription_id)}>
          {t('openSubscription')}
        </TextLink>
      ) : null}
    </span>
  );
}

function Commission({
  commission,
}: {
  commission: ConsolePayment['consequences']['commissions'][number];
}) {
  const { language } = useI18n();
  const t = useMessages(consequenceMessages);
  const may = useMay();
  const { partner, amount, state, reason } = commission;
  const reversed = partReversed(commission);
  const text = t(`commission_${state}`, {
    amount: formatDollars(language, amount),
    partner: partner.username,
    date: formatDate(commission.available_at),
  });
  return (
    <span>
      {may('referrals:read') ? (
        <TextLink as={Link} href={consolePaths.partner(partner.id)}>
          {text}
        </TextLink>
      ) : (
        text
      )}
      {reversed > 0 ? (
        <span className="text-muted">
          , {t('partlyReversed', { amount: formatDollars(language, reversed) })}
        </span>
      ) : null}
      {reason ? <span className="text-muted"> ({t(`reason_${reason}`)})</span> : null}
    </span>
  );
}

function Promo({ promo }: { promo: NonNullable<ConsolePayment['consequences']['promo']> }) {
  const t = useMessages(consequenceMessages);
  const { code, state, over_limit: isOver, uses, max_uses: max } = promo;
  return (
    <>
      {t(state, { code })}{' '}
      {isOver ? <Badge tone="warning">{t('overLimit', { uses, max: max ?? '' })}</Badge> : null}
    </>
  );
}

const receiptTexts = {
  sent: 'receiptSent',
  waiting: 'receiptWaiting',
  failed: 'receiptFailed',
} as const;

/** The shop's own receipt, by mail. */
function Receipt({ payment: { messages } }: { payment: ConsolePayment }) {
  const t = useMessages(consequenceMessages);
  const mail = receiptOf(messages);
  return (
    <span className={mail?.state === 'failed' ? 'text-danger-text' : ''}>
      {mail
        ? t(receiptTexts[mail.state], { at: formatDateTime(mail.queued_at) })
        : t('noReceiptMail')}
    </span>
  );
}

function Ticket({ ticket }: { ticket: ConsolePayment['tickets'][number] }) {
  const may = useMay();
  const text = `#${ticket.number} ${ticket.title}`;
  return may('tickets:read') ? (
    <TextLink as={Link} className="wrap-anywhere" href={consolePaths.ticket(ticket.id)}>
      {text}
    </TextLink>
  ) : (
    text
  );
}

function Related({ payment }: { payment: ConsolePayment['related'][number] }) {
  const { language, t: tShop } = useI18n();
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <TextLink as={Link} href={consolePaths.payment(payment.id)}>
        {payment.number}
      </TextLink>
      <span className="text-muted">
        {formatDate(payment.created_at)} · {formatTerm(tShop, payment.duration)} ·{' '}
        {formatDollars(language, payment.total)}
      </span>
      <PaymentState state={payment.state} />
      {payment.double ? <Double double={payment.double} /> : null}
    </span>
  );
}

function Double({ double }: { double: NonNullable<ConsolePayment['related'][number]['double']> }) {
  const t = useMessages(consequenceMessages);
  const { text, by } = doubleTextsOf(double);
  return (
    <>
      <Badge tone={double.state === 'open' ? 'warning' : 'neutral'}>{t('double')}</Badge>
      <span className="text-muted">
        {t(text)}
        {by ? ` (${t(by)})` : ''}
      </span>
    </>
  );
}
