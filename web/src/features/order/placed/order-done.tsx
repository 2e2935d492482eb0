import type { SubPlan } from '@sesame/contract/shop/catalogue.ts';
import { ArrowUpRight, Check } from 'lucide-react';
import { Link } from 'wouter';
import { isWebAddress } from '../../../api/client/web-address.ts';
import { useActiveSubscriptions } from '../../../api/queries.ts';
import { formatDate } from '../../../i18n/format.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { paths } from '../../../paths.ts';
import { IconDisc } from '../../../ui/data/state-view.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Icon } from '../../../ui/primitives/icon.tsx';
import { LinkButton } from '../../../ui/primitives/link-button.tsx';
import { OrderMessage } from './order-message.tsx';

type OrderDoneProps = { product: SubPlan; gift: boolean; onClose: () => void };

export function OrderDone({ gift, ...rest }: OrderDoneProps) {
  return gift ? <GiftReady onClose={rest.onClose} /> : <AccessReady {...rest} />;
}

/** The code is on the page of the gifts. */
function GiftReady({ onClose }: Pick<OrderDoneProps, 'onClose'>) {
  const { t } = useI18n();
  return (
    <OrderMessage
      actions={
        <>
          <LinkButton as={Link} block href={paths.gifts()} size="lg" variant="full_dark">
            {t('openGifts')}
          </LinkButton>
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
      text={t('giftDoneHint')}
      title={t('giftDone')}
    />
  );
}

/** Access is active: shows the links. */
function AccessReady({ product, onClose }: Omit<OrderDoneProps, 'gift'>) {
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
