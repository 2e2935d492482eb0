import type { AuditAction } from '@sesame/contract/console/audit-log.ts';
import type {
  ConsoleText,
  discardTextDraft as dropContract,
  publishText as publishContract,
  rollBackText as rollBackContract,
  saveTextDraft as saveContract,
} from '@sesame/contract/console/texts.ts';
import type { Language } from '@sesame/contract/shared/limits.ts';
import type { BodyOf } from '@sesame/contract/shared/route.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Executor, Platform } from '../../platform/platform.ts';
import { type Actor, recordAuditEvent } from '../operators/index.ts';
import { getShopText, readText } from './list-texts.ts';
import { findOverrideFault } from './shop-texts.rules.ts';
import {
  deleteDraft,
  findDraft,
  findPublication,
  findShown,
  insertPublication,
  lockText,
  upsertDraft,
} from './texts.store.ts';

type Needs = Pick<Platform, 'db' | 'clock'>;

/** A text in one of its languages. */
interface Place {
  readonly key: string;
  readonly language: Language;
}

interface Change {
  readonly action: AuditAction;
  readonly before: string | null;
  readonly after: string | null;
}

/** Stores a draft. A missing placeholder is refused here already, because buyers would see it after publication. */
export function saveDraft(
  platform: Needs,
  key: string,
  { language, text, version }: BodyOf<typeof saveContract>,
  by: Actor,
): Promise<ConsoleText> {
  const place = { key, language };
  requireValidText(place, text);
  return change(platform, place, by, async (tx) => {
    const draft = await findDraft(tx, place);
    await requireVersion(tx, key, { present: draft?.version ?? null, seen: version });
    await upsertDraft(tx, {
      ...place,
      text,
      written_at: platform.clock.now(),
      written_by: by.operator.id,
    });
    return { action: 'texts.draft', before: draft?.text ?? null, after: text };
  });
}

export function dropDraft(
  platform: Needs,
  key: string,
  { language, version }: BodyOf<typeof dropContract>,
  by: Actor,
): Promise<ConsoleText> {
  const place = { key, language };
  return change(platform, place, by, async (tx) => {
    const draft = await findDraft(tx, place);
    await requireVersion(tx, key, { present: draft?.version ?? null, seen: version });
    await deleteDraft(tx, place);
    return { action: 'texts.drop', before: draft?.text ?? null, after: null };
  });
}

/** Publishes the draft that the operator saw. */
export function publish(
  platform: Needs,
  key: string,
  { language, version }: BodyOf<typeof publishContract>,
  by: Actor,
): Promise<ConsoleText> {
  const place = { key, language };
  return change(platform, place, by, (tx) => publishDraft(tx, platform, { ...place, version }, by));
}

/** Publishes several drafts together: if one of them is refused, none is published. */
export async function publishSeveral(
  platform: Needs,
  drafts: readonly (Place & { readonly version: number })[],
  by: Actor,
): Promise<{ count: number }> {
  // Locks in a fixed order, so that two concurrent publications cannot deadlock.
  const ordered = [
    ...new Map(drafts.map((draft) => [`${draft.key} ${draft.language}`, draft])),
  ].sort(([one], [other]) => (one < other ? -1 : 1));
  return inTransaction(platform.db, async (tx) => {
    for (const [, draft] of ordered) await lockText(tx, draft);
    const changes: (readonly [Place, Change])[] = [];
    for (const [, draft] of ordered) {
      changes.push([draft, await publishDraft(tx, platform, draft, by)]);
    }
    for (const [place, changed] of changes) await record(tx, platform, place, changed, by);
    return { count: changes.length };
  });
}

/** Publishes an earlier text again. It is a new publication, so a rollback can be rolled back. */
export function rollBack(
  platform: Needs,
  key: string,
  { language, to, from }: BodyOf<typeof rollBackContract>,
  by: Actor,
): Promise<ConsoleText> {
  const place = { key, language };
  return change(platform, place, by, async (tx) => {
    const shown = await findShown(tx, place);
    await requireVersion(tx, key, { present: shown?.id ?? null, seen: from });
    const target = to === null ? { text: null } : await findPublication(tx, to, place);
    if (target === undefined) refuse('not_found');
    if (target.text !== null) requireValidText(place, target.text);
    await insertPublication(tx, published(platform, { ...place, text: target.text }, by));
    return { action: 'texts.roll_back', before: shown?.text ?? null, after: target.text };
  });
}

async function publishDraft(
  tx: Executor,
  platform: Needs,
  { key, language, version }: Place & { readonly version: number },
  by: Actor,
): Promise<Change> {
  const place = { key, language };
  const draft = await findDraft(tx, place);
  await requireVersion(tx, key, { present: draft?.version ?? null, seen: version });
  const text = draft?.text ?? refuse('not_found');
  // An update of the shop may have changed which placeholders the text needs.
  requireValidText(place, text);
  const shown = await findShown(tx, place);
  await insertPublication(tx, published(platform, { ...place, text }, by));
  await deleteDraft(tx, place);
  return { action: 'texts.publish', before: shown?.text ?? null, after: text };
}

function published(
  { clock }: Needs,
  text: Place & { readonly text: string | null },
  { operator }: Actor,
) {
  return { ...text, published_at: clock.now(), published_by: operator.id };
}

function requireValidText({ key, language }: Place, text: string): void {
  const fault = findOverrideFault(getShopText(key), language, text);
  if (fault !== undefined) refuse('text_wrong', { fault, key });
}

/** Refuses `version_conflict` with the current text when another operator has changed it. */
async function requireVersion(
  tx: Executor,
  key: string,
  { present, seen }: { readonly present: number | null; readonly seen: number | null },
): Promise<void> {
  if (present !== seen) refuse('version_conflict', { current: await readText(tx, key) });
}

function change(
  platform: Needs,
  place: Place,
  by: Actor,
  decide: (tx: Executor) => Promise<Change>,
): Promise<ConsoleText> {
  getShopText(place.key);
  return inTransaction(platform.db, async (tx) => {
    await lockText(tx, place);
    const changed = await decide(tx);
    const text = await readText(tx, place.key);
    await record(tx, platform, place, changed, by);
    return text;
  });
}

function record(
  tx: Executor,
  platform: Needs,
  { key, language }: Place,
  { action, before, after }: Change,
  by: Actor,
): Promise<void> {
  const { name } = getShopText(key);
  return recordAuditEvent(tx, platform, {
    ...by,
    action,
    subject: `text:${key}`,
    before: { name, language, text: before },
    after: { name, language, text: after },
  });
}
