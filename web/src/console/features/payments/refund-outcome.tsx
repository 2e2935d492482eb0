import type {
  Consequences,
  RefundPreview,
} from '@sesame/contract/console/payments/consequences.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { formatDate } from '../../../i18n/format.ts';
import { formatDollars } from '../../../i18n/format-amount.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Note } from '../../../ui/primitives/note.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import { PaymentState } from '../../ui/names/state.tsx';
import { type Fact, FactList } from '../../ui/page/fact-list.tsx';
import { paymentMessages } from './payments.messages.ts';
import type { RefundMethod } from './refund-method-field.tsx';
import { refundOutcomeMessages } from './refund-outcome.messages.ts';
import type { useRefundPreview } from './use-refund-preview.ts';

/** What the buyer, partners and promo codes will have after the refund, and the mail that says so. */
export function RefundOutcome({
  preview: { answer, error },
  method,
}: {
  preview: ReturnType<typeof useRefundPreview>;
  method: RefundMethod;
}) {
  const { t: tShop } = useI18n();
  const t = useMessages(refundOutcomeMessages);
  if (error) return <Note tone="warning">{errorText(tShop, error)}</Note>;
  return (
    <section aria-busy={!answer} aria-label={t('title')} className="rounded-md bg-sunken p-4">
      <h3 className="mb-3 font-semibold">{t('title')}</h3>
      {answer ? (
        <Outcome method={method} preview={answer} />
      ) : (
        <div className="grid gap-2.5">
          <Skeleton className="h-5" />
          <Skeleton className="h-5" />
          <Skeleton className="h-5 w-2/3" />
        </div>
      )}
    </section>
  );
}

function Outcome({ preview, method }: { preview: RefundPreview; method: RefundMethod }) {
  const { language } = useI18n();
  const t = useMessages(refundOutcomeMessages);
  const tPayment = useMessages(paymentMessages);
  const { before, after, mail } = preview;
  const goesTo = {
    gateway: tPayment('refundToGateway'),
    balance: tPayment('refundToBalance'),
    record: tPayment('refundToRecord'),
  }[method];
  const facts: Fact[] = [
    { key: 'money', label: formatDollars(language, preview.amount), value: goesTo },
    { key: 'access', label: t('access'), value: <AccessAfter after={after} before={before} /> },
    ...(before.access && before.access.links > 0
      ? [{ key: 'links', label: t('links'), value: <LinksAfter after={after} before={before} /> }]
      : []),
    ...(before.balance === after.balance
      ? []
      : [
          {
            key: 'balance',
            label: t('balance'),
            value: `${formatDollars(language, before.balance)} → ${formatDollars(language, after.balance)}`,
          },
        ]),
    ...(before.promo
      ? [
          {
            key: 'promo',
            label: t('promo'),
            value: t(after.promo?.state === 'released' ? 'promoReturned' : 'promoKept', {
              code: before.promo.code,
            }),
          },
        ]
      : []),
    ...after.commissions.map((commission) => {
      const taken =
        commission.reversed -
        (before.commissions.find(({ id }) => id === commission.id)?.reversed ?? 0);
      return {
        key: commission.id,
        label: t('commission'),
        value: t(taken > 0 ? 'commissionReversed' : 'commissionKept', {
          partner: commission.partner.username,
          amount: formatDollars(language, taken),
          left: formatDollars(language, commission.amount - commission.reversed),
        }),
      };
    }),
    { key: 'state', label: tPayment('status'), value: <PaymentState state={preview.state} /> },
  ];
  return (
    <div className="grid gap-3">
      <FactList facts={facts} />
      {mail ? (
        <details>
          <summary className="cursor-pointer text-muted pointer-coarse:min-h-11 pointer-coarse:content-center">
            {t('mail', { subject: mail.subject })}
          </summary>
          <p className="wrap-anywhere mt-2 whitespace-pre-wrap text-[.8125rem]">{mail.text}</p>
        </details>
      ) : (
        <p className="text-muted">{t('noMail')}</p>
      )}
    </div>
  );
}

function AccessAfter({ before, after }: { before: Consequences; after: Consequences }) {
  const t = useMessages(refundOutcomeMessages);
  const [was, is] = [before.access, after.access];
  if (was === null || is === null) return t('noAccess');
  if (was.subscription_state === 'ended') return t('accessOver');
  if (is.subscription_state === 'ended') {
    return (
      <strong className="text-danger-text">
        {t('accessEnds', { date: formatDate(was.subscription_until) })}
      </strong>
    );
  }
  return was.subscription_until === is.subscription_until
    ? t('accessStays', { date: formatDate(is.subscription_until) })
    : t('accessShorter', {
        before: formatDate(was.subscription_until),
        after: formatDate(is.subscription_until),
      });
}

function LinksAfter({ before, after }: { before: Consequences; after: Consequences }) {
  const t = useMessages(refundOutcomeMessages);
  const ends =
    before.access?.subscription_state !== 'ended' && after.access?.subscription_state === 'ended';
  return t(ends ? 'linksEnd' : 'linksStay', { count: before.access?.links ?? 0 });
}
