import { refuse } from '../../../platform/http/errors.ts';
import type { Executor, Platform } from '../../../platform/platform.ts';
import { allocateKnownItem } from '../inventory/console-inventory.store.ts';
import { insertItems } from '../inventory/inventory.store.ts';
import {
  contentOf,
  fileLabelOf,
  fingerprintsOf,
  sealItemSecret,
} from '../inventory/item-secret.ts';
import type { Credential } from './credentials.rules.ts';
import type { WaitingDelivery } from './deliveries.store.ts';

/**
 * Stores a credential that a supplier or an operator provided as a unique item of the service and assigns it. If the
 * same credential is free in the inventory, that item is assigned. Fails with `item_assigned` when it is taken.
 */
export async function assignProvided(
  tx: Executor,
  platform: Pick<Platform, 'ids' | 'sealer'>,
  {
    delivery,
    given,
    at,
  }: {
    delivery: Pick<WaitingDelivery, 'service_id' | 'subscription_id'>;
    given: Credential;
    at: Date;
  },
): Promise<string> {
  const serviceId = delivery.service_id;
  const fingerprints = fingerprintsOf(platform, given);
  const id = platform.ids.uuid();
  const secret = sealItemSecret(platform, id, given);
  await insertItems(tx, [
    {
      id,
      serviceId,
      kind: 'unique',
      content: contentOf(given),
      secret,
      fingerprints,
      label: fileLabelOf(given),
      at,
    },
  ]);
  const subscriptionId = delivery.subscription_id;
  const taken = await allocateKnownItem(tx, { serviceId, fingerprints, subscriptionId, at });
  return taken ?? refuse('item_assigned');
}
