import { centsFromDollars } from '@sesame/contract/shared/money.ts';
import type { SubPlan } from '@sesame/contract/shop/catalogue.ts';
import { cancelPayment, isPaymentPending, listPayments } from '@sesame/contract/shop/payments.ts';
import { useQueryClient } from '@tanstack/react-query';
import { ArrowUpRight } from 'lucide-react';
import { Link } from 'wouter';
import { useRouteMutation } from '../../../api/client/route-mutation.ts';
import { invalidateRoutes } from '../../../api/client/route-query.ts';
import { isWebAddress } from '../../../api/client/web-address.ts';
import { usePending } from '../../../api/queries.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { formatMoney, formatTime } from '../../../i18n/format.ts';
import { formatTerm } from '../../../i18n/format-term.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { paths } from '../../../paths.ts';
import { Logo } from '../../../ui/brand/logo.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Icon } from '../../../ui/primitives/icon.tsx';
import { LinkButton } from '../../../ui/primitives/link-button.tsx';
import { Note } from '../../../ui/primitives/note.tsx';
import { RingLoader } from '../../../ui/primitives/ring-loader.tsx';
import { OrderChecking } from '../saved/order-charge.tsx';
import type { Order } from '../use-order.ts';
import { OrderMessage } from './order-message.tsx';

type OrderUnfinishedProps = { order: Order; product: SubPlan; onClose: () => void };

/** A payment for the product is open already, so that a second one would be a second month. */
export function OrderUnfinished({ order, product, onClose }: OrderUnfinishedProps) {
  const { t } = useI18n();
  const pending = usePending().data?.payments.find(({ id }) => id === order.paymentId);
  const client = useQueryClient();
  const cancel = useRouteMutation(cancelPayment);
  const cancelThen = (next: () => void) => {
    if (!order.paymentId) return;
    // The lists know whether canceling worked or was too late.
    const refetch = () => void invalidateRoutes(client, [isPaymentPending, listPayments]);
    const onSuccess = () => {
      // First, because the refetched history would show here that the payment was canceled.
      next();
      refetch();
    };
    cancel.mutate({ body: { payment_id: order.paymentId } }, { onSuccess, onError: refetch });
  };
  if (pending?.is_charge) return <OrderChecking onClose={onClose} product={product} />;
  return (
    <OrderMessage
      actions={
        <>
          {pending ? <ContinueButton {...pending} /> : null}
          <Button
            block
            loading={cancel.isPending}
            onClick={() => cancelThen(order.restart)}
            size="lg"
            variant="outline"
          >
            {t('payAnotherWay')}
          </Button>
          <Button
            block
            loading={cancel.isPending}
            onClick={() => cancelThen(onClose)}
            variant="ghost"
          >
            {t('pendingCancel')}
          </Button>
        </>
      }
      art={
        <RingLoader>
          <Logo eager size={52} src={product.origins[0]?.picture ?? ''} />
        </RingLoader>
      }
      role="status"
      text={t('unfinishedText')}
      title={t('unfinishedHeading')}
    >
      {pending ? (
        <p className="mt-6 flex items-baseline justify-between gap-4 border-border border-t pt-[18px]">
          <span className="text-muted">
            {product.title}, {formatTerm(t, pending.duration)}, {formatTime(pending.created_at)}
          </span>
          <strong className="type-tabular font-semibold text-lg tracking-[-.01em]">
            {formatMoney(centsFromDollars(pending.total))}
          </strong>
        </p>
      ) : null}
      {cancel.isError ? (
        <Note className="mt-4" role="alert" tone="danger">
          {errorText(t, cancel.error)}
        </Note>
      ) : null}
    </OrderMessage>
  );
}

type ContinueButtonProps = { id: string; url: string | null; transfer?: string | undefined };

/** A transfer is paid on a page of the shop; a gateway that has not answered has no page yet. */
function ContinueButton({ id, url, transfer }: ContinueButtonProps) {
  const { t } = useI18n();
  if (transfer) {
    return (
      <LinkButton as={Link} block href={paths.transfer(id)} size="lg">
        {t('continueToPayment')}
      </LinkButton>
    );
  }
  if (!url || !isWebAddress(url)) return null;
  return (
    <LinkButton
      block
      href={url}
      iconAfter={<Icon of={ArrowUpRight} size={16} />}
      rel="noopener noreferrer"
      size="lg"
      target="_blank"
    >
      {t('continueToPayment')}
    </LinkButton>
  );
}
