import type { Gift } from '@sesame/contract/shop/gifts.ts';
import { giftLabels } from '@sesame/contract/shop/payment-texts.ts';
import { formatDate } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { Status } from '../../ui/data/status.tsx';
import { endOf, giftStateText } from './gift-state-text.ts';

/** The state of a gift: redeemed or not, and when. */
export function GiftBadge({ gift }: { gift: Gift }) {
  const { t } = useI18n();
  return (
    <Status kind={giftLabels[gift.state].kind}>
      {t(giftStateText(gift), { date: formatDate(endOf(gift)) })}
    </Status>
  );
}
