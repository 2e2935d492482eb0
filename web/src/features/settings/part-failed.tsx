import { useI18n } from '../../i18n/use-i18n.ts';
import { RetryButton } from '../../shell/retry-button.tsx';

type PartFailedProps = { busy: boolean; onRetry: () => void };

/** One row failed to load; the others work. */
export function PartFailed({ busy, onRetry }: PartFailedProps) {
  const { t } = useI18n();
  return (
    <div className="flex flex-wrap items-center gap-3" role="alert">
      {t('securityUnavailable')}
      <RetryButton busy={busy} onRetry={onRetry} size="sm" />
    </div>
  );
}
