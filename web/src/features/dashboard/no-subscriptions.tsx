import { TicketPercent } from 'lucide-react';
import { useI18n } from '../../i18n/use-i18n.ts';
import { AuthArtwork } from '../../ui/brand/auth-artwork.tsx';
import { EmptyState } from '../../ui/data/state-view.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { Icon } from '../../ui/primitives/icon.tsx';

/** No subscriptions yet: two ways to start. */
export function NoSubscriptions({ onShowPlans }: { onShowPlans: (withCoupon: boolean) => void }) {
  const { t } = useI18n();
  return (
    <EmptyState
      actions={
        <>
          <Button onClick={() => onShowPlans(false)}>{t('viewPlans')}</Button>
          <Button
            icon={<Icon of={TicketPercent} />}
            onClick={() => onShowPlans(true)}
            variant="outline"
          >
            {t('activateCoupon')}
          </Button>
        </>
      }
      art={<AuthArtwork className="h-33 w-[242px]" scene="empty" />}
      text={t('noSubscriptionsHint')}
      title={t('noSubscriptions')}
    />
  );
}
