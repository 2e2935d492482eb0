import { SearchX } from 'lucide-react';
import { Link } from 'wouter';
import { useI18n } from '../i18n/use-i18n.ts';
import { paths } from '../paths.ts';
import { ErrorState, IconDisc } from '../ui/data/state-view.tsx';
import { Icon } from '../ui/primitives/icon.tsx';
import { LinkButton } from '../ui/primitives/link-button.tsx';
import { RetryButton } from './retry-button.tsx';

/** Another buyer's payment, one without this page, or unknown; the page does not reveal which. */
export function MissingPayment() {
  const { t } = useI18n();
  return (
    <ErrorState
      actions={
        <LinkButton as={Link} href={paths.payments()} variant="outline">
          {t('toDashboard')}
        </LinkButton>
      }
      art={
        <IconDisc>
          <Icon of={SearchX} size={28} />
        </IconDisc>
      }
      heading="h1"
      title={t('transferMissing')}
    />
  );
}

export function FailedPayment({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  const { t } = useI18n();
  return (
    <ErrorState
      actions={<RetryButton busy={busy} onRetry={onRetry} />}
      heading="h1"
      title={t('transferFailed')}
    />
  );
}
