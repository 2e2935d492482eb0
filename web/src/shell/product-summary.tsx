import { comparePlans } from '@sesame/contract/shared/catalogue/plan-value.ts';
import { parseDuration } from '@sesame/contract/shared/durations.ts';
import { centsFromDollars } from '@sesame/contract/shared/money.ts';
import type { SubPlan } from '@sesame/contract/shop/catalogue.ts';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { formatMoney } from '../i18n/format.ts';
import { formatTerm } from '../i18n/format-term.ts';
import { useI18n } from '../i18n/use-i18n.ts';
import { PriceTable } from '../ui/data/price-table.tsx';
import { AvatarStack } from '../ui/primitives/avatar-stack.tsx';
import { Badge } from '../ui/primitives/badge.tsx';
import { Card } from '../ui/primitives/card.tsx';
import { ShownPrice } from './shown-price/shown-price.tsx';

type ProductSummaryProps = {
  product: SubPlan;
  owned: boolean;
  /** The order button below the prices; `relative`, so that it lies above the link of the card. */
  action: ReactNode;
  /** The page of the product, if there is one: the whole card leads to it. */
  href?: string | null;
};

/** A product card, for the shop and for the preview in the console's editor. */
export function ProductSummary({ product, owned, action, href = null }: ProductSummaryProps) {
  const bundle = product.origins.length > 1;
  // On phones the title is beside a single logo and below a row of several.
  const textPlace = bundle ? 'max-md:col-span-full' : '';
  // A long row of logos leaves no corner for the badge.
  const hasCorner = product.origins.length <= 3;
  const titleRoom = hasCorner && (owned || !product.active) ? 'max-md:pr-24' : '';
  return (
    <Card
      as="article"
      className="relative flex min-w-0 flex-col max-md:grid max-md:grid-cols-[48px_minmax(0,1fr)] max-md:gap-x-3.5"
      variant="hover"
    >
      <div className="mb-4 flex min-h-12 items-start justify-between max-md:contents">
        <span className={bundle ? 'max-md:col-span-full max-md:mb-3' : 'max-md:row-span-2'}>
          <AvatarStack
            dimmed={!product.active}
            sources={product.origins.map(({ picture }) => picture)}
          />
        </span>
        <AvailabilityBadge active={product.active} inCorner={hasCorner} owned={owned} />
      </div>
      <h3
        className={`type-title-3 ${textPlace} ${product.active ? '' : 'text-muted'} ${titleRoom}`}
      >
        {href === null ? (
          product.title
        ) : (
          <Link className="after:absolute after:inset-0 after:rounded-lg" href={href}>
            {product.title}
          </Link>
        )}
      </h3>
      <p
        className={`mt-[3px] line-clamp-2 text-muted leading-5 md:min-h-10 max-md:[word-break:break-word] ${textPlace}`}
      >
        {product.description}
      </p>
      <div className="mt-4 mb-[18px] max-md:col-span-full max-md:mt-3.5 max-md:mb-4">
        <ProductPrices product={product} />
      </div>
      <div className="mt-auto max-md:col-span-full">{action}</div>
    </Card>
  );
}

type AvailabilityBadgeProps = { active: boolean; owned: boolean; inCorner: boolean };

function AvailabilityBadge({ active, owned, inCorner }: AvailabilityBadgeProps) {
  const { t } = useI18n();
  const place = inCorner
    ? 'max-md:absolute max-md:top-[18px] max-md:right-[18px]'
    : 'max-md:col-span-full max-md:mb-3 max-md:justify-self-start';
  if (!active) return <Badge className={place}>{t('badgeInactive')}</Badge>;
  if (!owned) return null;
  return (
    <Badge className={place} tone="on">
      {t('badgeActive')}
    </Badge>
  );
}

/** The price per month is shown from the second row on, where it is informative. */
function ProductPrices({ product }: { product: SubPlan }) {
  const { t } = useI18n();
  const plans = product.price_table.map((price) => ({
    ...price,
    amountCents: centsFromDollars(price.amount),
  }));
  const values = comparePlans(
    plans.map(({ amountCents, duration }) => ({ amountCents, duration: parseDuration(duration) })),
  );
  return (
    <PriceTable
      label={`${t('columnPrice')}: ${product.title}`}
      muted={!product.active}
      rows={plans.map((plan, index) => {
        const value = values[index];
        return {
          key: String(plan.id),
          term: formatTerm(t, plan.duration),
          perMonth:
            index > 0 && value
              ? t('pricePerMonth', { price: formatMoney(value.monthlyCents) })
              : null,
          price: (
            <>
              {formatMoney(plan.amountCents)}
              <ShownPrice cents={plan.amountCents} className="md:text-right" />
            </>
          ),
        };
      })}
    />
  );
}
