import { STOCK_IMPORT_MAX_LINES } from '@sesame/contract/limits.ts';
import type {
  importStockItems as importStockItemsRoute,
  StockImport,
  StockKind,
} from '@sesame/contract/operator-stock.ts';
import type { QueryOf } from '@sesame/contract/route.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Executor, Platform } from '../../platform/platform.ts';
import { type DoneBy, recordAct } from '../operators/index.ts';
import { importStock } from './import-stock.ts';
import { isAllowedItem } from './is-allowed-item.ts';
import { findKnownFingerprints, holdOrigin } from './operator-stock.store.ts';
import { readStockLines, type StockLine } from './stock-lines.rules.ts';
import { fingerprintOf } from './stock-secret.ts';

type Input = QueryOf<typeof importStockItemsRoute> & { readonly originId: number };

/** How many lines of a kind a report names; it counts all of them. */
const NAMED_LINES = 200;

/**
 * Looks at a list of items and, unless it is only to be checked, imports all that are new in one transaction. A broken line
 * stops the import until somebody says to leave such lines out.
 */
export async function importStockItems(
  platform: Pick<Platform, 'db' | 'clock' | 'config' | 'ids' | 'sealer'>,
  { originId, kind, mode, broken: onBroken }: Input,
  bytes: Buffer,
  by: DoneBy,
): Promise<StockImport> {
  const lines = readStockLines(bytes.toString('utf8'));
  if (lines.length > STOCK_IMPORT_MAX_LINES) refuse('stock_import_too_long');
  return inTransaction(platform.db, async (tx) => {
    if (!(await holdOrigin(tx, originId))) refuse('not_found');
    const { fresh, duplicates, broken } = await sort(tx, platform, { originId, kind }, lines);
    const report = {
      lines: lines.length,
      fresh: fresh.length,
      duplicates: named(duplicates),
      broken: named(broken),
    };
    const isHeld = broken.length > 0 && onBroken !== 'leave_out';
    if (mode === 'check' || isHeld || fresh.length === 0) return { ...report, imported: false };
    const links = fresh.map(({ link }) => link);
    const { added } = await importStock(tx, platform, {
      originId,
      kind,
      links,
      at: platform.clock.now(),
    });
    await recordAct(tx, platform, {
      ...by,
      action: 'stock.import',
      subject: `origin:${originId}`,
      after: { kind, added },
    });
    return { ...report, fresh: added, imported: true };
  });
}

async function sort(
  tx: Executor,
  platform: Pick<Platform, 'config'>,
  { originId, kind }: { readonly originId: number; readonly kind: StockKind },
  lines: readonly StockLine[],
) {
  const isAllowed = (link: string) => isAllowedItem(platform, kind, link);
  const sound = lines
    .filter(({ link }) => isAllowed(link))
    .map((line) => ({ ...line, fingerprint: fingerprintOf(originId, line.link) }));
  const fingerprints = sound.map(({ fingerprint }) => fingerprint);
  const known = new Set(await findKnownFingerprints(tx, originId, fingerprints));
  const fresh: StockLine[] = [];
  const duplicates: StockLine[] = [];
  for (const line of sound) {
    const hex = line.fingerprint.toString('hex');
    (known.has(hex) ? duplicates : fresh).push(line);
    known.add(hex);
  }
  return { fresh, duplicates, broken: lines.filter(({ link }) => !isAllowed(link)) };
}

function named(lines: readonly StockLine[]): StockImport['broken'] {
  return {
    count: lines.length,
    lines: lines.slice(0, NAMED_LINES).map(({ number }) => number),
  };
}
