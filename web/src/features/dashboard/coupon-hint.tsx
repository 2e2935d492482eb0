import { useI18n } from '../../i18n/use-i18n.ts';
import { HoverCard } from '../../ui/overlay/hover-card.tsx';
import { CouponHintButton } from './coupon-hint-button.tsx';

/** How a coupon is used, on hover, focus or click. */
export function CouponHint() {
  const { t } = useI18n();
  return (
    <HoverCard trigger={(trigger) => <CouponHintButton trigger={trigger} />}>
      {t('couponHint')}
    </HoverCard>
  );
}
