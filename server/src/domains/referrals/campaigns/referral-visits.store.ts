import type { Executor } from '../../../platform/platform.ts';

export async function countReferralVisit(
  tx: Executor,
  { userId, day }: { userId: string; day: string },
): Promise<void> {
  await tx
    .insertInto('referral_days')
    .values({ user_id: userId, day, visits: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'day'])
        .doUpdateSet((row) => ({ visits: row('referral_days.visits', '+', 1) })),
    )
    .execute();
}
