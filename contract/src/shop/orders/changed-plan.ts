import * as z from 'zod/mini';
import { durationField } from '../../shared/fields.ts';

/** The plan that replaced one. */
export const changedPlanField = z.strictObject({
  title: z.string(),
  title_ru: z.string(),
  /** `1 mon`, `10 days`. */
  duration: durationField,
});
export type ChangedPlan = z.output<typeof changedPlanField>;
