import type { GiftState } from '@sesame/contract/shared/gifts/gift-states.ts';
import { giftLabels } from '@sesame/contract/shop/payment-words.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Status } from '../../../ui/data/status.tsx';

/** How a gift stands, in the words that its buyer reads. */
export function GiftStateMark({ state }: { state: GiftState }) {
  const { t } = useI18n();
  const { kind, label } = giftLabels[state];
  return <Status kind={kind}>{t(label)}</Status>;
}
