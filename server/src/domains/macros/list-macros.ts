import type { listMacros as listRoute, Macro } from '@sesame/contract/console/macros.ts';
import { PAGE_MAX } from '@sesame/contract/shared/limits.ts';
import type { QueryOf } from '@sesame/contract/shared/route.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { findMacro, listMacroRows } from './macros.store.ts';
import { serializeMacro } from './serialize-macro.ts';

export async function listMacros(
  { db }: Pick<Platform, 'db'>,
  { kind, state, search, after }: QueryOf<typeof listRoute>,
): Promise<Macro[]> {
  const filters = { hasAction: kind && kind === 'action', archived: state === 'archived', search };
  const rows = await listMacroRows(db, filters, { after, limit: PAGE_MAX });
  if (rows === undefined) refuse('not_found');
  return rows.map(serializeMacro);
}

export async function readMacro({ db }: Pick<Platform, 'db'>, id: string): Promise<Macro> {
  const row = await findMacro(db, id);
  if (row === undefined) refuse('not_found');
  return serializeMacro(row);
}
