import { CircleQuestionMark } from 'lucide-react';
import { useI18n } from '../../i18n/use-i18n.ts';
import type { HoverCardTriggerProps } from '../../ui/overlay/hover-card.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { Icon } from '../../ui/primitives/icon.tsx';

/** The question mark beside the button of an announcement; without a trigger its hint has not loaded yet. */
export function CouponHintButton({ trigger }: { trigger?: HoverCardTriggerProps }) {
  const { t } = useI18n();
  return (
    <Button
      {...trigger}
      aria-disabled={trigger === undefined}
      aria-label={t('couponHintLabel')}
      size="icon"
      variant="ghost"
    >
      <Icon of={CircleQuestionMark} />
    </Button>
  );
}
