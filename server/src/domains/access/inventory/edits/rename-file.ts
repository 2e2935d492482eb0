import type {
  InventoryItem,
  renameInventoryFile as route,
} from '@sesame/contract/console/inventory.ts';
import type { BodyOf } from '@sesame/contract/shared/route.ts';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import { refuse } from '../../../../platform/http/errors.ts';
import { withCurrent } from '../../../../platform/http/idempotency/with-current.ts';
import type { TransactionalPlatform } from '../../../../platform/platform.ts';
import { type Actor, recordAuditEvent } from '../../../operators/index.ts';
import { fileNameOf } from '../../deliveries/credentials.rules.ts';
import { findItem, lockItem } from '../console-inventory.store.ts';
import {
  contentOf,
  fileLabelOf,
  fingerprintsOf,
  openItemSecret,
  sealItemSecret,
} from '../item-secret.ts';
import { serializeItem } from '../serialize-item.ts';
import { changeItemSecret } from './edited-items.store.ts';

type Input = BodyOf<typeof route> & { readonly id: string };

/** Changes the name and the note of a file, also of one that a buyer has. Its bytes stay, and with them its fingerprint. */
export function renameInventoryFile(
  platform: TransactionalPlatform,
  { id, version, reason, name: given, note }: Input,
  by: Actor,
): Promise<InventoryItem> {
  const { db, clock } = platform;
  const read = async () =>
    serializeItem(platform, (await findItem(db, id, clock.now())) ?? refuse('not_found'));
  const writing = inTransaction(db, async (tx) => {
    const item = await lockItem(tx, id);
    if (item === undefined) refuse('not_found');
    const before = openItemSecret(platform, id, item.secret.toString());
    if (!('file' in before)) refuse('not_found');
    if (item.version !== version) refuse('version_conflict');
    const name = fileNameOf(given);
    const was = { name: before.name, note: before.note ?? '' };
    if (was.name === name && was.note === note) return;
    const { file } = before;
    const after = { file, name, ...(note !== '' && { note }) };
    await changeItemSecret(tx, id, {
      content: contentOf(after),
      secret: sealItemSecret(platform, id, after),
      fingerprint: fingerprintsOf(platform, after)[0],
      label: fileLabelOf(after),
    });
    await recordAuditEvent(tx, platform, {
      ...by,
      action: 'inventory.rename_file',
      subject: `inventory_item:${id}`,
      before: was,
      after: { name, note },
      reason,
    });
  });
  return withCurrent(writing, read).then(read);
}
