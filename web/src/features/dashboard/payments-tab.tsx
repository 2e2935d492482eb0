import { useI18n } from '../../i18n/use-i18n.ts';
import { RetryButton } from '../../shell/retry-button.tsx';
import { AuthArtwork } from '../../ui/brand/auth-artwork.tsx';
import { EmptyState, ErrorState } from '../../ui/data/state-view.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { PaymentRows } from './payment-rows.tsx';
import { PaymentsSkeleton } from './payments-skeleton.tsx';
import type { OrderHandlers } from './product-card.tsx';
import { usePaymentHistory } from './use-payment-history.ts';

type PaymentsTabProps = OrderHandlers & { onShowPlans: () => void };

export function PaymentsTab({ onShowPlans, ...order }: PaymentsTabProps) {
  const { t } = useI18n();
  const history = usePaymentHistory();

  // A separate component, so that it re-renders when a payment changes and not at every poll: it may have a thousand
  // rows.
  const rows = history.payments && <PaymentRows {...order} payments={history.payments} />;

  if (history.isPending) return <PaymentsSkeleton />;
  return (
    <section aria-label={t('tabPayments')} className="mt-6">
      {history.payments === undefined ? (
        <ErrorState
          actions={<RetryButton busy={history.isFetching} onRetry={history.retry} />}
          title={t('paymentsFailed')}
        />
      ) : history.payments.length === 0 ? (
        <EmptyState
          actions={<Button onClick={onShowPlans}>{t('viewPlans')}</Button>}
          art={<AuthArtwork className="h-33 w-[242px]" scene="empty" />}
          text={t('noPaymentsHint')}
          title={t('noPayments')}
        />
      ) : (
        rows
      )}
      {history.hasEarlier ? (
        <div className="mt-5 flex justify-center">
          <Button
            loading={history.isLoadingEarlier}
            onClick={history.showEarlier}
            variant="outline"
          >
            {t('showEarlierPayments')}
          </Button>
        </div>
      ) : null}
    </section>
  );
}
