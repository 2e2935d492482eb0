import { REPLACEMENT_WINDOW_S } from '@sesame/contract/shared/limits.ts';
import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import type { LinkCheck } from '@sesame/contract/shared/states.ts';
import type { replaceItem as route } from '@sesame/contract/shop/access.ts';
import { raiseAlert } from '../../../platform/alerts.store.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Executor, Platform } from '../../../platform/platform.ts';
import { markDelivered } from '../deliveries/deliveries.store.ts';
import { notifyCredentialChanged } from '../deliveries/notify-credential-changed.ts';
import { retireUniqueItem } from '../inventory/inventory.store.ts';
import { linkOf } from './check-item.ts';
import { checkLink } from './check-link.ts';
import { replacementsLeft } from './replacements.rules.ts';
import {
  allocateUnique,
  findOwnDelivery,
  insertReplacement,
  wasReplaced,
} from './replacements.store.ts';

interface Own {
  readonly itemId: string;
  readonly userId: string;
  readonly now: Date;
  readonly since: Date;
}

/**
 * Replaces a unique item of the buyer that does not work by another one, within the limit of its service. The old item
 * is retired, operators get an alert and the buyer a mail. A repeated or parallel call for the same item finds it
 * replaced.
 */
export async function replaceItem(
  platform: Platform,
  { id, userId }: { readonly id: string; readonly userId: string },
): Promise<AnswerOf<typeof route>> {
  const now = platform.clock.now();
  const own = {
    itemId: id,
    userId,
    now,
    since: new Date(now.getTime() - REPLACEMENT_WINDOW_S * 1_000),
  };
  const found = await findOwnDelivery(platform.db, own);
  // The check is recorded with the replacement, so it is made here; a call to another system is in no transaction.
  const check = found && (await checkLink(platform, linkOf(platform, id, found)));
  return await inTransaction(platform.db, (tx) => replaceIn(tx, platform, own, check));
}

async function replaceIn(
  tx: Executor,
  platform: Platform,
  own: Own,
  check: LinkCheck = 'unknown',
): Promise<AnswerOf<typeof route>> {
  const { itemId, userId, now: at } = own;
  const delivery = await findOwnDelivery(tx, own, true);
  if (delivery === undefined) {
    return (await wasReplaced(tx, itemId, userId)) ? { outcome: 'replaced' } : refuse('not_found');
  }
  const { kind, replacement_limit: limit, used, service_id: serviceId } = delivery;
  const left = replacementsLeft({ kind, limit, used, hasOther: delivery.has_other });
  if (left === 0) return { outcome: 'refused' };
  const subscriptionId = delivery.subscription_id;
  const newItem = await allocateUnique(tx, { serviceId, subscriptionId, at });
  if (newItem === undefined) return { outcome: 'refused' };
  const id = platform.ids.uuid();
  await insertReplacement(tx, { id, deliveryId: delivery.id, oldItem: itemId, newItem, check, at });
  await retireUniqueItem(tx, itemId, at);
  await markDelivered(tx, delivery.id, newItem, at);
  await notifyCredentialChanged(tx, platform, { ...delivery, itemId: newItem });
  await raiseAlert(
    tx,
    {
      kind: 'item_reported',
      subject: String(serviceId),
      detail: { service: delivery.service, subscription_id: subscriptionId, link_check: check },
      at,
    },
    'resolved',
  );
  return { outcome: 'replaced' };
}
