import { accessUntil } from '@sesame/contract/shared/calendar.ts';
import { dollarsFromCents } from '@sesame/contract/shared/money.ts';
import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import type { readPlanChange as route } from '@sesame/contract/shop/orders/plan-changes.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findPriceForOrder } from '../../catalogue/index.ts';
import { readChange } from './lock-change.ts';
import { checkChange } from './require-plan-change.ts';

/** The credit for the unused days of a subscription, if its plan were changed now. */
export async function readPlanChange(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  {
    userId,
    subscriptionId,
    priceId,
  }: { readonly userId: string; readonly subscriptionId: string; readonly priceId: number },
): Promise<AnswerOf<typeof route>> {
  const price = await findPriceForOrder(db, priceId);
  if (price === undefined) refuse('price_unknown');
  if (!price.productActive || price.productArchived) refuse('product_inactive');
  const at = clock.now();
  const of = { userId, subscriptionId, at };
  const { access, sources, lines, creditCents } = await checkChange(db, await readChange(db, of), {
    ...of,
    price,
  });
  const until = accessUntil({
    now: at,
    currentEnd: null,
    count: price.durationCount,
    unit: price.durationUnit,
  });
  return {
    credit: dollarsFromCents(creditCents),
    until: until.toISOString(),
    ends_at: access.endsAt.toISOString(),
    lines: lines.map((line) => {
      const source = sources.find(({ id }) => id === line.sourceId);
      return {
        title: source?.title ?? '',
        title_ru: source?.title_ru ?? '',
        paid: dollarsFromCents(line.netCents),
        unused_days: line.unusedDays,
        total_days: line.totalDays,
        credit: dollarsFromCents(line.creditCents),
      };
    }),
  };
}
