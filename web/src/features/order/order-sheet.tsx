import type { SubPlan } from '@sesame/contract/shop/catalogue.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useProducts } from '../../api/queries.ts';
import { useDocumentTitle } from '../../i18n/use-document-title.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { Sheet } from '../../ui/overlay/sheet.tsx';
import { OrderChoosing } from './order-choosing.tsx';
import { OrderPlaceholder } from './order-placeholder.tsx';
import { PayBar } from './pay/pay-bar.tsx';
import { OrderDone } from './placed/order-done.tsx';
import { OrderReview } from './placed/order-review.tsx';
import { OrderUnfinished } from './placed/order-unfinished.tsx';
import { OrderUnpaid } from './placed/order-unpaid.tsx';
import { OrderWaiting } from './placed/order-waiting.tsx';
import { OrderChecking, OrderConfirm } from './saved/order-charge.tsx';
import { useOrder } from './use-order.ts';

type OrderSheetProps = {
  /** The product being ordered; null closes the sheet. */
  productId: number | null;
  /** Focus the promo code field: the user came with a coupon. */
  withCoupon: boolean;
  /** Choose the plan and the method of the buyer's last purchase. */
  again: boolean;
  /** The plan that was chosen on the page of the product. */
  planId: number | null;
  /** The subscription whose plan the order replaces; null for an ordinary order. */
  changes: string | null;
  onClose: () => void;
};

/** Keeps its content until the exit animation ends; each opening starts afresh. */
export function OrderSheet({
  productId,
  withCoupon,
  again,
  planId,
  changes,
  onClose,
}: OrderSheetProps) {
  const [shown, setShown] = useState({ requestedId: productId, productId, changes, opening: 0 });
  if (shown.requestedId !== productId) {
    setShown({
      requestedId: productId,
      productId: productId ?? shown.productId,
      changes: productId === null ? shown.changes : changes,
      opening: productId === null ? shown.opening : shown.opening + 1,
    });
  }
  if (shown.productId === null) return null;
  return (
    <OneOrder
      again={again}
      changes={shown.changes}
      key={shown.opening}
      onClose={onClose}
      onClosed={() => setShown({ ...shown, productId: null })}
      open={productId !== null}
      planId={planId}
      productId={shown.productId}
      withCoupon={withCoupon}
    />
  );
}

type OneOrderProps = {
  productId: number;
  open: boolean;
  withCoupon: boolean;
  again: boolean;
  planId: number | null;
  changes: string | null;
  onClose: () => void;
  onClosed: () => void;
};

function OneOrder({ open, withCoupon, again, planId, changes, ...props }: OneOrderProps) {
  const { t } = useI18n();
  // In a plan change the buyer may choose another product.
  const [productId, setProductId] = useState(props.productId);
  const products = useProducts();
  const product = products.data?.find(({ id }) => id === productId);
  const order = useOrder(product, { productId, again, planId, changes });
  const onClose = () => {
    order.leave();
    props.onClose();
  };
  const choosing = order.view === 'choosing' || order.view === 'activating';
  return (
    <Sheet
      closeLabel={t('close')}
      footer={product && choosing ? <PayBar order={order} /> : null}
      onClose={onClose}
      onClosed={props.onClosed}
      open={open}
      size={choosing ? 'default' : 'form'}
    >
      {product ? (
        <ViewFocus view={order.view}>
          <OrderTitle
            changes={changes !== null}
            product={product}
            waiting={order.view === 'waiting'}
          />
          {choosing ? (
            <OrderChoosing
              change={changes === null ? null : { subscription: changes, onProduct: setProductId }}
              onClose={onClose}
              order={order}
              product={product}
              withCoupon={withCoupon}
            />
          ) : null}
          {order.view === 'unfinished' ? (
            <OrderUnfinished onClose={onClose} order={order} product={product} />
          ) : null}
          {order.view === 'waiting' ? <OrderWaiting order={order} product={product} /> : null}
          {order.view === 'checking' ? <OrderChecking onClose={onClose} product={product} /> : null}
          {order.view === 'confirm' ? <OrderConfirm onClose={onClose} order={order} /> : null}
          {order.view === 'done' ? (
            <OrderDone gift={order.isGift} onClose={onClose} product={product} />
          ) : null}
          {order.view === 'review' ? <OrderReview onClose={onClose} /> : null}
          {order.view === 'unpaid' ? (
            <OrderUnpaid onClose={onClose} onRetry={order.restart} />
          ) : null}
        </ViewFocus>
      ) : (
        <OrderPlaceholder
          onClose={onClose}
          onRetry={() => void products.refetch()}
          state={products.isPending ? 'loading' : products.isError ? 'failed' : 'unknown'}
        />
      )}
    </Sheet>
  );
}

/**
 * The button that changed the view disappears with the old view, so the focus moves to the new one inside the
 * sheet.
 */
function ViewFocus({ view, children }: { view: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const seen = useRef(view);
  useEffect(() => {
    if (seen.current === view) return;
    seen.current = view;
    if (!box.current?.contains(document.activeElement)) box.current?.focus({ preventScroll: true });
  }, [view]);
  return (
    <div className="outline-hidden" ref={box} tabIndex={-1}>
      {children}
    </div>
  );
}

type OrderTitleProps = { product: SubPlan; waiting: boolean; changes: boolean };

function OrderTitle({ product, waiting, changes }: OrderTitleProps) {
  const { t } = useI18n();
  const choosing = t(changes ? 'titleChange' : 'titleOrder', { product: product.title });
  useDocumentTitle(waiting ? t('titleWaiting') : choosing);
  return null;
}
