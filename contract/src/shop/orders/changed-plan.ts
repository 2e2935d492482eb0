import * as z from 'zod/mini';

/** The plan that replaced one. */
export const changedPlanField = z.strictObject({
  title: z.string(),
  title_ru: z.string(),
  /** `1 mon`, `10 days`. */
  duration: z.string(),
});
export type ChangedPlan = z.output<typeof changedPlanField>;
