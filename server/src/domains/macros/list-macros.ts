import { PAGE_MAX } from '@sesame/contract/limits.ts';
import type { listMacros as listRoute, Macro } from '@sesame/contract/operator-macros.ts';
import type { QueryOf } from '@sesame/contract/route.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { macroOnWire } from './macro-on-wire.ts';
import { findMacro, listMacroRows } from './macros.store.ts';

export async function listMacros(
  { db }: Pick<Platform, 'db'>,
  { kind, state, search, after }: QueryOf<typeof listRoute>,
): Promise<Macro[]> {
  const filters = { acts: kind && kind === 'act', archived: state === 'archived', search };
  const rows = await listMacroRows(db, filters, { after, limit: PAGE_MAX });
  if (rows === undefined) refuse('not_found');
  return rows.map(macroOnWire);
}

export async function readMacro({ db }: Pick<Platform, 'db'>, id: string): Promise<Macro> {
  const row = await findMacro(db, id);
  if (row === undefined) refuse('not_found');
  return macroOnWire(row);
}
