import type { SubPlan } from '@sesame/contract/shop/catalogue.ts';
import { useSearch } from 'wouter';
import { runtimeConfig } from '../../api/client/config.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { forwardedQuery, paths } from '../../paths.ts';
import { ProductSummary } from '../../shell/product-summary.tsx';
import { Button } from '../../ui/primitives/button.tsx';

export type OrderHandlers = {
  /** `again`: with the plan and the method of the last time. */
  onOrder: (productId: number, again?: boolean) => void;
  onOrderIntent: () => void;
};
type ProductCardProps = OrderHandlers & { product: SubPlan; owned: boolean };

export function ProductCard({ product, owned, onOrder, onOrderIntent }: ProductCardProps) {
  const { t } = useI18n();
  const forwarded = forwardedQuery(useSearch());
  return (
    <ProductSummary
      action={
        <Button
          aria-label={t('orderProduct', { product: product.title })}
          block
          className="relative"
          disabled={!product.active}
          onClick={() => onOrder(product.id)}
          onFocus={onOrderIntent}
          onPointerEnter={onOrderIntent}
          variant="light"
        >
          {t('order')}
        </Button>
      }
      href={
        runtimeConfig.publicCatalogue && product.active
          ? paths.product(product.id, forwarded)
          : null
      }
      owned={owned}
      product={product}
    />
  );
}
