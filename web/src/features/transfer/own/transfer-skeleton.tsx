import { useI18n } from '../../../i18n/use-i18n.ts';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';

const ROWS = ['account', 'recipient', 'bank', 'amount', 'purpose', 'order'];

export function TransferSkeleton() {
  const { t } = useI18n();
  return (
    <div role="status">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-8 w-64 max-w-full" />
      <Skeleton className="mt-3 mb-[22px] h-4 w-full" />
      <div className="overflow-hidden rounded-lg border border-border bg-surface shadow-card">
        <div className="px-7 pt-[22px] pb-6 max-md:px-[18px]">
          <Skeleton className="h-14 w-full" />
        </div>
        <div className="border-border border-t px-7 py-2 max-md:px-[18px]">
          {ROWS.map((row) => (
            <div className="flex min-h-14 items-center border-border not-first:border-t" key={row}>
              <Skeleton className="h-4 w-48" />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
