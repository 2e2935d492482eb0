import type { BulkAct } from '@sesame/contract/operator-bulk.ts';
import type { Say } from '../../../i18n/words.ts';
import type { bulkWords } from './bulk.words.ts';

type BulkSay = Say<keyof (typeof bulkWords)['en']>;

/** What an act does, in a line. */
export function bulkTitle(
  say: BulkSay,
  { kind, days, product, origin }: Pick<BulkAct, 'kind' | 'days' | 'product' | 'origin'>,
): string {
  if (kind !== 'extend_subscriptions') return say(kind);
  const count = days ?? 0;
  if (product !== null) return say('extendProduct', { days: count, product });
  if (origin !== null) return say('extendOrigin', { days: count, origin });
  return say(kind, { days: count });
}
