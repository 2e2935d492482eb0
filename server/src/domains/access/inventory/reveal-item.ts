import type { revealInventoryItem as revealInventoryItemRoute } from '@sesame/contract/console/inventory.ts';
import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type Actor, recordAuditEvent } from '../../operators/index.ts';
import { lockItem } from './console-inventory.store.ts';
import { contentOf, openItemSecret, partsOf } from './item-secret.ts';

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
  const none = { name: null, login: null, note: null, signing_key: null };
  const answer = { content: contentOf(secret), ...none };
  if ('link' in secret) return { ...answer, secret: secret.link };
  if ('file' in secret)
    return { ...answer, secret: secret.file, name: secret.name, note: secret.note ?? null };
  if ('template' in secret) return { ...answer, secret: secret.template, signing_key: secret.key };
  if ('webhook' in secret) return { ...answer, secret: secret.webhook, signing_key: secret.key };
  const { note, ...parts } = partsOf(secret);
  return { ...answer, ...parts, note: note || null };
}
