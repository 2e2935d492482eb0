import { useI18n } from '../../i18n/use-i18n.ts';
import { RetryButton } from '../../shell/retry-button.tsx';
import { ErrorState } from '../../ui/data/state-view.tsx';
import { Card } from '../../ui/primitives/card.tsx';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';

const TILES = ['first', 'second', 'third'];
const ROWS = ['first', 'second', 'third'];

/** The boxes that both tabs start with: numbers side by side, then cards. */
export function PartnersSkeleton() {
  const { t } = useI18n();
  return (
    <div className="grid grid-cols-1 gap-5" role="status">
      <span className="sr-only">{t('loading')}</span>
      <Card className="grid grid-cols-3 gap-6 max-md:grid-cols-1" padding="default">
        {TILES.map((tile) => (
          <span key={tile}>
            <Skeleton className="h-8 w-24" />
            <Skeleton className="mt-3 h-3.5 w-40 max-w-full" />
          </span>
        ))}
      </Card>
      <Card>
        <Skeleton className="h-4 w-32" />
        <Skeleton className="mt-5 h-(--control-lg) w-full rounded-md" />
      </Card>
      <Card>
        <Skeleton className="h-4 w-56 max-w-full" />
        <Skeleton className="mt-3 h-3.5 w-72 max-w-full" />
      </Card>
    </div>
  );
}

export function RowsSkeleton() {
  const { t } = useI18n();
  return (
    <Card className="mt-4" padding="none" role="status">
      <span className="sr-only">{t('loading')}</span>
      {ROWS.map((row) => (
        <div
          className="flex min-h-13 items-center gap-4 border-border border-t px-6 first-of-type:border-t-0 max-md:min-h-17 max-md:px-4"
          key={row}
        >
          <Skeleton className="h-3.5 w-24" />
          <Skeleton className="h-3.5 w-32 max-md:hidden" />
          <Skeleton className="ml-auto h-3.5 w-14" />
        </div>
      ))}
    </Card>
  );
}

type LoadFailedProps = { title: string; busy: boolean; onRetry: () => void; heading?: 'h2' | 'h3' };

/** A part failed to load; the others work. */
export function LoadFailed({ title, busy, onRetry, heading = 'h2' }: LoadFailedProps) {
  return (
    <div className="mt-4">
      <ErrorState
        actions={<RetryButton busy={busy} onRetry={onRetry} />}
        heading={heading}
        title={title}
      />
    </div>
  );
}
