import type {
  InventoryImport,
  ItemKind,
  importInventoryItems as importInventoryItemsRoute,
} from '@sesame/contract/console/inventory.ts';
import { INVENTORY_IMPORT_MAX_LINES } from '@sesame/contract/shared/limits.ts';
import type { QueryOf } from '@sesame/contract/shared/route.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Executor, Platform, TransactionalPlatform } from '../../../platform/platform.ts';
import { type Actor, recordAuditEvent } from '../../operators/index.ts';
import { findKnownFingerprints, lockServiceForShare } from './console-inventory.store.ts';
import { importInventory } from './import-inventory.ts';
import { isAllowedItem } from './is-allowed-item.ts';
import { fingerprintOf } from './item-secret.ts';
import { type InventoryLine, readInventoryLines } from './read-inventory-lines.ts';

type Input = QueryOf<typeof importInventoryItemsRoute> & { readonly serviceId: number };

/** How many line numbers a report lists per category; its counts are complete. */
const NAMED_LINES = 200;

/**
 * Checks a list of items and, unless mode is `check`, imports all new ones in one transaction. Broken lines stop the
 * import unless the operator chose to leave them out.
 */
export async function importInventoryItems(
  platform: TransactionalPlatform,
  { serviceId, kind, mode, broken: onBroken }: Input,
  bytes: Buffer,
  by: Actor,
): Promise<InventoryImport> {
  const lines = readInventoryLines(bytes.toString('utf8'));
  if (lines.length > INVENTORY_IMPORT_MAX_LINES) refuse('import_too_long');
  return inTransaction(platform.db, async (tx) => {
    if (!(await lockServiceForShare(tx, serviceId))) refuse('not_found');
    const { fresh, duplicates, broken } = await sort(tx, platform, { serviceId, kind }, lines);
    const report = {
      lines: lines.length,
      fresh: fresh.length,
      duplicates: named(duplicates),
      broken: named(broken),
    };
    const isHeld = broken.length > 0 && onBroken !== 'leave_out';
    if (mode === 'check' || isHeld || fresh.length === 0) return { ...report, imported: false };
    const links = fresh.map(({ link }) => link);
    const { added } = await importInventory(tx, platform, {
      serviceId,
      kind,
      links,
      at: platform.clock.now(),
    });
    await recordAuditEvent(tx, platform, {
      ...by,
      action: 'inventory.import',
      subject: `service:${serviceId}`,
      after: { kind, added },
    });
    return { ...report, fresh: added, imported: true };
  });
}

async function sort(
  tx: Executor,
  platform: Pick<Platform, 'config'>,
  { serviceId, kind }: { readonly serviceId: number; readonly kind: ItemKind },
  lines: readonly InventoryLine[],
) {
  const isAllowed = (link: string) => isAllowedItem(platform, kind, link);
  const valid = lines
    .filter(({ link }) => isAllowed(link))
    .map((line) => ({ ...line, fingerprint: fingerprintOf(serviceId, line.link) }));
  const fingerprints = valid.map(({ fingerprint }) => fingerprint);
  const known = new Set(await findKnownFingerprints(tx, serviceId, fingerprints));
  const fresh: InventoryLine[] = [];
  const duplicates: InventoryLine[] = [];
  for (const line of valid) {
    const hex = line.fingerprint.toString('hex');
    (known.has(hex) ? duplicates : fresh).push(line);
    known.add(hex);
  }
  return { fresh, duplicates, broken: lines.filter(({ link }) => !isAllowed(link)) };
}

function named(lines: readonly InventoryLine[]): InventoryImport['broken'] {
  return {
    count: lines.length,
    lines: lines.slice(0, NAMED_LINES).map(({ number }) => number),
  };
}
