import type { AuditAction } from '@sesame/contract/console/audit-log.ts';
import type {
  archiveMacro as archiveRoute,
  editMacro as editRoute,
  Macro,
  MacroDraft,
} from '@sesame/contract/console/macros.ts';
import type { BodyOf } from '@sesame/contract/shared/route.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Executor, Platform } from '../../platform/platform.ts';
import { type Actor, recordAuditEvent } from '../operators/index.ts';
import { strayPlaceholder } from './macros.rules.ts';
import { insertMacro, lockMacro, type MacroRow, updateMacro } from './macros.store.ts';
import { serializeMacro } from './serialize-macro.ts';

type Needs = Pick<Platform, 'db' | 'clock'>;
type OfOne = { readonly id: string };

export function createMacro(
  platform: Needs & Pick<Platform, 'ids'>,
  draft: MacroDraft,
  by: Actor,
): Promise<Macro> {
  return inTransaction(platform.db, async (tx) => {
    const after = await addMacro(tx, platform, draft);
    const subject = `macro:${after.id}`;
    await recordAuditEvent(tx, platform, { ...by, action: 'macros.create', subject, after });
    return after;
  });
}

/** The same within the caller's transaction and without an audit event. */
export async function addMacro(
  tx: Executor,
  { clock, ids }: Pick<Platform, 'clock' | 'ids'>,
  draft: MacroDraft,
): Promise<Macro> {
  const at = clock.now();
  const row = { ...writtenFrom(draft), id: ids.uuid(), created_at: at, updated_at: at };
  return serializeMacro(await insertMacro(tx, row));
}

/** Refuses `not_found` for an archived macro: it has to be restored first. */
export function editMacro(
  platform: Needs,
  { id, version, ...draft }: BodyOf<typeof editRoute> & OfOne,
  by: Actor,
): Promise<Macro> {
  return change(platform, { id, version }, { ...by, action: 'macros.edit' }, (row) => {
    if (row.archived_at !== null) refuse('not_found');
    return writtenFrom(draft);
  });
}

/** Archives or restores a macro. An archived one is not offered in tickets, but audit events still refer to it. */
export function archiveMacro(
  platform: Needs,
  { id, version, archived }: BodyOf<typeof archiveRoute> & OfOne,
  by: Actor,
): Promise<Macro> {
  const action = archived ? 'macros.archive' : 'macros.restore';
  const archived_at = archived ? platform.clock.now() : null;
  return change(platform, { id, version }, { ...by, action }, () => ({ archived_at }));
}

/**
 * Applies a change if the version matches, else refuses `version_conflict` with the current macro, so no edit is lost.
 */
function change(
  platform: Needs,
  { id, version }: OfOne & { readonly version: number },
  event: Actor & { readonly action: AuditAction },
  decide: (row: MacroRow) => Parameters<typeof updateMacro>[2],
): Promise<Macro> {
  return inTransaction(platform.db, async (tx) => {
    const row = await lockMacro(tx, id);
    if (row === undefined) refuse('not_found');
    const before = serializeMacro(row);
    if (row.version !== version) refuse('version_conflict', { current: before });
    const after = serializeMacro(await updateMacro(tx, id, decide(row), platform.clock.now()));
    await recordAuditEvent(tx, platform, { ...event, subject: `macro:${id}`, before, after });
    return after;
  });
}

function writtenFrom({ name, action, body, body_ru }: MacroDraft) {
  const stray = strayPlaceholder(body, action) ?? strayPlaceholder(body_ru, action);
  if (stray !== undefined) refuse('text_wrong', { placeholder: stray });
  return { name, action: action && JSON.stringify(action), body, body_ru };
}
