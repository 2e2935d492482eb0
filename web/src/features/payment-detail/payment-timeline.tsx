import { centsFromDollars } from '@sesame/contract/shared/money.ts';
import type { PaymentDetail } from '@sesame/contract/shop/payment-detail.ts';
import { formatDate, formatMoney, formatTime } from '../../i18n/format.ts';
import { timelineTexts } from '../../i18n/timeline-texts.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { Timeline } from '../../ui/data/timeline.tsx';
import { Card } from '../../ui/primitives/card.tsx';

/** The history of the payment, starting with the order. */
export function PaymentTimeline({ timeline }: Pick<PaymentDetail, 'timeline'>) {
  const { t } = useI18n();
  return (
    <Card as="section">
      <h2 className="type-title-2 mb-5">{t('timelineTitle')}</h2>
      <Timeline
        moments={timeline.map(({ kind, at, amount }, index) => ({
          key: `${index}-${kind}`,
          label: t(timelineTexts[kind].text, {
            amount: amount === undefined ? '' : formatMoney(centsFromDollars(amount)),
          }),
          at,
          time: `${formatDate(at)}, ${formatTime(at)}`,
          tone: timelineTexts[kind].tone,
        }))}
      />
    </Card>
  );
}
