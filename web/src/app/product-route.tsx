import { useRoute } from 'wouter';
import { useSignedIn } from '../api/session/use-session.ts';
import { ProductScreen } from '../features/product/product-screen.tsx';
import { paths } from '../paths.ts';
import { useOrderSheet } from './use-order-sheet.tsx';
import { useVisitorOrder } from './use-visitor-order.ts';

/** A product, and the order sheet over it; visitors sign up or sign in first. */
export function ProductRoute() {
  const [, params] = useRoute<{ id: string }>(paths.product(':id'));
  const productId = Number(params?.id);
  const signedIn = useSignedIn();
  const { openOrder, preloadOrder, sheet } = useOrderSheet();
  const orderAsVisitor = useVisitorOrder();
  return (
    <>
      <ProductScreen
        key={productId}
        onOrder={(planId) => {
          const query = `order=${productId}&plan=${planId}`;
          if (signedIn) openOrder(query);
          else orderAsVisitor(paths.product(productId, query));
        }}
        onOrderIntent={preloadOrder}
        productId={productId}
      />
      {signedIn ? sheet : null}
    </>
  );
}
