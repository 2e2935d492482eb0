import type { ConsoleGift } from '@sesame/contract/console/payments/gifts.ts';
import { giftTexts } from '@sesame/contract/shop/payment-texts.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Status } from '../../../ui/data/status.tsx';

type GiftStateMarkProps = { gift: Pick<ConsoleGift, 'state' | 'paid' | 'refunded'> };

/** The state of a gift, in the same words that its buyer reads. */
export function GiftStateMark({ gift: { state, paid, refunded } }: GiftStateMarkProps) {
  const { t } = useI18n();
  const { kind, label } = giftTexts({ state, isRefunded: paid > 0 && refunded >= paid });
  return <Status kind={kind}>{t(label)}</Status>;
}
