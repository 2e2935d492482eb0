import type { SubPlan } from '@sesame/contract/shop/catalogue.ts';
import { ArrowLeft } from 'lucide-react';
import { Link, useSearch } from 'wouter';
import { useProducts } from '../../api/queries.ts';
import { useSignedIn } from '../../api/session/use-session.ts';
import { useDocumentTitle } from '../../i18n/use-document-title.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { forwardedQuery, paths } from '../../paths.ts';
import { Icon } from '../../ui/primitives/icon.tsx';
import { LinkButton } from '../../ui/primitives/link-button.tsx';
import { ProductDetails, type ProductOrder } from './product-details.tsx';
import { ProductFailed, ProductNotOnSale, ProductSkeleton } from './product-states.tsx';

type ProductScreenProps = ProductOrder & { productId: number };

/** One product with its plans, for visitors and buyers: what a shared link opens. */
export function ProductScreen({ productId, ...order }: ProductScreenProps) {
  const { t } = useI18n();
  const signedIn = useSignedIn();
  const forwarded = forwardedQuery(useSearch());
  const products = useProducts();
  const product = products.data?.find(({ id }) => id === productId);
  const title = product?.active ? product.title : t('productPage');
  const catalogue = signedIn ? paths.services() : paths.subscriptions(forwarded);
  useDocumentTitle(title);
  return (
    <div className="mx-auto max-w-[920px]">
      <LinkButton
        as={Link}
        className="-ml-3"
        href={catalogue}
        icon={<Icon of={ArrowLeft} size={16} />}
        size="sm"
        variant="ghost"
      >
        {t('allServices')}
      </LinkButton>
      {product?.active ? null : (
        <h1 className="sr-only" tabIndex={-1}>
          {title}
        </h1>
      )}
      <div className="mt-4 max-md:mt-3">{content()}</div>
    </div>
  );

  function content() {
    if (product && isOnSale(product)) return <ProductDetails {...order} product={product} />;
    if (products.data) return <ProductNotOnSale catalogue={catalogue} />;
    if (products.isPending) return <ProductSkeleton />;
    return <ProductFailed busy={products.isFetching} onRetry={() => void products.refetch()} />;
  }
}

function isOnSale({ active, price_table: prices }: SubPlan): boolean {
  return active && prices.length > 0;
}
