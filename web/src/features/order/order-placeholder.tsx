import { PackageX } from 'lucide-react';
import { useI18n } from '../../i18n/use-i18n.ts';
import { IconDisc } from '../../ui/data/state-view.tsx';
import { SheetColumns, SheetTitle } from '../../ui/overlay/sheet.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { Icon } from '../../ui/primitives/icon.tsx';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';
import { MethodsSkeleton } from './pay/methods-skeleton.tsx';
import { OrderMessage } from './placed/order-message.tsx';

type OrderPlaceholderProps = {
  state: 'loading' | 'failed' | 'unknown';
  onRetry: () => void;
  onClose: () => void;
};

/** The sheet was opened by a link before the catalogue has loaded, or for an unknown product. */
export function OrderPlaceholder({ state, onRetry, onClose }: OrderPlaceholderProps) {
  const { t } = useI18n();
  if (state === 'loading') return <OrderSkeleton />;
  const failed = state === 'failed';
  return (
    <OrderMessage
      actions={
        <>
          {failed ? (
            <Button block onClick={onRetry} size="lg" variant="outline">
              {t('tryAgain')}
            </Button>
          ) : null}
          <Button block onClick={onClose} variant="ghost">
            {t('close')}
          </Button>
        </>
      }
      art={
        <IconDisc tone={failed ? 'danger' : 'neutral'}>
          <Icon of={PackageX} size={28} />
        </IconDisc>
      }
      role="alert"
      text={failed ? t('productsFailedHint') : undefined}
      title={failed ? t('productsFailed') : t('productUnknown')}
    />
  );
}

function OrderSkeleton() {
  const { t } = useI18n();
  return (
    <SheetColumns
      main={
        <>
          <SheetTitle className="sr-only">{t('loading')}</SheetTitle>
          <div className="mb-7 flex items-center gap-4 max-md:pt-3">
            <Skeleton className="size-14 rounded-[13px]" />
            <div>
              <Skeleton className="h-4 w-32" />
              <Skeleton className="mt-2 h-3 w-56" />
            </div>
          </div>
          <Skeleton className="mb-7 h-[104px] w-full rounded-[14px]" />
          <MethodsSkeleton />
        </>
      }
      side={<Skeleton className="h-40 w-full rounded-[12px]" />}
    />
  );
}
