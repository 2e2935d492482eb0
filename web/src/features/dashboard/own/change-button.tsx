import type { ActiveSubscription } from '@sesame/contract/shop/access.ts';
import { Link } from 'wouter';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/primitives/link-button.tsx';

/** Opens the order sheet that replaces the plan; not while a dispute holds the subscription. */
export function ChangeButton({ subscription }: { subscription: ActiveSubscription }) {
  const { t } = useI18n();
  if (subscription.on_hold) return null;
  return (
    <LinkButton
      aria-label={`${t('changePlan')}: ${subscription.title}`}
      as={Link}
      className="-mb-2 flex-1"
      href={paths.changePlan(subscription.sub_plan_id, subscription.id)}
      size="sm"
      variant="ghost"
    >
      {t('changePlan')}
    </LinkButton>
  );
}
