import type { ActiveSubscription } from '@sesame/contract/shop/access.ts';
import { useState } from 'react';
import { useActiveSubscriptions } from '../../api/queries.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { activatedTitles } from './payment-watch.rules.ts';

/** Announces changes between two polls, but not the polls themselves. */
export function ActivationNotification() {
  const { t } = useI18n();
  const { data } = useActiveSubscriptions();
  const [previous, setPrevious] = useState<ActiveSubscription[] | undefined>(data);
  const [titles, setTitles] = useState<string[]>([]);
  if (data && data !== previous) {
    setPrevious(data);
    const activated = previous ? activatedTitles(previous, data) : [];
    if (activated.length > 0) setTitles(activated);
  }
  return (
    <p className="sr-only" role="status">
      {titles.map((product) => t('subscriptionActivated', { product })).join('. ')}
    </p>
  );
}
