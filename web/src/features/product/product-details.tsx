import { centsFromDollars } from '@sesame/contract/shared/money.ts';
import type { SubPlan } from '@sesame/contract/shop/catalogue.ts';
import { Suspense, useState } from 'react';
import { useActiveSubscriptions } from '../../api/queries.ts';
import { useSignedIn } from '../../api/session/use-session.ts';
import { formatMoney } from '../../i18n/format.ts';
import { formatTerm } from '../../i18n/format-term.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { lazyScreen } from '../../shell/lazy-screen.ts';
import { PlanChoice } from '../../shell/plan-choice.tsx';
import { ShownPrice } from '../../shell/shown-price/shown-price.tsx';
import { AvatarStack } from '../../ui/primitives/avatar-stack.tsx';
import { Badge } from '../../ui/primitives/badge.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { Card } from '../../ui/primitives/card.tsx';

const { Component: ChangeLink } = lazyScreen(
  async () => (await import('./change-link.tsx')).ChangeLink,
);

export type ProductOrder = {
  onOrder: (planId: number) => void;
  /** The buyer is about to order: preload the sheet. */
  onOrderIntent: () => void;
};

type ProductDetailsProps = ProductOrder & { product: SubPlan };

/** What the product is, its plans, and the price of the chosen one with the order button. */
export function ProductDetails({ product, onOrder, onOrderIntent }: ProductDetailsProps) {
  const { t } = useI18n();
  const signedIn = useSignedIn();
  const { data: subscriptions } = useActiveSubscriptions();
  const owned = subscriptions?.some(({ sub_plan_id }) => sub_plan_id === product.id) ?? false;
  const [chosenId, setChosenId] = useState<number | null>(null);
  const plan = product.price_table.find(({ id }) => id === chosenId) ?? product.price_table[0];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_320px] items-start gap-x-12 max-lg:grid-cols-1">
      <div className="min-w-0">
        <ProductHeader owned={owned} product={product} />
        <p className="wrap-anywhere mt-5 mb-7 max-w-[65ch] whitespace-pre-line text-[.9375rem] text-text-secondary leading-[22px]">
          {product.description}
        </p>
        <PlanChoice
          chosenId={plan?.id ?? null}
          onChoose={setChosenId}
          prices={product.price_table}
        />
      </div>
      {plan ? (
        <Card as="section" aria-label={t('summary')}>
          <p className="flex items-baseline justify-between gap-3 text-muted">
            {formatTerm(t, plan.duration)}
            <span className="type-tabular font-semibold text-[1.75rem] text-text leading-9 tracking-[-.02em]">
              {formatMoney(centsFromDollars(plan.amount))}
            </span>
          </p>
          <ShownPrice cents={centsFromDollars(plan.amount)} className="mt-1 text-right" explained />
          <Button
            aria-label={t('orderProduct', { product: product.title })}
            block
            className="mt-4"
            onClick={() => onOrder(plan.id)}
            onFocus={onOrderIntent}
            onPointerEnter={onOrderIntent}
            size="lg"
          >
            {t('order')}
          </Button>
          {owned ? (
            <Suspense fallback={<div className="mt-2 h-(--control)" />}>
              <ChangeLink productId={product.id} />
            </Suspense>
          ) : null}
          {signedIn ? null : (
            <p className="mt-3 text-center text-[.8125rem] text-muted leading-[18px]">
              {t('productAccountNote')}
            </p>
          )}
          <p className="mt-4 border-border border-t pt-3.5 text-[.8125rem] text-muted leading-[18px]">
            {t('productFeeNote')}
          </p>
        </Card>
      ) : null}
    </div>
  );
}

function ProductHeader({ product, owned }: { product: SubPlan; owned: boolean }) {
  const { t } = useI18n();
  return (
    <div className="grid justify-items-start gap-4">
      <AvatarStack
        eager
        mobileSize={52}
        size={64}
        sources={product.origins.map(({ picture }) => picture)}
      />
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1.5">
        <h1 className="type-title-1 wrap-anywhere min-w-0" tabIndex={-1}>
          {product.title}
        </h1>
        {owned ? <Badge tone="on">{t('badgeActive')}</Badge> : null}
      </div>
    </div>
  );
}
