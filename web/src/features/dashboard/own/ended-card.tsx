import type { EndedSubscription } from '@sesame/contract/shop/access.ts';
import { formatDate } from '../../../i18n/format.ts';
import { formatTerm } from '../../../i18n/format-term.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Logo } from '../../../ui/brand/logo.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import type { OrderHandlers } from '../product-card.tsx';
import { ConnectButtons } from './subscription-card.tsx';

type EndedCardProps = OrderHandlers & { subscription: EndedSubscription };

/**
 * A subscription that ended lately: when, and the way to have it again with the same plan and method; or the plan that
 * replaced it, and what still works until that one is ready.
 */
export function EndedCard({ subscription, onOrder, onOrderIntent }: EndedCardProps) {
  const { t } = useI18n();
  const { title, description, picture, kept, sub_plan_id: productId } = subscription;
  const { changed_to: changedTo } = subscription;
  return (
    <Card as="article" className="flex min-w-0 flex-col">
      <div className="flex min-w-0 items-center gap-3.5">
        <span className="opacity-60 grayscale">
          <Logo size={44} src={picture} />
        </span>
        <div className="min-w-0">
          <h3 className="type-title-3 text-text-secondary">{title}</h3>
          <p className="truncate text-[.8125rem] text-muted leading-[18px]" title={description}>
            {description}
          </p>
        </div>
      </div>
      <p className="type-tabular mt-[22px] mb-5 font-medium text-[.8125rem] leading-[18px]">
        {changedTo
          ? t('planChangedTo', { plan: changedTo.title, term: formatTerm(t, changedTo.duration) })
          : t('subscriptionEnded', { date: formatDate(subscription.date_end) })}
      </p>
      {kept ? (
        <>
          <p className="mb-3 text-[.8125rem] leading-5">
            <strong className="block font-medium">{t('keptTitle')}</strong>
            <span className="text-muted">{t('keptHint', { date: formatDate(kept.until) })}</span>
          </p>
          <ConnectButtons access={{ title, ...kept }} />
        </>
      ) : null}
      {changedTo ? null : subscription.can_order ? (
        <Button
          aria-label={`${t('orderAgain')}: ${title}`}
          block
          className="mt-auto"
          onClick={() => onOrder(productId, true)}
          onFocus={onOrderIntent}
          onPointerEnter={onOrderIntent}
          variant="light"
        >
          {t('orderAgain')}
        </Button>
      ) : (
        <p className="mt-auto text-muted">{t('noLongerSold')}</p>
      )}
    </Card>
  );
}
