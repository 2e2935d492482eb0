import type { ActiveSubscription } from '@sesame/contract/shop/access.ts';
import { Link } from 'wouter';
import { useRenewals } from '../../../api/queries.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/primitives/link-button.tsx';
import { isToBePaid } from './renewal/renewal-problem.tsx';

/** Opens the order sheet with the plan and the method of the last time; the new period starts at the end of this one. */
export function RenewButton({ subscription }: { subscription: ActiveSubscription }) {
  const { t } = useI18n();
  const renewals = useRenewals();
  const renewal = renewals.data?.find((one) => one.subscription_id === subscription.id);
  // The same order is offered there, with the reason.
  if (renewal !== undefined && isToBePaid(renewal)) return null;
  return (
    <LinkButton
      aria-label={`${t('renew')}: ${subscription.title}`}
      as={Link}
      className="mb-2 w-full"
      href={paths.orderAgain(subscription.sub_plan_id)}
      variant="light"
    >
      {t('renew')}
    </LinkButton>
  );
}
