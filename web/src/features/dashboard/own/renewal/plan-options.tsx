import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import type { readRenewalTerms } from '@sesame/contract/shop/renewals.ts';
import { useId } from 'react';
import { formatDate, formatDollars } from '../../../../i18n/format.ts';
import { formatTerm } from '../../../../i18n/format-term.ts';
import { useI18n } from '../../../../i18n/use-i18n.ts';
import { ChoiceGroup, PlanCard } from '../../../../ui/forms/choice-card.tsx';

type PlanOptionsProps = {
  terms: AnswerOf<typeof readRenewalTerms>;
  chosenId: number;
  onChoose: (priceId: number) => void;
};

/** The plans that a renewal can be for; nothing where there is no choice. */
export function PlanOptions({ terms, chosenId, onChoose }: PlanOptionsProps) {
  const { t } = useI18n();
  const name = useId();
  const { plans, price_id: priceId, ends_at: endsAt } = terms;
  const isGone = plans.length > 0 && plans.every((plan) => plan.price_id !== priceId);
  if (plans.length < 2 && !isGone) return null;
  return (
    <div className="mb-5">
      <ChoiceGroup columns="pair" legend={t('renewalPlan', { date: formatDate(endsAt) })}>
        {plans.map((plan) => (
          <PlanCard
            checked={plan.price_id === chosenId}
            key={plan.price_id}
            name={name}
            onChange={() => onChoose(plan.price_id)}
            price={formatDollars(plan.amount)}
            title={formatTerm(t, plan.duration)}
            value={String(plan.price_id)}
          />
        ))}
      </ChoiceGroup>
      <p className="mt-2.5 text-[.8125rem] text-muted leading-5">
        {t(isGone ? 'renewalPlanGone' : 'renewalPlanHint')}
      </p>
    </div>
  );
}
