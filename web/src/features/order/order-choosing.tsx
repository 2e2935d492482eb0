import type { SubPlan } from '@sesame/contract/shop/catalogue.ts';
import { PlanChoice } from '../../shell/plan-choice.tsx';
import { SheetColumns, SheetHeader } from '../../ui/overlay/sheet.tsx';
import { AvatarStack } from '../../ui/primitives/avatar-stack.tsx';
import { useAfterPaint } from '../../ui/primitives/use-after-paint.ts';
import { usePhone } from '../../ui/primitives/use-phone.ts';
import { ChangeChoice } from './change/change-choice.tsx';
import { OrderSummary } from './order-summary.tsx';
import { MethodChoice } from './pay/method-choice.tsx';
import { MethodsSkeleton } from './pay/methods-skeleton.tsx';
import type { Order } from './use-order.ts';

type OrderChoosingProps = {
  order: Order;
  product: SubPlan;
  withCoupon: boolean;
  onClose: () => void;
  /** Set when the order changes a plan: the subscription it changes, and what to do when another product is chosen. */
  change: { subscription: string; onProduct: (productId: number) => void } | null;
};

/** Plan and method on the left, the price on the right. On phones product and plans are painted before the rest renders. */
export function OrderChoosing({ order, product, withCoupon, onClose, change }: OrderChoosingProps) {
  const pictures = product.origins.map(({ picture }) => picture);
  // There the sheet is as high as the window either way; on a wider one it would grow while it slides in.
  const isWhole = useAfterPaint(true, !usePhone());
  return (
    <SheetColumns
      main={
        <>
          <SheetHeader
            media={<ProductLogos pictures={pictures} />}
            text={product.description}
            title={product.title}
          />
          {change ? (
            <ChangeChoice
              changes={change.subscription}
              onChoose={change.onProduct}
              product={product}
            />
          ) : null}
          <PlanChoice
            chosenId={order.price?.id ?? null}
            onChoose={order.choosePlan}
            prices={product.price_table}
          />
          {isWhole ? (
            <MethodChoice
              chosen={order.method?.gateway ?? null}
              fallsShort={order.fallsShort}
              methods={order.methods}
              onChoose={order.chooseMethod}
            />
          ) : (
            <div className="min-h-[70dvh]">
              <MethodsSkeleton />
            </div>
          )}
        </>
      }
      side={
        isWhole ? <OrderSummary onClose={onClose} order={order} withCoupon={withCoupon} /> : null
      }
    />
  );
}

/** Smaller on phones, and for bundles. */
function ProductLogos({ pictures }: { pictures: readonly string[] }) {
  const small = <AvatarStack eager size={44} sources={pictures} />;
  if (pictures.length > 1) return small;
  return (
    <>
      <span className="md:hidden">{small}</span>
      <span className="max-md:hidden">
        <AvatarStack eager size={56} sources={pictures} />
      </span>
    </>
  );
}
