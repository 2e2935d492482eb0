import type {
  archiveMacro as archiveRoute,
  editMacro as editRoute,
  Macro,
  MacroDraft,
} from '@sesame/contract/operator-macros.ts';
import type { BodyOf } from '@sesame/contract/route.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Executor, Platform } from '../../platform/platform.ts';
import { type DoneBy, recordAct } from '../operators/index.ts';
import { macroOnWire } from './macro-on-wire.ts';
import { strayPlaceholder } from './macros.rules.ts';
import { insertMacro, lockMacro, type MacroRow, updateMacro } from './macros.store.ts';

type Needs = Pick<Platform, 'db' | 'clock'>;
type OfOne = { readonly id: string };

export function createMacro(
  platform: Needs & Pick<Platform, 'ids'>,
  draft: MacroDraft,
  by: DoneBy,
): Promise<Macro> {
  return inTransaction(platform.db, async (tx) => {
    const after = await addMacro(tx, platform, draft);
    const subject = `macro:${after.id}`;
    await recordAct(tx, platform, { ...by, action: 'macros.create', subject, after });
    return after;
  });
}

/** The same in a transaction of the caller, by nobody in particular. */
export async function addMacro(
  tx: Executor,
  { clock, ids }: Pick<Platform, 'clock' | 'ids'>,
  draft: MacroDraft,
): Promise<Macro> {
  const at = clock.now();
  const row = { ...writtenFrom(draft), id: ids.uuid(), created_at: at, updated_at: at };
  return macroOnWire(await insertMacro(tx, row));
}

/** One that was put away is taken out first. */
export function editMacro(
  platform: Needs,
  { id, version, ...draft }: BodyOf<typeof editRoute> & OfOne,
  by: DoneBy,
): Promise<Macro> {
  return change(platform, { id, version }, { ...by, action: 'macros.edit' }, (row) => {
    if (row.archived_at !== null) refuse('not_found');
    return writtenFrom(draft);
  });
}

/** What was put away is offered in no ticket; acts go on naming it. */
export function archiveMacro(
  platform: Needs,
  { id, version, archived }: BodyOf<typeof archiveRoute> & OfOne,
  by: DoneBy,
): Promise<Macro> {
  const action = archived ? 'macros.archive' : 'macros.restore';
  const archived_at = archived ? platform.clock.now() : null;
  return change(platform, { id, version }, { ...by, action }, () => ({ archived_at }));
}

/** Refuses `changed_meanwhile` with what is there, so that no edit is lost without a word. */
function change(
  platform: Needs,
  { id, version }: OfOne & { readonly version: number },
  act: DoneBy & { readonly action: string },
  decide: (row: MacroRow) => Parameters<typeof updateMacro>[2],
): Promise<Macro> {
  return inTransaction(platform.db, async (tx) => {
    const row = await lockMacro(tx, id);
    if (row === undefined) refuse('not_found');
    const before = macroOnWire(row);
    if (row.version !== version) refuse('changed_meanwhile', { current: before });
    const after = macroOnWire(await updateMacro(tx, id, decide(row), platform.clock.now()));
    await recordAct(tx, platform, { ...act, subject: `macro:${id}`, before, after });
    return after;
  });
}

function writtenFrom({ name, action, body, body_ru }: MacroDraft) {
  const stray = strayPlaceholder(body, action) ?? strayPlaceholder(body_ru, action);
  if (stray !== undefined) refuse('text_wrong', { placeholder: stray });
  return { name, action: action && JSON.stringify(action), body, body_ru };
}
