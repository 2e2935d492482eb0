import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import {
  readCalendar,
  type createCalendarAddress as route,
} from '@sesame/contract/shop/calendar.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { TransactionalPlatform } from '../../platform/platform.ts';
import { sha256 } from '../../platform/secrets/crypto.ts';
import { upsertAddress } from './calendar.store.ts';

/** Creates the address of a buyer's calendar; an earlier one stops working. Only its hash is stored. */
export async function createCalendarAddress(
  platform: TransactionalPlatform,
  userId: string,
): Promise<AnswerOf<typeof route>> {
  const token = platform.ids.token();
  const at = platform.clock.now();
  await inTransaction(platform.db, (tx) =>
    upsertAddress(tx, { user_id: userId, token_hash: sha256(token), created_at: at }),
  );
  const path = readCalendar.path.replace(':address', `${token}.ics`);
  return { url: `${platform.publicUrl()}${path}`, created_at: at.toISOString() };
}
