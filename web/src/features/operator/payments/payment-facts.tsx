import { centsFromDollars } from '@sesame/contract/money.ts';
import type { OperatorPayment } from '@sesame/contract/operator-payment-detail.ts';
import { Link } from 'wouter';
import { useMay } from '../../../api/operator/use-operator.ts';
import { formatCharge } from '../../../i18n/charge-text.ts';
import { formatDate, formatMoney, formatTime } from '../../../i18n/format.ts';
import { formatTerm } from '../../../i18n/format-term.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useWords } from '../../../i18n/words.ts';
import { operatorPaths } from '../../../operator-paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Panel } from '../../../ui/console/console-page.tsx';
import { FactList } from '../../../ui/console/fact-list.tsx';
import { PriceLines } from '../../../ui/price-lines.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { paymentWords } from './payments.words.ts';
import { useCodeWords } from './use-code-words.ts';

const dollars = (amount: number) => formatMoney(centsFromDollars(amount));
const moment = (at: string) => `${formatDate(at)} ${formatTime(at)}`;

type Sum = NonNullable<OperatorPayment['captured']>;

/** What was asked, what came and what went back. */
export function PaymentMoney({ payment }: { payment: OperatorPayment }) {
  const { language } = useI18n();
  const say = useWords(paymentWords);
  const { lines, charge, captured, returned } = payment;
  const inOwn = ({ amount, currency }: Sum) =>
    currency === 'RUB'
      ? formatCharge(language, { amountMinor: Math.round(amount * 100), currency })
      : dollars(amount);
  return (
    <Panel title={say('money')}>
      <PriceLines
        lines={[
          { key: 'price', label: say('price'), value: dollars(lines.amount) },
          {
            key: 'fee',
            label: `${say('fee')}, ${lines.fee_percentage} %`,
            value: dollars(lines.fee),
          },
          ...(lines.discount > 0
            ? [
                {
                  key: 'discount',
                  label: `${say('discount')}, ${lines.percent} %`,
                  value: dollars(-lines.discount),
                  tone: 'discount' as const,
                },
              ]
            : []),
          { key: 'total', label: say('total'), value: <strong>{dollars(lines.total)}</strong> },
          ...(charge
            ? [
                {
                  key: 'charge',
                  label: say('charged'),
                  value: `${inOwn(charge)} · ${charge.rate}`,
                },
              ]
            : []),
          ...(captured
            ? [{ key: 'captured', label: say('captured'), value: inOwn(captured) }]
            : []),
          ...(returned && returned.amount > 0
            ? [{ key: 'returned', label: say('returned'), value: inOwn(returned) }]
            : []),
          ...(payment.refunded > 0
            ? [{ key: 'refunded', label: say('refunded'), value: dollars(payment.refunded) }]
            : []),
          ...(payment.owed > 0
            ? [{ key: 'owed', label: say('owed'), value: dollars(payment.owed) }]
            : []),
        ]}
      />
    </Panel>
  );
}

/** Who, what, where and when. */
export function PaymentFacts({ payment }: { payment: OperatorPayment }) {
  const { t, language } = useI18n();
  const say = useWords(paymentWords);
  const codes = useCodeWords();
  const may = useMay();
  const { user, access } = payment;
  const code = (text: string | null) => (text === null ? null : <code>{text}</code>);
  const when = (at: string | null) => (at === null ? null : moment(at));
  return (
    <Panel title={say('facts')}>
      <FactList
        facts={[
          {
            key: 'buyer',
            label: say('buyer'),
            value: may('users:read') ? (
              <TextLink as={Link} className="wrap-anywhere" href={operatorPaths.user(user.id)}>
                {user.username}, {user.email}
              </TextLink>
            ) : (
              `${user.username}, ${user.email}`
            ),
          },
          {
            key: 'product',
            label: say('product'),
            value: `${payment.sub_plan_title}, ${formatTerm(t, payment.duration)}`,
          },
          { key: 'method', label: say('method'), value: code(payment.gateway) },
          { key: 'provider', label: say('provider'), value: code(payment.provider) },
          { key: 'option', label: say('option'), value: code(payment.option) },
          { key: 'reference', label: say('reference'), value: code(payment.reference) },
          { key: 'handle', label: say('handle'), value: code(payment.handle) },
          { key: 'created', label: say('created'), value: moment(payment.created_at) },
          { key: 'expires', label: say('expires'), value: moment(payment.expires_at) },
          { key: 'paid', label: say('paidAt'), value: when(payment.paid_at) },
          { key: 'closed', label: say('closedAt'), value: when(payment.closed_at) },
          {
            key: 'access',
            label: say('access'),
            value: access ? `${formatDate(access.from)} – ${formatDate(access.until)}` : null,
          },
          { key: 'form', label: say('form'), value: codes('form', payment.form_state) },
          {
            key: 'checks',
            label: say('checks'),
            value: payment.check_count,
          },
          {
            key: 'review',
            label: say('reviewReason'),
            value: payment.review_reason && codes('review', payment.review_reason),
          },
          {
            key: 'country',
            label: say('country'),
            value:
              payment.country &&
              new Intl.DisplayNames([language], { type: 'region' }).of(payment.country),
          },
          {
            key: 'flags',
            label: say('flags'),
            value:
              payment.flags.length > 0
                ? payment.flags.map((flag) => (
                    <Badge key={flag} tone="warning">
                      {codes('flag', flag)}
                    </Badge>
                  ))
                : null,
          },
        ]}
      />
    </Panel>
  );
}
