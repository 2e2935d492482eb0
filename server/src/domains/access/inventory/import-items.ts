import type {
  InventoryImport,
  ItemKind,
  importInventoryItems as importInventoryItemsRoute,
} from '@sesame/contract/console/inventory.ts';
import {
  INVENTORY_IMPORT_MAX_BYTES,
  INVENTORY_IMPORT_MAX_LINES,
  ITEM_FILE_MAX_BYTES,
} from '@sesame/contract/shared/limits.ts';
import type { QueryOf } from '@sesame/contract/shared/route.ts';
import type { ItemContent } from '@sesame/contract/shared/states.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { UploadedFile } from '../../../platform/http/files/uploads.ts';
import type { Executor, Platform, TransactionalPlatform } from '../../../platform/platform.ts';
import { type Actor, recordAuditEvent } from '../../operators/index.ts';
import { fileNameOf } from '../deliveries/credentials.rules.ts';
import { lockServiceForShare } from './console-inventory.store.ts';
import { addressOf, importSecrets } from './import-inventory.ts';
import { findKnownFingerprints } from './inventory.store.ts';
import { isAllowedItem } from './is-allowed-item.ts';
import { fingerprintsOf, type ItemSecret } from './item-secret.ts';
import { readInventoryLines } from './read-inventory-lines.ts';
import { readItems } from './read-items.ts';

type Input = QueryOf<typeof importInventoryItemsRoute> & { readonly serviceId: number };

interface NumberedSecret {
  readonly number: number;
  readonly secret: ItemSecret;
}

/** How many line numbers a report lists per category; its counts are complete. */
const NAMED_LINES = 200;

/**
 * Checks a list of items and, unless mode is `check`, imports all new ones in one transaction. Broken lines stop the
 * import unless the operator chose to leave them out.
 */
export async function importInventoryItems(
  platform: TransactionalPlatform,
  { serviceId, kind, content = 'link', mode, broken: onBroken }: Input,
  upload: UploadedFile,
  by: Actor,
): Promise<InventoryImport> {
  const lines = readSecrets(platform, { kind, content }, upload);
  if (lines.length > INVENTORY_IMPORT_MAX_LINES) refuse('import_too_long');
  return inTransaction(platform.db, async (tx) => {
    if (!(await lockServiceForShare(tx, serviceId))) refuse('not_found');
    const { fresh, duplicates, broken } = await sort(tx, platform, serviceId, lines);
    const report = {
      lines: lines.length,
      fresh: fresh.length,
      duplicates: named(duplicates),
      broken: named(broken),
    };
    const isHeld = broken.length > 0 && onBroken !== 'leave_out';
    if (mode === 'check' || isHeld || fresh.length === 0) return { ...report, imported: false };
    const { added } = await importSecrets(tx, platform, {
      serviceId,
      kind,
      secrets: fresh.map(({ secret }) => secret),
      at: platform.clock.now(),
    });
    await recordAuditEvent(tx, platform, {
      ...by,
      action: 'inventory.import',
      subject: `service:${serviceId}`,
      after: { kind, content, added },
    });
    return { ...report, fresh: added, imported: true };
  });
}

function isAddress(kind: ItemKind): boolean {
  return kind === 'template' || kind === 'webhook';
}

/** The largest upload of an import. */
export function maxBytesOf({ kind, content }: Pick<Input, 'kind' | 'content'>): number {
  const isFile = content === 'file' && !isAddress(kind);
  return isFile ? ITEM_FILE_MAX_BYTES : INVENTORY_IMPORT_MAX_BYTES;
}

/** Templates and webhooks are addresses, one per line; everything else is what the operator says it is. */
function readSecrets(
  { ids }: Pick<Platform, 'ids'>,
  { kind, content }: { readonly kind: ItemKind; readonly content: ItemContent },
  { bytes, name }: UploadedFile,
): NumberedSecret[] {
  if (isAddress(kind)) {
    return readInventoryLines(bytes.toString('utf8')).map(({ number, text: line }) => ({
      number,
      secret: addressOf(kind, line, ids.token()),
    }));
  }
  if (content === 'file') {
    return [{ number: 1, secret: { file: bytes.toString('base64'), name: fileNameOf(name) } }];
  }
  return readItems(content, bytes.toString('utf8')).map(({ number, given }) => ({
    number,
    secret: given,
  }));
}

async function sort(
  tx: Executor,
  platform: Pick<Platform, 'config' | 'sealer'>,
  serviceId: number,
  lines: readonly NumberedSecret[],
) {
  const isAllowed = ({ secret }: NumberedSecret) => isAllowedItem(platform, secret);
  const valid = lines
    .filter(isAllowed)
    .map((line) => ({ ...line, fingerprints: fingerprintsOf(platform, line.secret) }));
  const all = valid.flatMap(({ fingerprints }) => fingerprints);
  const known = new Set(await findKnownFingerprints(tx, serviceId, all));
  const fresh: NumberedSecret[] = [];
  const duplicates: NumberedSecret[] = [];
  for (const line of valid) {
    const names = line.fingerprints.map((fingerprint) => fingerprint.toString('hex'));
    (names.some((name) => known.has(name)) ? duplicates : fresh).push(line);
    for (const name of names) known.add(name);
  }
  return { fresh, duplicates, broken: lines.filter((line) => !isAllowed(line)) };
}

function named(lines: readonly NumberedSecret[]): InventoryImport['broken'] {
  return {
    count: lines.length,
    lines: lines.slice(0, NAMED_LINES).map(({ number }) => number),
  };
}
