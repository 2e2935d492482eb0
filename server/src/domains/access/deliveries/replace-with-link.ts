import type { replaceWithLink as route } from '@sesame/contract/console/subscriptions.ts';
import type { AnswerOf, BodyOf } from '@sesame/contract/shared/route.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import { withCurrent } from '../../../platform/http/idempotency/with-current.ts';
import type { TransactionalPlatform } from '../../../platform/platform.ts';
import { type Actor, recordAuditEvent } from '../../operators/index.ts';
import { retireUniqueItem } from '../inventory/inventory.store.ts';
import { readSubscription } from '../subscriptions/read-subscription.ts';
import { assignProvided } from './assign-provided.ts';
import { lockDeliveredCredentials } from './delivered-credentials.store.ts';
import { markDelivered } from './deliveries.store.ts';
import { notifyCredentialChanged } from './notify-credential-changed.ts';
import { readTyped } from './read-typed.ts';

/**
 * Replaces the credential of one service, of any kind, by one that an operator typed in. It becomes a unique item of
 * the service; the old unique item is retired, and shared items and templates keep serving the others.
 */
export function replaceWithLink(
  platform: TransactionalPlatform,
  {
    id,
    service,
    ...body
  }: BodyOf<typeof route> & { readonly id: string; readonly service: number },
  by: Actor,
): Promise<AnswerOf<typeof route>> {
  const given = readTyped(body);
  const at = platform.clock.now();
  const writing = inTransaction(platform.db, async (tx) => {
    const [delivery] = await lockDeliveredCredentials(tx, {
      subscriptionId: id,
      serviceId: service,
    });
    const old = delivery?.inventory_item_id;
    if (delivery === undefined || old !== body.expected_item) refuse('version_conflict');
    if (delivery.ends_at <= at) refuse('delivery_over');
    const itemId = await assignProvided(tx, platform, { delivery, given, at });
    await retireUniqueItem(tx, old, at);
    await markDelivered(tx, delivery.id, itemId, at);
    await notifyCredentialChanged(tx, platform, { ...delivery, itemId });
    // Item ids only: their content stays sealed.
    await recordAuditEvent(tx, platform, {
      ...by,
      action: 'subscriptions.replace_credential',
      subject: `subscription:${id}`,
      before: [{ service_id: service, inventory_item_id: old }],
      after: [{ service_id: service, inventory_item_id: itemId }],
      reason: body.reason,
    });
    return {};
  });
  return withCurrent(writing, () => readSubscription(platform, id));
}
