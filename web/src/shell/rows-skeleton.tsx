import { useI18n } from '../i18n/use-i18n.ts';
import { Card } from '../ui/primitives/card.tsx';
import { Skeleton } from '../ui/primitives/skeleton.tsx';

/** A list of rows with a picture, a name and a line below, while it is loading. */
export function RowsSkeleton() {
  const { t } = useI18n();
  return (
    <Card padding="none" role="status">
      <span className="sr-only">{t('loading')}</span>
      {['first', 'second'].map((row) => (
        <div
          className="flex min-h-22 items-center gap-4 border-border border-t px-6 first-of-type:border-t-0 max-md:px-4"
          key={row}
        >
          <Skeleton className="size-10 rounded-md" />
          <span>
            <Skeleton className="h-4 w-44" />
            <Skeleton className="mt-2 h-3.5 w-28" />
          </span>
        </div>
      ))}
    </Card>
  );
}
