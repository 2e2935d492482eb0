import { useI18n } from '../../i18n/use-i18n.ts';
import { RetryButton } from '../../shell/retry-button.tsx';
import { ErrorState } from '../../ui/data/state-view.tsx';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';

const ROWS = ['first', 'second', 'third', 'fourth'];

export function SettingsSkeleton() {
  const { t } = useI18n();
  return (
    <div role="status">
      <span className="sr-only">{t('loading')}</span>
      {ROWS.map((row) => (
        <div
          className="grid grid-cols-[minmax(0,300px)_minmax(0,460px)] gap-x-12 gap-y-4 border-border border-b py-7 max-lg:grid-cols-[minmax(0,220px)_minmax(0,1fr)] max-md:grid-cols-1 max-md:py-6"
          key={row}
        >
          <span>
            <Skeleton className="my-1 h-4 w-28" />
            <Skeleton className="mt-2.5 h-3 w-48" />
          </span>
          <Skeleton className="h-(--control) w-full rounded-md" />
        </div>
      ))}
    </div>
  );
}

type SettingsFailedProps = { title: string; busy: boolean; onRetry: () => void };

export function SettingsFailed({ title, busy, onRetry }: SettingsFailedProps) {
  return (
    <div className="mt-6">
      <ErrorState actions={<RetryButton busy={busy} onRetry={onRetry} />} title={title} />
    </div>
  );
}
