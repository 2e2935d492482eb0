import { comparePlans } from '@sesame/contract/shared/catalogue/plan-value.ts';
import { parseDuration } from '@sesame/contract/shared/durations.ts';
import { centsFromDollars } from '@sesame/contract/shared/money.ts';
import type { SubPlan } from '@sesame/contract/shop/catalogue.ts';
import { useId } from 'react';
import { formatMoney } from '../i18n/format.ts';
import { formatTerm } from '../i18n/format-term.ts';
import { useI18n } from '../i18n/use-i18n.ts';
import { ChoiceGroup, PlanCard } from '../ui/forms/choice-card.tsx';
import { Badge } from '../ui/primitives/badge.tsx';
import { ShownPrice } from './shown-price/shown-price.tsx';

type PlanChoiceProps = {
  prices: SubPlan['price_table'];
  chosenId: number | null;
  onChoose: (priceId: number) => void;
};

const WIDE_CENTS = 100_000;

export function PlanChoice({ prices, chosenId, onChoose }: PlanChoiceProps) {
  const { t } = useI18n();
  // The page of a product has the same plans below the order sheet; of one name only one could be chosen in both.
  const name = `order-plan-${useId()}`;
  const plans = prices.map((price) => ({ ...price, amountCents: centsFromDollars(price.amount) }));
  const values = comparePlans(
    plans.map(({ amountCents, duration }) => ({ amountCents, duration: parseDuration(duration) })),
  );
  // Three prices with five digits do not fit side by side on a small phone, three long terms not on the smallest one.
  const isWide = plans.some(({ amountCents }) => amountCents >= WIDE_CENTS);
  return (
    <ChoiceGroup
      className={`mb-7 max-md:mb-6 ${isWide ? 'max-[429px]:[&>div]:grid-cols-2' : 'max-[359px]:[&>div]:grid-cols-2'}`}
      columns={3}
      legend={t('plan')}
    >
      {plans.map((plan, index) => {
        const value = values[index];
        const chosen = plan.id === chosenId;
        return (
          <PlanCard
            badge={
              value && value.savingPercent > 0 ? (
                <Saving chosen={chosen} percent={value.savingPercent} />
              ) : null
            }
            checked={chosen}
            key={plan.id}
            name={name}
            note={
              <>
                {value ? t('pricePerMonthShort', { price: formatMoney(value.monthlyCents) }) : null}
                <ShownPrice cents={plan.amountCents} />
              </>
            }
            onChange={() => onChoose(plan.id)}
            price={formatMoney(plan.amountCents)}
            title={formatTerm(t, plan.duration)}
            value={String(plan.id)}
          />
        );
      })}
    </ChoiceGroup>
  );
}

function Saving({ percent, chosen }: { percent: number; chosen: boolean }) {
  const { t } = useI18n();
  return (
    <Badge tone={chosen ? 'accent' : 'neutral'}>
      <span aria-hidden="true">−{percent}%</span>
      <span className="sr-only">{t('planSaving', { percent })}</span>
    </Badge>
  );
}
