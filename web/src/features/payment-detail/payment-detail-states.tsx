import { ReceiptText } from 'lucide-react';
import { Link } from 'wouter';
import { useI18n } from '../../i18n/use-i18n.ts';
import { paths } from '../../paths.ts';
import { RetryButton } from '../../shell/retry-button.tsx';
import { EmptyState, ErrorState, IconDisc } from '../../ui/data/state-view.tsx';
import { Card } from '../../ui/primitives/card.tsx';
import { Icon } from '../../ui/primitives/icon.tsx';
import { LinkButton } from '../../ui/primitives/link-button.tsx';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';

const ROWS = ['first', 'second', 'third', 'fourth'];

export function PaymentDetailSkeleton() {
  const { t } = useI18n();
  return (
    <div
      className="grid grid-cols-[minmax(0,1fr)_320px] items-start gap-5 max-lg:grid-cols-1 max-md:gap-3"
      role="status"
    >
      <span className="sr-only">{t('loading')}</span>
      <div className="grid gap-5 max-md:gap-3">
        <Card>
          <Skeleton className="h-5 w-40" />
          <Skeleton className="mt-4 h-3.5 w-full max-w-96" />
          <Skeleton className="mt-6 h-(--control) w-48 rounded-md" />
        </Card>
        <Card>
          <Skeleton className="h-5 w-40" />
          {ROWS.map((row) => (
            <div className="mt-5 flex items-center gap-3.5" key={row}>
              <Skeleton className="size-6 rounded-full" />
              <Skeleton className="h-3.5 w-56 max-w-[70%]" />
            </div>
          ))}
        </Card>
      </div>
      <Card>
        <Skeleton className="h-5 w-32" />
        {ROWS.map((row) => (
          <div className="mt-4 flex justify-between" key={row}>
            <Skeleton className="h-3.5 w-24" />
            <Skeleton className="h-3.5 w-14" />
          </div>
        ))}
      </Card>
    </div>
  );
}

/** Another buyer's payment or an unknown one; the page does not reveal which. */
export function PaymentMissing() {
  const { t } = useI18n();
  return (
    <EmptyState
      actions={
        <LinkButton as={Link} href={paths.payments()}>
          {t('backToPayments')}
        </LinkButton>
      }
      art={
        <IconDisc>
          <Icon of={ReceiptText} size={28} />
        </IconDisc>
      }
      text={t('paymentMissingHint')}
      title={t('paymentMissing')}
    />
  );
}

export function PaymentFailed({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  const { t } = useI18n();
  return (
    <ErrorState
      actions={<RetryButton busy={busy} onRetry={onRetry} />}
      title={t('paymentFailed')}
    />
  );
}
