import type { SubPlan } from '@sesame/contract/shop/catalogue.ts';
import { ArrowUpRight, Check } from 'lucide-react';
import { isWebAddress } from '../../api/client/web-address.ts';
import { useActiveSubscriptions } from '../../api/queries.ts';
import { formatDate } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { IconDisc } from '../../ui/data/state-view.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { Icon } from '../../ui/primitives/icon.tsx';
import { LinkButton } from '../../ui/primitives/link-button.tsx';
import { OrderMessage } from './order-message.tsx';

type OrderDoneProps = { product: SubPlan; onClose: () => void };

/** Access is active: shows the links. */
export function OrderDone({ product, onClose }: OrderDoneProps) {
  const { t } = useI18n();
  const { data: subscriptions } = useActiveSubscriptions();
  const subscription = subscriptions?.find(({ sub_plan_id }) => sub_plan_id === product.id);
  // Numbered as on the card, where links of apps are shown too.
  const links = (subscription?.links ?? [])
    .map(({ href }, index) => ({ href, number: index + 1 }))
    .filter(({ href }) => isWebAddress(href));
  const preparing = subscription?.fulfilment_pending === true;
  const until = subscription && t('orderDoneHint', { date: formatDate(subscription.date_end) });
  return (
    <OrderMessage
      actions={
        <>
          {links.map(({ href, number }) => (
            <LinkButton
              block
              href={href}
              iconAfter={<Icon of={ArrowUpRight} size={16} />}
              key={href}
              rel="noopener noreferrer"
              size="lg"
              target="_blank"
              variant="full_dark"
            >
              {t('connectNumber', { number })}
            </LinkButton>
          ))}
          <Button block onClick={onClose} variant="ghost">
            {t('close')}
          </Button>
        </>
      }
      art={
        <IconDisc tone="success">
          <Icon of={Check} size={30} />
        </IconDisc>
      }
      role="status"
      text={preparing ? t('fulfilmentHint') : until}
      title={preparing ? t('fulfilmentTitle') : t('orderDone', { product: product.title })}
    />
  );
}
