import type { SubPlan } from '@sesame/contract/shop/catalogue.ts';
import { useEffect, useRef, useState } from 'react';
import { useActiveSubscriptions, useProducts } from '../../api/queries.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { SearchInput } from '../../ui/forms/search-input.tsx';
import { SegmentedFilter } from '../../ui/forms/segmented-filter.tsx';
import { Note } from '../../ui/primitives/note.tsx';
import { useAfterPaint } from '../../ui/primitives/use-after-paint.ts';
import { useDrawnCount } from '../../ui/primitives/use-drawn-count.ts';
import { CardGrid } from './card-grid.tsx';
import {
  CatalogueFailed,
  NothingFound,
  NothingOnSale,
  ProductsSkeleton,
} from './catalogue-states.tsx';
import { filterProducts, ownedProducts, type ProductFilter } from './dashboard.rules.ts';
import { type OrderHandlers, ProductCard } from './product-card.tsx';

const FIRST_ROW = 3;
/** Two rows; a card is as much work as several rows of a list. */
const NEXT_ROWS = 6;

type CatalogueProps = OrderHandlers & {
  /** All of it is drawn: what is below keeps its place from now on. */
  onDrawn?: () => void;
  /** How often the user asked for the plans: each time the list scrolls into view. */
  plansRequests: number;
  withCoupon: boolean;
};

export function Catalogue({ onDrawn, plansRequests, withCoupon, ...order }: CatalogueProps) {
  const { t } = useI18n();
  const products = useProducts();
  // The page above is painted before the list renders.
  const plans = useAfterPaint(products.data ?? null, null);
  const subscriptions = useActiveSubscriptions();
  const [typed, setTyped] = useState('');
  const [filter, setFilter] = useState<ProductFilter>('all');
  const search = useAfterPaint(typed);
  const heading = useHeadingInView(plansRequests);

  const owned = ownedProducts(subscriptions.data ?? []);
  const found = filterProducts(plans ?? [], { search, filter });
  const isEmpty = plans ? found.length === 0 : products.failureCount > 0;
  useEffect(() => {
    if (isEmpty) onDrawn?.();
  }, [isEmpty, onDrawn]);
  const narrowed = search.trim() !== '' || filter !== 'all';

  return (
    <section
      aria-labelledby="services"
      // Buyers without a subscription came to see this.
      className={owned.size > 0 ? 'mt-14 max-md:mt-10' : 'mt-7 max-md:mt-5'}
    >
      <div className="mb-4 flex items-center justify-between gap-4 max-md:mb-3 max-md:flex-col max-md:items-stretch max-md:gap-3">
        <h2
          className="type-title-2 scroll-mt-24 outline-hidden"
          id="services"
          ref={heading}
          tabIndex={-1}
        >
          {t('allServices')}
        </h2>
        <div className="flex gap-3 max-md:flex-col">
          <SearchInput
            className="w-[264px] max-md:w-full"
            label={t('searchServices')}
            onChange={(event) => setTyped(event.target.value)}
            placeholder={t('searchServices')}
            value={typed}
          />
          <SegmentedFilter
            label={t('filterLabel')}
            onChange={setFilter}
            segments={[
              { value: 'all', label: t('filterAll') },
              { value: 'active', label: t('filterActive') },
              { value: 'inactive', label: t('filterInactive') },
            ]}
            value={filter}
          />
        </div>
      </div>
      {withCoupon ? (
        <Note className="mb-5" role="status" tone="info">
          {t('couponHint')}
        </Note>
      ) : null}
      <p className="sr-only" role="status">
        {narrowed && found.length > 0 ? t('productsFound', { count: found.length }) : ''}
      </p>
      {plans ? (
        found.length > 0 ? (
          <ProductCards {...order} onDrawn={onDrawn} owned={owned} products={found} />
        ) : plans.length === 0 ? (
          <NothingOnSale />
        ) : (
          <NothingFound
            onClear={() => {
              setTyped('');
              setFilter('all');
            }}
            query={search.trim()}
          />
        )
      ) : products.data ? (
        // Until the next paint; a skeleton would be as much work as the cards.
        <div className="min-h-dvh" />
      ) : products.isPending && products.failureCount === 0 ? (
        <ProductsSkeleton />
      ) : (
        // Further attempts run by themselves; the button does not wait for the next one.
        <CatalogueFailed
          busy={products.isFetching && products.failureCount === 0}
          onRetry={() => void products.refetch()}
        />
      )}
    </section>
  );
}

type ProductCardsProps = OrderHandlers & {
  onDrawn: (() => void) | undefined;
  owned: ReadonlySet<number>;
  products: readonly SubPlan[];
};

/** The first row is painted before the others render, and those follow in steps. */
function ProductCards({ onDrawn, owned, products, ...order }: ProductCardsProps) {
  const drawn = useDrawnCount(products.length, FIRST_ROW, NEXT_ROWS);
  const isDrawn = drawn === products.length;
  useEffect(() => {
    if (isDrawn) onDrawn?.();
  }, [isDrawn, onDrawn]);
  return (
    <CardGrid>
      {products.slice(0, drawn).map((product) => (
        <ProductCard {...order} key={product.id} owned={owned.has(product.id)} product={product} />
      ))}
    </CardGrid>
  );
}

/** Scrolls to the heading and focuses it each time the count grows. */
function useHeadingInView(requests: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (requests === 0) return;
    heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, [requests]);
  return heading;
}
