import { centsFromDollars } from '@sesame/contract/money.ts';
import type { PaymentDetail } from '@sesame/contract/payment-detail.ts';
import { formatDate, formatMoney, formatTime } from '../../i18n/format.ts';
import { storyTexts } from '../../i18n/story-texts.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { Card } from '../../ui/card.tsx';
import { Timeline } from '../../ui/timeline.tsx';

/** What has happened to the payment, from the order on. */
export function PaymentStory({ story }: Pick<PaymentDetail, 'story'>) {
  const { t } = useI18n();
  return (
    <Card as="section">
      <h2 className="type-title-2 mb-5">{t('storyTitle')}</h2>
      <Timeline
        moments={story.map(({ kind, at, amount }, index) => ({
          key: `${index}-${kind}`,
          label: t(storyTexts[kind].text, {
            amount: amount === undefined ? '' : formatMoney(centsFromDollars(amount)),
          }),
          at,
          time: `${formatDate(at)}, ${formatTime(at)}`,
          tone: storyTexts[kind].tone,
        }))}
      />
    </Card>
  );
}
