import { useState } from 'react';
import { Link } from 'wouter';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { paths } from '../../../paths.ts';
import { RetryButton } from '../../../shell/retry-button.tsx';
import { AuthArtwork } from '../../../ui/brand/auth-artwork.tsx';
import { EmptyState, ErrorState } from '../../../ui/data/state-view.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { TextLink } from '../../../ui/primitives/text-link.tsx';
import { useDrawnCount } from '../../../ui/primitives/use-drawn-count.ts';
import type { OrderHandlers } from '../product-card.tsx';
import { isOrderedAgain } from './payment-actions.tsx';
import { PaymentRows } from './payment-rows.tsx';
import { PaymentTools } from './payment-tools.tsx';
import { PaymentsSkeleton } from './payments-skeleton.tsx';
import { usePaymentHistory } from './use-payment-history.ts';
import { usePaymentSearch } from './use-payment-search.ts';

type PaymentsTabProps = OrderHandlers & { onShowPlans: () => void };

export function PaymentsTab({ onShowPlans, ...order }: PaymentsTabProps) {
  const { t } = useI18n();
  const newest = usePaymentHistory();
  const search = usePaymentSearch();
  const history = search.isActive ? search : newest;

  const all = history.payments;
  const drawn = useDrawnCount(all?.length ?? 0);
  const isWhole = drawn === all?.length;
  // What follows the list comes with its last rows, so that it does not move; later it stays, as it may have the focus.
  const [isBegun, setIsBegun] = useState(false);
  if (isWhole && !isBegun) setIsBegun(true);
  const hasEnd = isBegun || all === undefined;

  // A separate component, so that it re-renders when a payment changes and not at every poll: it may have a thousand
  // rows.
  const rows = all && (
    <PaymentRows
      anyAgain={all.some(isOrderedAgain)}
      order={order}
      payments={isWhole ? all : all.slice(0, drawn)}
    />
  );

  if (newest.isPending) return <PaymentsSkeleton />;
  return (
    <section aria-label={t('tabPayments')} className="mt-6">
      {newest.payments?.length ? <PaymentTools search={search} /> : null}
      <p className="sr-only" role="status">
        {search.isActive && search.payments
          ? t('paymentsFound', { count: search.payments.length })
          : ''}
      </p>
      {search.isActive && search.payments === undefined && !search.isFailed ? (
        <PaymentsSkeleton />
      ) : all === undefined ? (
        <ErrorState
          actions={<RetryButton busy={history.isFetching} onRetry={history.retry} />}
          title={t('paymentsFailed')}
        />
      ) : search.isActive && all.length === 0 ? (
        <EmptyState
          actions={
            <Button onClick={search.clear} variant="outline">
              {t('clearSearch')}
            </Button>
          }
          text={t('noPaymentsFoundHint')}
          title={t('noPaymentsFound')}
        />
      ) : all.length === 0 ? (
        <EmptyState
          actions={<Button onClick={onShowPlans}>{t('viewPlans')}</Button>}
          art={<AuthArtwork className="h-33 w-[242px]" scene="empty" />}
          text={t('noPaymentsHint')}
          title={t('noPayments')}
        />
      ) : (
        rows
      )}
      {hasEnd && history.hasEarlier ? (
        <div className="mt-5 flex justify-center">
          <Button
            loading={search.isActive ? search.isFetching : newest.isLoadingEarlier}
            onClick={history.showEarlier}
            variant="outline"
          >
            {t('showEarlierPayments')}
          </Button>
        </div>
      ) : null}
      {hasEnd && newest.payments?.length ? (
        <p className="mt-5 text-center">
          <TextLink as={Link} href={paths.savedMethods()}>
            {t('savedMethodsLink')}
          </TextLink>
        </p>
      ) : null}
    </section>
  );
}
