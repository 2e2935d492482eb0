import { PackageX, ServerCrash } from 'lucide-react';
import { Link } from 'wouter';
import { useI18n } from '../../i18n/use-i18n.ts';
import { RetryButton } from '../../shell/retry-button.tsx';
import { EmptyState, ErrorState, IconDisc } from '../../ui/data/state-view.tsx';
import { Card } from '../../ui/primitives/card.tsx';
import { Icon } from '../../ui/primitives/icon.tsx';
import { LinkButton } from '../../ui/primitives/link-button.tsx';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';

const PLANS = ['first', 'second', 'third'];

/** The same boxes as the product to come. */
export function ProductSkeleton() {
  const { t } = useI18n();
  return (
    <div
      className="grid grid-cols-[minmax(0,1fr)_320px] items-start gap-x-12 gap-y-7 max-lg:grid-cols-1"
      role="status"
    >
      <span className="sr-only">{t('loading')}</span>
      <div>
        <Skeleton className="size-16 rounded-[15px]" />
        <Skeleton className="mt-5 h-7 w-56 max-w-full" />
        <Skeleton className="mt-6 h-3.5 w-full max-w-[480px]" />
        <Skeleton className="mt-3 h-3.5 w-2/3 max-w-[320px]" />
        <div className="mt-9 grid grid-cols-3 gap-2.5">
          {PLANS.map((plan) => (
            <Skeleton className="h-24 rounded-[14px]" key={plan} />
          ))}
        </div>
      </div>
      <Card>
        <Skeleton className="h-7 w-28" />
        <Skeleton className="mt-5 h-12 w-full rounded-md" />
        <Skeleton className="mt-5 h-3.5 w-full" />
      </Card>
    </div>
  );
}

/** An inactive, archived or unknown product; the page does not reveal which. */
export function ProductNotOnSale({ catalogue }: { catalogue: string }) {
  const { t } = useI18n();
  return (
    <EmptyState
      actions={
        <LinkButton as={Link} href={catalogue}>
          {t('showAllServices')}
        </LinkButton>
      }
      art={
        <IconDisc>
          <Icon of={PackageX} size={28} />
        </IconDisc>
      }
      text={t('productNotOnSaleHint')}
      title={t('productNotOnSale')}
    />
  );
}

export function ProductFailed({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  const { t } = useI18n();
  return (
    <ErrorState
      actions={<RetryButton busy={busy} onRetry={onRetry} />}
      art={
        <IconDisc tone="danger">
          <Icon of={ServerCrash} size={28} />
        </IconDisc>
      }
      text={t('methodsFailedHint')}
      title={t('productFailed')}
    />
  );
}
