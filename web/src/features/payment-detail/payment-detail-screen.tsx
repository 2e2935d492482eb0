import type { PaymentDetail } from '@sesame/contract/shop/payment-detail.ts';
import { ArrowLeft } from 'lucide-react';
import { Suspense } from 'react';
import { Link, useRoute, useSearch } from 'wouter';
import { ApiError } from '../../api/client/api-error.ts';
import { usePayment } from '../../api/payments/payment-queries.ts';
import { formatDate } from '../../i18n/format.ts';
import { useDocumentTitle } from '../../i18n/use-document-title.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { paths } from '../../paths.ts';
import { DoublePaymentPart, isDoubled } from '../../shell/double-payment/double-payment.tsx';
import { lazyScreen } from '../../shell/lazy-screen.ts';
import { PaymentStatus } from '../../shell/payment-status.tsx';
import { Logo } from '../../ui/brand/logo.tsx';
import { Icon } from '../../ui/primitives/icon.tsx';
import { LinkButton } from '../../ui/primitives/link-button.tsx';
import { NextStep } from './next-step.tsx';
import { PaymentDetailSkeleton, PaymentFailed, PaymentMissing } from './payment-detail-states.tsx';
import { PaymentSummary } from './payment-summary.tsx';
import { PaymentTimeline } from './payment-timeline.tsx';

const payScreen = lazyScreen(() =>
  import('./pay/pay-screen.tsx').then((module) => module.PayScreen),
);

/** One payment; with `?pay` in the address the page on which it is made. */
export function PaymentDetailScreen() {
  const [, params] = useRoute<{ id: string }>(paths.paymentDetail(':id'));
  const isPaying = new URLSearchParams(useSearch()).has('pay');
  const id = params?.id ?? '';
  if (!isPaying) return <Detail id={id} />;
  return (
    <Suspense fallback={<PaymentDetailSkeleton />}>
      <payScreen.Component id={id} />
    </Suspense>
  );
}

/** Its state, next step, history and receipt. */
function Detail({ id }: { id: string }) {
  const { t } = useI18n();
  const { data, error, isFetching, refetch } = usePayment(id);
  const title = data
    ? t('paymentOf', { product: data.sub_plan_title, date: formatDate(data.created_at) })
    : t('paymentPageTitle');
  useDocumentTitle(title);
  return (
    <div className="mx-auto max-w-[920px]">
      <LinkButton
        as={Link}
        className="-ml-3"
        href={paths.payments()}
        icon={<Icon of={ArrowLeft} size={16} />}
        size="sm"
        variant="ghost"
      >
        {t('backToPayments')}
      </LinkButton>
      {data ? (
        <Heading payment={data} title={title} />
      ) : (
        <h1 className="sr-only" tabIndex={-1}>
          {title}
        </h1>
      )}
      <div className="mt-6">
        {data ? (
          <div className="grid grid-cols-[minmax(0,1fr)_320px] items-start gap-5 max-lg:grid-cols-1 max-md:gap-3">
            <div className="grid content-start gap-5 max-md:gap-3">
              {isDoubled(data) ? <DoublePaymentPart payment={data} /> : null}
              <NextStep payment={data} />
              <PaymentTimeline timeline={data.timeline} />
            </div>
            <PaymentSummary payment={data} />
          </div>
        ) : isMissing(error) ? (
          <PaymentMissing />
        ) : error ? (
          <PaymentFailed busy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <PaymentDetailSkeleton />
        )}
      </div>
    </div>
  );
}

function Heading({ payment, title }: { payment: PaymentDetail; title: string }) {
  return (
    <div className="mt-3 flex min-w-0 items-center gap-3.5">
      <Logo eager size={44} src={payment.pictures[0] ?? ''} />
      <div className="min-w-0">
        <h1 className="type-title-1 wrap-anywhere" tabIndex={-1}>
          {title}
        </h1>
        <PaymentStatus payment={payment} />
      </div>
    </div>
  );
}

/** An unknown id, another buyer's payment, or a mistyped address. */
function isMissing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}
