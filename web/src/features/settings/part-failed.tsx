import { RotateCw } from 'lucide-react';
import { useI18n } from '../../i18n/use-i18n.ts';
import { Button } from '../../ui/primitives/button.tsx';
import { Icon } from '../../ui/primitives/icon.tsx';

type PartFailedProps = { busy: boolean; onRetry: () => void };

/** One row failed to load; the others work. */
export function PartFailed({ busy, onRetry }: PartFailedProps) {
  const { t } = useI18n();
  return (
    <div className="flex flex-wrap items-center gap-3" role="alert">
      {t('securityUnavailable')}
      <Button
        icon={<Icon of={RotateCw} />}
        loading={busy}
        onClick={onRetry}
        size="sm"
        variant="outline"
      >
        {t('tryAgain')}
      </Button>
    </div>
  );
}
