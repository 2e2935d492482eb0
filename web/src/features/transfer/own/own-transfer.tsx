import type { Transfer } from '@sesame/contract/shop/transfers.ts';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { ApiError } from '../../../api/client/api-error.ts';
import { useTransferQuery } from '../../../api/payments/transfer-queries.ts';
import { paths } from '../../../paths.ts';
import { Announced } from '../../../shell/announced.tsx';
import { FailedPayment, MissingPayment } from '../../../shell/payment-page-states.tsx';
import { OwnDetails } from './own-details.tsx';
import { type Place, viewOf } from './own-transfer.rules.ts';
import {
  Checking,
  NoAccount,
  OwnDone,
  OwnOutdated,
  OwnProof,
  OwnRejected,
  Refunded,
  Reviewed,
} from './own-transfer-views.tsx';
import { TransferSkeleton } from './transfer-skeleton.tsx';

/** A real payment by transfer. The server has its state, so a reload shows the same. */
export function OwnTransfer({ payment, step }: Place) {
  const { data, isPending, isFetching, error, refetch } = useTransferQuery(payment);
  if (data) return <Shown step={step} transfer={data} />;
  if (isPending) return <TransferSkeleton />;
  if (error instanceof ApiError && error.status === 404) return <MissingPayment />;
  return <FailedPayment busy={isFetching} onRetry={() => void refetch()} />;
}

function Shown({ transfer, step }: { transfer: Transfer; step: Place['step'] }) {
  const [, navigate] = useLocation();
  const go = (next?: 'proof') => navigate(paths.transfer(transfer.id, next));
  const view = viewOf(transfer, step);
  return <Announced view={view}>{views[view]({ transfer, go })}</Announced>;
}

type Going = { transfer: Transfer; go: (next?: 'proof') => void };

const views: Readonly<Record<ReturnType<typeof viewOf>, (props: Going) => ReactNode>> = {
  details: (props) => <Details {...props} />,
  proof: (props) => <OwnProof {...props} />,
  checking: (props) => <Checking {...props} />,
  refused: (props) => <OwnRejected {...props} />,
  review: (props) => <Reviewed {...props} />,
  outdated: (props) => <OwnOutdated {...props} />,
  paid: (props) => <OwnDone {...props} />,
  refunded: (props) => <Refunded {...props} />,
};

function Details({ transfer, go }: Going) {
  const { bank_details: bankDetails } = transfer;
  if (bankDetails === null) return <NoAccount go={go} transfer={transfer} />;
  return <OwnDetails onPaid={() => go('proof')} bankDetails={bankDetails} transfer={transfer} />;
}
