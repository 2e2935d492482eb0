import { Link } from 'wouter';
import { useActiveSubscriptions } from '../../api/queries.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/primitives/link-button.tsx';

/** For a buyer who has the product: opens the order sheet that replaces the plan; not while a dispute holds it. */
export function ChangeLink({ productId }: { productId: number }) {
  const { t } = useI18n();
  const own = useActiveSubscriptions().data?.find((one) => one.sub_plan_id === productId);
  if (own === undefined || own.on_hold) return null;
  return (
    <LinkButton
      aria-label={`${t('changePlan')}: ${own.title}`}
      as={Link}
      block
      className="mt-2"
      href={paths.changePlan(productId, own.id)}
      variant="outline"
    >
      {t('changePlan')}
    </LinkButton>
  );
}
