import type { Selectable } from 'kysely';
import type { Database } from '../../src/database.types.ts';
import type { TestApp } from '../shops/start-app.ts';

type AuditEvent = Selectable<Database['audit_events']>;
type App = Pick<TestApp, 'platform'>;

/** The audit events of a subject, oldest first, with the columns that a test checks. */
export async function auditEventsOn<Column extends keyof AuditEvent>(
  { platform }: App,
  subject: string,
  columns: readonly Column[],
): Promise<Pick<AuditEvent, Column>[]> {
  const events = await platform.db
    .selectFrom('audit_events')
    .selectAll()
    .where('subject', '=', subject)
    .orderBy('id')
    .execute();
  // The cast is safe: there is an entry for each of the columns.
  return events.map(
    (event) =>
      Object.fromEntries(columns.map((name) => [name, event[name]])) as Pick<AuditEvent, Column>,
  );
}

/** The actions of the audit events of a subject. */
export async function actionsOn(app: App, subject: string): Promise<string[]> {
  return (await auditEventsOn(app, subject, ['action'])).map(({ action }) => action);
}
