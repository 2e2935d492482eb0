import { serializeDuration } from '@sesame/contract/shared/durations.ts';
import type { ChangedPlan } from '@sesame/contract/shop/orders/changed-plan.ts';
import type { DurationUnit } from '../../../database.types.ts';

/** The plan that a payment bought, as the database function `plan_of` answers it. */
export interface PlanRow {
  readonly payment_id: string;
  readonly product_id: number;
  readonly title: string;
  readonly title_ru: string;
  readonly duration_count: number;
  readonly duration_unit: DurationUnit;
}

/** A plan as lists name it. */
export function serializePlan(plan: PlanRow): ChangedPlan {
  return {
    title: plan.title,
    title_ru: plan.title_ru,
    duration: serializeDuration({ count: plan.duration_count, unit: plan.duration_unit }),
  };
}
