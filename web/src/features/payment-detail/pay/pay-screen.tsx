import type { PaymentPage } from '@sesame/contract/shop/payment-page.ts';
import type { ReactNode } from 'react';
import { ApiError } from '../../../api/client/api-error.ts';
import { usePaymentPage } from '../../../api/payments/payment-page-queries.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Announced } from '../../../shell/announced.tsx';
import { FailedPayment, MissingPayment } from '../../../shell/payment-page-states.tsx';
import { CoinsView } from './coins-view.tsx';
import {
  DeclinedState,
  DoneState,
  EndedState,
  OnItsWayState,
  PageSkeleton,
  RefundedState,
  ReviewState,
} from './pay-states.tsx';
import { RestView } from './rest-view.tsx';
import { SbpView } from './sbp-view.tsx';

/** A payment on a page of the shop. The server has its state, so a reload shows the same. */
export function PayScreen({ id }: { id: string }) {
  const { t } = useI18n();
  useDocumentTitle(t('titlePayPage'));
  return (
    <div className="mx-auto w-full max-w-[520px]">
      <Loaded id={id} />
    </div>
  );
}

function Loaded({ id }: { id: string }) {
  const { data, isPending, isFetching, error, refetch } = usePaymentPage(id);
  if (data) return <Announced view={data.state}>{views[data.state]({ page: data })}</Announced>;
  if (isPending) return <PageSkeleton />;
  // 400: the address is not one of a payment.
  if (error instanceof ApiError && [400, 404].includes(error.status)) return <MissingPayment />;
  return <FailedPayment busy={isFetching} onRetry={() => void refetch()} />;
}

const views: Readonly<Record<PaymentPage['state'], (props: { page: PaymentPage }) => ReactNode>> = {
  open: (props) => <Open {...props} />,
  on_its_way: () => <OnItsWayState />,
  review: (props) => <Held {...props} />,
  declined: (props) => <DeclinedState {...props} />,
  ended: (props) => <EndedState {...props} />,
  paid: (props) => <DoneState {...props} />,
  refunded: (props) => <RefundedState {...props} />,
};

function Open({ page }: { page: PaymentPage }) {
  const { sbp_link: link, coins } = page;
  if (coins !== null) return <CoinsView coins={coins} page={page} />;
  return link === null ? <EndedState page={page} /> : <SbpView link={link} page={page} />;
}

/** Held for an operator; what is missing can be sent. */
function Held({ page }: { page: PaymentPage }) {
  const { coins } = page;
  return coins === null ? <ReviewState page={page} /> : <RestView coins={coins} page={page} />;
}
