import type { Macro } from '@sesame/contract/console/macros.ts';
import type { MacroRow } from './macros.store.ts';

export function serializeMacro(row: MacroRow): Macro {
  return {
    id: row.id,
    name: row.name,
    action: row.action,
    body: row.body,
    body_ru: row.body_ru,
    version: row.version,
    archived: row.archived_at !== null,
    updated_at: row.updated_at.toISOString(),
  };
}
