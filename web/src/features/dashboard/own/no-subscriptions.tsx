import { TicketPercent } from 'lucide-react';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { AuthArtwork } from '../../../ui/brand/auth-artwork.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Icon } from '../../../ui/primitives/icon.tsx';

/** No subscriptions yet: two ways to start, in a row so low that the products below are in view. */
export function NoSubscriptions({ onShowPlans }: { onShowPlans: (withCoupon: boolean) => void }) {
  const { t } = useI18n();
  return (
    <div className="flex items-center gap-x-5 gap-y-3 rounded-[16px] border border-border-strong border-dashed px-5 py-2 max-md:flex-col max-md:items-stretch max-md:px-3.5 max-md:py-3">
      <AuthArtwork className="h-11 w-20 max-md:hidden" scene="empty" />
      <div className="min-w-0 flex-1">
        <h2 className="type-title-3">{t('noSubscriptions')}</h2>
        <p className="text-muted leading-5">{t('noSubscriptionsHint')}</p>
      </div>
      <div className="flex flex-wrap gap-2 max-md:[&>button]:flex-1">
        <Button onClick={() => onShowPlans(false)} size="sm">
          {t('viewPlans')}
        </Button>
        <Button
          icon={<Icon className="max-md:hidden" of={TicketPercent} />}
          onClick={() => onShowPlans(true)}
          size="sm"
          variant="outline"
        >
          {t('activateCoupon')}
        </Button>
      </div>
    </div>
  );
}
