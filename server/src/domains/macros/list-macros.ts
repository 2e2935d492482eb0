import { listMacros as list, type Macro } from '@sesame/contract/console/macros.ts';
import { refuse } from '../../platform/http/errors.ts';
import { listAnswers } from '../../platform/http/lists/list-answers.ts';
import type { Platform } from '../../platform/platform.ts';
import { findMacro, listMacroRows } from './macros.store.ts';
import { serializeMacro } from './serialize-macro.ts';

/** Macros and saved replies, by name. */
export function listMacros({ db }: Pick<Platform, 'db'>) {
  return listAnswers(list, {
    rows: async (filters, page) => (await listMacroRows(db, filters, page)) ?? refuse('not_found'),
    answer: (rows) => rows.map(serializeMacro),
  });
}

export async function readMacro({ db }: Pick<Platform, 'db'>, id: string): Promise<Macro> {
  const row = await findMacro(db, id);
  if (row === undefined) refuse('not_found');
  return serializeMacro(row);
}
