import type { ActiveSubscription, EndedSubscription } from '@sesame/contract/shop/access.ts';
import { type ReactNode, useState } from 'react';
import { CardGrid } from '../card-grid.tsx';
import { OWN_TOOLS_FROM } from '../dashboard.rules.ts';
import type { OrderHandlers } from '../product-card.tsx';
import { EndedCard } from './ended-card.tsx';
import { type OwnChoice, ownSubscriptions } from './own-subscriptions.rules.ts';
import { OwnTools } from './own-tools.tsx';
import { SubscriptionCard } from './subscription-card.tsx';

type ManySubscriptionsProps = OrderHandlers & {
  active: readonly ActiveSubscription[];
  ended: readonly EndedSubscription[];
  now: Date;
  /** Cards of pending payments. */
  open: ReactNode;
};

/** For buyers with ended subscriptions or with many: all cards, and from ten on a search and a filter. */
export function ManySubscriptions({ active, ended, now, open, ...order }: ManySubscriptionsProps) {
  const [choice, setChoice] = useState<OwnChoice>({ search: '', filter: 'all' });
  const hasTools = active.length + ended.length >= OWN_TOOLS_FROM;
  const own = ownSubscriptions(active, ended, {
    ...(hasTools ? choice : { search: '', filter: 'all' }),
    now,
  });
  const found = own.active.length + own.ended.length;
  return (
    <>
      {hasTools ? <OwnTools choice={choice} found={found} onChange={setChoice} /> : null}
      <CardGrid>
        {own.active.map((subscription) => (
          <SubscriptionCard key={subscription.id} now={now} subscription={subscription} />
        ))}
        {open}
        {own.ended.map((subscription) => (
          <EndedCard {...order} key={subscription.id} subscription={subscription} />
        ))}
      </CardGrid>
    </>
  );
}
