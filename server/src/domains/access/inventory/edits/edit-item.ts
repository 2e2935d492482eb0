import { isDeepStrictEqual } from 'node:util';
import type {
  editInventoryItem as editInventoryItemRoute,
  InventoryItem,
} from '@sesame/contract/console/inventory.ts';
import type { BodyOf } from '@sesame/contract/shared/route.ts';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import { refuse } from '../../../../platform/http/errors.ts';
import { withCurrent } from '../../../../platform/http/idempotency/with-current.ts';
import type { Platform, TransactionalPlatform } from '../../../../platform/platform.ts';
import { type Actor, recordAuditEvent } from '../../../operators/index.ts';
import { readTyped } from '../../deliveries/read-typed.ts';
import { findItem, type LockedItem, lockItem } from '../console-inventory.store.ts';
import { isAllowedItem } from '../is-allowed-item.ts';
import {
  contentOf,
  fileLabelOf,
  fingerprintsOf,
  type ItemSecret,
  openItemSecret,
  sealItemSecret,
} from '../item-secret.ts';
import { serializeItem } from '../serialize-item.ts';
import { changeItemSecret, findDeliveriesOfItem, hasOtherItem } from './edited-items.store.ts';
import { notifyItemChangedQueue } from './notify-item-changed.ts';

type Input = BodyOf<typeof editInventoryItemRoute> & { readonly id: string };

/** Changes what a shared item or a template gives to everyone who holds it; each buyer is notified by a job. */
export function editInventoryItem(
  platform: TransactionalPlatform,
  { id, version, reason, ...typed }: Input,
  by: Actor,
): Promise<InventoryItem> {
  const { db, clock, ids, jobs } = platform;
  const read = async () =>
    serializeItem(platform, (await findItem(db, id, clock.now())) ?? refuse('not_found'));
  const writing = inTransaction(db, async (tx) => {
    const item = await lockItem(tx, id);
    if (item === undefined || !isHeldByMany(item)) refuse('not_found');
    if (item.version !== version) refuse('version_conflict');
    const before = openItemSecret(platform, id, item.secret.toString());
    const after = readSecret(platform, before, typed);
    if (isDeepStrictEqual(before, after)) return;
    const fingerprints = fingerprintsOf(platform, after);
    const serviceId = item.service_id;
    if (await hasOtherItem(tx, { id, serviceId, fingerprints })) refuse('item_assigned');
    const next = await changeItemSecret(tx, id, {
      content: contentOf(after),
      secret: sealItemSecret(platform, id, after),
      fingerprint: fingerprints[0],
      label: fileLabelOf(after),
    });
    const deliveries = await findDeliveriesOfItem(tx, id, clock.now());
    await jobs.enqueueAll(
      tx,
      notifyItemChangedQueue,
      deliveries.map((delivery) => ({
        data: { delivery, item: id, mailKey: `item-changed:${ids.uuid()}` },
      })),
    );
    await recordAuditEvent(tx, platform, {
      ...by,
      action: 'inventory.edit',
      subject: `inventory_item:${id}`,
      before: { content: contentOf(before), version },
      after: { content: contentOf(after), version: next, holders: deliveries.length },
      reason,
    });
  });
  return withCurrent(writing, read).then(read);
}

function isHeldByMany({ kind }: LockedItem): boolean {
  return kind === 'shared' || kind === 'template';
}

/** What the operator entered; a template keeps its signing key. */
function readSecret(
  platform: Pick<Platform, 'config'>,
  before: ItemSecret,
  typed: Pick<Input, 'content' | 'secret'>,
): ItemSecret {
  if (!('template' in before)) return readTyped(typed);
  const after = { ...before, template: typed.secret };
  return isAllowedItem(platform, after) ? after : refuse('item_invalid');
}
