import type { ProcessName } from '../parts/shop.ts';
import type { Drill } from '../run-drill.ts';

/** The next release only expands the schema: columns with a default or none, an index, a migration of a later number. */
const EXPAND = [
  `alter table payments add column next_release text`,
  `alter table users add column next_release boolean not null default false`,
  `create index next_release on payments (next_release)`,
  `insert into kysely_migration (name, timestamp) values ('9999-next-release', now()::text)`,
];

/**
 * The processes are replaced on the schema of the next release, workers first, as the runbook says. The new ones are the
 * same bundle, so they are also an old release that is started again on the newer schema.
 */
export const rollingUpdate: Drill = {
  name: 'rolling-update',
  title: 'rolling update, schema one release ahead',
  alsoAllowed: [],
  allowsNoFailure: true,
  async run(shop) {
    for (const statement of EXPAND) await shop.database.query(statement);
    for (const name of workersFirst(shop.processes)) {
      await shop.end(name, 'SIGTERM');
      await shop.start(name);
    }
  },
};

function workersFirst(names: readonly ProcessName[]): ProcessName[] {
  return names.toSorted((a, b) => Number(a.startsWith('api')) - Number(b.startsWith('api')));
}
