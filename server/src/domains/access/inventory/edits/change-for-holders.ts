import { isDeepStrictEqual } from 'node:util';
import type { InventoryItem } from '@sesame/contract/console/inventory.ts';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import { refuse } from '../../../../platform/http/errors.ts';
import { withCurrent } from '../../../../platform/http/idempotency/with-current.ts';
import type { TransactionalPlatform } from '../../../../platform/platform.ts';
import { type Actor, recordAuditEvent } from '../../../operators/index.ts';
import { findItem, type LockedItem, lockItem } from '../console-inventory.store.ts';
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

interface Change {
  readonly id: string;
  readonly version: number;
  readonly reason: string;
  /** The new content; refuses what cannot take the place of the present one. */
  readonly replace: (before: ItemSecret) => ItemSecret;
}

/** Changes what a shared item or a template gives to everyone who holds it; each buyer is notified by a job. */
export function changeForHolders(
  platform: TransactionalPlatform,
  { id, version, reason, replace }: Change,
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
    const after = replace(before);
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
    const deliveries = isSameFile(before, after)
      ? []
      : await findDeliveriesOfItem(tx, id, clock.now());
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
      before: { ...named(before), version },
      after: { ...named(after), version: next, holders: deliveries.length },
      reason,
    });
  });
  return withCurrent(writing, read).then(read);
}

function isHeldByMany({ kind }: LockedItem): boolean {
  return kind === 'shared' || kind === 'template';
}

/** Only its name or note differs, which does not count as new access. */
function isSameFile(before: ItemSecret, after: ItemSecret): boolean {
  return 'file' in before && 'file' in after && before.file === after.file;
}

/** What the audit log names: the kind of content, and of a file its name. */
function named(secret: ItemSecret) {
  return { content: contentOf(secret), ...('file' in secret && { name: secret.name }) };
}
