import type { Selectable } from 'kysely';
import type { Database } from '../src/database.types.ts';
import type { TestApp } from './start-app.ts';

type Act = Selectable<Database['acts']>;
type App = Pick<TestApp, 'platform'>;

/** What was done to a subject, oldest first: of each act the columns that a test looks at. */
export async function actsOn<Column extends keyof Act>(
  { platform }: App,
  subject: string,
  columns: readonly Column[],
): Promise<Pick<Act, Column>[]> {
  const acts = await platform.db
    .selectFrom('acts')
    .selectAll()
    .where('subject', '=', subject)
    .orderBy('id')
    .execute();
  // One entry for each of the columns.
  return acts.map(
    (act) => Object.fromEntries(columns.map((name) => [name, act[name]])) as Pick<Act, Column>,
  );
}

/** The names of what was done to a subject. */
export async function actionsOn(app: App, subject: string): Promise<string[]> {
  return (await actsOn(app, subject, ['action'])).map(({ action }) => action);
}
