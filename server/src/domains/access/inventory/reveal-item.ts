import type { revealInventoryItem as revealInventoryItemRoute } from '@sesame/contract/console/inventory.ts';
import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type Actor, recordAuditEvent } from '../../operators/index.ts';
import { lockItem } from './console-inventory.store.ts';
import { openItemSecret } from './item-secret.ts';

/** Reveals an item to an operator. The audit event is committed before the item is opened. */
export async function revealInventoryItem(
  platform: Pick<Platform, 'db' | 'clock' | 'sealer'>,
  { id, reason }: { readonly id: string; readonly reason: string },
  by: Actor,
): Promise<AnswerOf<typeof revealInventoryItemRoute>> {
  const box = await inTransaction(platform.db, async (tx) => {
    const item = await lockItem(tx, id);
    if (item === undefined) refuse('not_found');
    const subject = `inventory_item:${id}`;
    await recordAuditEvent(tx, platform, { ...by, action: 'inventory.reveal', subject, reason });
    return item.secret.toString();
  });
  const secret = openItemSecret(platform, id, box);
  if ('link' in secret) return { secret: secret.link, login: null, signing_key: null };
  if ('login' in secret) return { secret: secret.password, login: secret.login, signing_key: null };
  const address = 'template' in secret ? secret.template : secret.webhook;
  return { secret: address, login: null, signing_key: secret.key };
}
