import type { ConsolePayment } from '@sesame/contract/console/payments/payment-detail.ts';
import type { Language } from '@sesame/contract/shared/limits.ts';
import { providerName } from '@sesame/contract/shared/renewals/method-brand.ts';
import { Link } from 'wouter';
import { formatDateTime } from '../../../i18n/format.ts';
import {
  formatDollars,
  formatPercent,
  formatRate,
  formatSum,
} from '../../../i18n/format-amount.ts';
import { formatTerm } from '../../../i18n/format-term.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useTitle } from '../../../i18n/use-title.ts';
import { PriceLines } from '../../../ui/data/price-lines.tsx';
import { Badge } from '../../../ui/primitives/badge.tsx';
import { TextLink } from '../../../ui/primitives/text-link.tsx';
import { useMay } from '../../api/use-operator.ts';
import { consolePaths } from '../../paths.ts';
import { useGatewayName } from '../../ui/names/use-gateway-name.ts';
import { Panel } from '../../ui/page/console-page.tsx';
import { FactList } from '../../ui/page/fact-list.tsx';
import { paymentMessages } from './payments.messages.ts';
import { useCodeMessages } from './use-code-messages.ts';

type Texts = ReturnType<typeof useMessages<keyof (typeof paymentMessages)['en']>>;
type Sum = NonNullable<ConsolePayment['captured']>;

/** Amounts charged, received and refunded. */
export function PaymentMoney({ payment }: { payment: ConsolePayment }) {
  const { language } = useI18n();
  const t = useMessages(paymentMessages);
  const { lines, charge, next_step: step, returned } = payment;
  // Held money is not captured yet.
  const captured = payment.captured ?? (step.kind === 'decide_review' ? step.received : null);
  const inOwn = (sum: Sum) => formatSum(language, sum);
  return (
    <Panel title={t('money')}>
      <PriceLines
        lines={[
          { key: 'price', label: t('price'), value: formatDollars(language, lines.amount) },
          ...creditLines(payment, t, language),
          ...(lines.credit === undefined || payment.plan_change
            ? []
            : [
                {
                  key: 'credit',
                  label: t('credit'),
                  value: formatDollars(language, -lines.credit),
                  tone: 'discount' as const,
                },
              ]),
          {
            key: 'fee',
            label: `${t('fee')}, ${formatPercent(language, lines.fee_percentage)}`,
            value: formatDollars(language, lines.fee),
          },
          ...(lines.discount > 0
            ? [
                {
                  key: 'discount',
                  label: `${t('discount')}, ${formatPercent(language, lines.percent)}`,
                  value: formatDollars(language, -lines.discount),
                  tone: 'discount' as const,
                },
              ]
            : []),
          {
            key: 'total',
            label: t('total'),
            value: <strong>{formatDollars(language, lines.total)}</strong>,
          },
          ...(charge
            ? [
                {
                  key: 'charge',
                  label: t('charged'),
                  value: `${inOwn(charge)} · ${formatRate(language, charge.rate)}`,
                },
              ]
            : []),
          ...(captured ? [{ key: 'captured', label: t('captured'), value: inOwn(captured) }] : []),
          ...(returned && returned.amount > 0
            ? [{ key: 'returned', label: t('returned'), value: inOwn(returned) }]
            : []),
          ...(payment.refunded > payment.owed
            ? [
                {
                  key: 'refunded',
                  label: t('refunded'),
                  value: formatDollars(language, payment.refunded - payment.owed),
                },
              ]
            : []),
          ...(payment.credited === undefined
            ? []
            : [
                {
                  key: 'credited',
                  label: t('credited'),
                  value: formatDollars(language, payment.credited),
                },
              ]),
          ...(payment.owed > 0
            ? [{ key: 'owed', label: t('owed'), value: formatDollars(language, payment.owed) }]
            : []),
        ]}
      />
    </Panel>
  );
}

/** The credit for each period that a plan change ends, and what is left of it. */
function creditLines({ plan_change: change }: ConsolePayment, t: Texts, language: Language) {
  if (change === undefined) return [];
  const shown = change.lines.map((line, index) => ({
    key: `credit-${index}`,
    label: t('creditOf', {
      product: (language === 'ru' && line.title_ru) || line.title || '–',
      days: line.unused_days,
      total: line.total_days,
    }),
    value: formatDollars(language, -line.credit),
    tone: 'discount' as const,
  }));
  if (change.rest === 0) return shown;
  return [
    ...shown,
    { key: 'rest', label: t('creditRest'), value: formatDollars(language, change.rest) },
  ];
}

/** Buyer, product, gateway and dates. */
export function PaymentFacts({ payment }: { payment: ConsolePayment }) {
  const { t: tShop, language } = useI18n();
  const t = useMessages(paymentMessages);
  const titleOf = useTitle();
  const codes = useCodeMessages();
  const nameOfGateway = useGatewayName();
  const may = useMay();
  const { user, changed_to: changedTo } = payment;
  const code = (text: string | null) => (text === null ? null : <code>{text}</code>);
  const when = (at: string | null) => (at === null ? null : formatDateTime(at));
  return (
    <Panel title={t('facts')}>
      <FactList
        facts={[
          {
            key: 'buyer',
            label: t('buyer'),
            value: may('users:read') ? (
              <TextLink as={Link} className="wrap-anywhere" href={consolePaths.user(user.id)}>
                {user.username}, {user.email}
              </TextLink>
            ) : (
              `${user.username}, ${user.email}`
            ),
          },
          {
            key: 'product',
            label: t('product'),
            value: `${titleOf({ title: payment.sub_plan_title, title_ru: payment.sub_plan_title_ru })}, ${formatTerm(tShop, payment.duration)}`,
          },
          {
            key: 'changed',
            label: t('changedTo'),
            value: changedTo ? (
              <TextLink as={Link} href={consolePaths.payment(changedTo.payment_id)}>
                {`${titleOf(changedTo)}, ${formatTerm(tShop, changedTo.duration)}`}
              </TextLink>
            ) : null,
          },
          { key: 'method', label: t('method'), value: titleOf(payment.method) },
          {
            key: 'provider',
            label: t('provider'),
            value: nameOfGateway({
              provider: payment.provider,
              title: providerName(payment.provider),
            }),
          },
          { key: 'option', label: t('option'), value: code(payment.option) },
          { key: 'reference', label: t('reference'), value: code(payment.reference) },
          {
            key: 'secondary_reference',
            label: t('secondary_reference'),
            value: code(payment.secondary_reference),
          },
          { key: 'created', label: t('created'), value: formatDateTime(payment.created_at) },
          { key: 'expires', label: t('expires'), value: formatDateTime(payment.expires_at) },
          { key: 'paid', label: t('paidAt'), value: when(payment.paid_at) },
          { key: 'closed', label: t('closedAt'), value: when(payment.closed_at) },
          {
            key: 'checkout',
            label: t('checkout'),
            // A saved method is charged without a page, which no one opens any more.
            value:
              payment.checkout_state === 'requested' && payment.state !== 'pending'
                ? null
                : codes('checkout', payment.checkout_state),
          },
          {
            key: 'checks',
            label: t('checks'),
            value: payment.sync_count,
          },
          {
            key: 'review',
            label: t('reviewReason'),
            value: payment.review_reason && codes('review', payment.review_reason),
          },
          {
            key: 'country',
            label: t('country'),
            value:
              payment.country &&
              new Intl.DisplayNames([language], { type: 'region' }).of(payment.country),
          },
          {
            key: 'flags',
            label: t('flags'),
            value:
              payment.flags.length > 0
                ? payment.flags.map((flag) => (
                    <Badge key={flag} tone="warning">
                      {codes('flag', flag)}
                    </Badge>
                  ))
                : null,
          },
        ].filter(({ value }) => value !== null)}
      />
    </Panel>
  );
}
