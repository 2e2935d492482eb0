import { RotateCw } from 'lucide-react';
import { useI18n } from '../i18n/use-i18n.ts';
import { Button } from '../ui/primitives/button.tsx';
import { Icon } from '../ui/primitives/icon.tsx';

type RetryButtonProps = { busy: boolean; onRetry: () => void; size?: 'sm' };

/** Loads again what failed to load. */
export function RetryButton({ busy, onRetry, size }: RetryButtonProps) {
  const { t } = useI18n();
  return (
    <Button
      icon={<Icon of={RotateCw} />}
      loading={busy}
      onClick={onRetry}
      size={size ?? 'default'}
      variant="outline"
    >
      {t('tryAgain')}
    </Button>
  );
}
