import { TicketPercent } from 'lucide-react';
import { useI18n } from '../../i18n/use-i18n.ts';
import { Button } from '../../ui/button.tsx';
import { DoorWall } from '../../ui/door-wall.tsx';
import { Icon } from '../../ui/icon.tsx';
import { EmptyState } from '../../ui/state-view.tsx';

/** Nothing owned yet: the two ways to start. */
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
      art={<DoorWall className="h-33 w-[242px]" scene="empty" />}
      text={t('noSubscriptionsHint')}
      title={t('noSubscriptions')}
    />
  );
}
