import type { Executor } from '../platform.ts';

/** Settings that operators saved, still sealed; at most one row for each connection. */
export function listConnectionSettings(db: Executor) {
  return db
    .selectFrom('connection_settings as saved')
    .innerJoin('operators', 'operators.id', 'saved.changed_by')
    .select([
      'saved.connection',
      'saved.sealed',
      'saved.version',
      'saved.changed_at',
      'operators.name as changed_by',
    ])
    .execute();
}

export type ConnectionRow = Awaited<ReturnType<typeof listConnectionSettings>>[number];
