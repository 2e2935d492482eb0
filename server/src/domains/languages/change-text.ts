import type { Language } from '@sesame/contract/limits.ts';
import type {
  dropTextDraft as dropContract,
  OperatorText,
  publishText as publishContract,
  rollBackText as rollBackContract,
  saveTextDraft as saveContract,
} from '@sesame/contract/operator-texts.ts';
import type { BodyOf } from '@sesame/contract/route.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Executor, Platform } from '../../platform/platform.ts';
import { type DoneBy, recordAct } from '../operators/index.ts';
import { getShopText, readText } from './list-texts.ts';
import { faultIn } from './shop-texts.rules.ts';
import {
  deleteDraft,
  findDraft,
  findPublication,
  findShown,
  insertPublication,
  lockText,
  putDraft,
} from './texts.store.ts';

type Needs = Pick<Platform, 'db' | 'clock'>;

/** A text in one of its languages. */
interface Place {
  readonly key: string;
  readonly language: Language;
}

interface Change {
  readonly action: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** Keeps words aside; a placeholder that is missing would be seen by buyers, so it is refused already here. */
export function saveDraft(
  platform: Needs,
  key: string,
  { language, words, version }: BodyOf<typeof saveContract>,
  by: DoneBy,
): Promise<OperatorText> {
  const place = { key, language };
  requireSound(place, words);
  return change(platform, place, by, async (tx) => {
    const draft = await findDraft(tx, place);
    await requireVersion(tx, key, { present: draft?.version ?? null, seen: version });
    await putDraft(tx, {
      ...place,
      words,
      written_at: platform.clock.now(),
      written_by: by.operator.id,
    });
    return { action: 'texts.draft', before: draft?.words ?? null, after: words };
  });
}

export function dropDraft(
  platform: Needs,
  key: string,
  { language, version }: BodyOf<typeof dropContract>,
  by: DoneBy,
): Promise<OperatorText> {
  const place = { key, language };
  return change(platform, place, by, async (tx) => {
    const draft = await findDraft(tx, place);
    await requireVersion(tx, key, { present: draft?.version ?? null, seen: version });
    await deleteDraft(tx, place);
    return { action: 'texts.drop', before: draft?.words ?? null, after: null };
  });
}

/** The draft that was looked at becomes what everybody reads. */
export function publish(
  platform: Needs,
  key: string,
  { language, version }: BodyOf<typeof publishContract>,
  by: DoneBy,
): Promise<OperatorText> {
  const place = { key, language };
  return change(platform, place, by, (tx) => publishDraft(tx, platform, { ...place, version }, by));
}

/** Several drafts as one: whatever keeps one of them back keeps all. */
export async function publishSeveral(
  platform: Needs,
  drafts: readonly (Place & { readonly version: number })[],
  by: DoneBy,
): Promise<{ count: number }> {
  // In one order, so that two who publish at once wait for each other and do not meet head-on.
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

/** A publication of its own, so that rolling back can be rolled back. */
export function rollBack(
  platform: Needs,
  key: string,
  { language, to, from }: BodyOf<typeof rollBackContract>,
  by: DoneBy,
): Promise<OperatorText> {
  const place = { key, language };
  return change(platform, place, by, async (tx) => {
    const shown = await findShown(tx, place);
    await requireVersion(tx, key, { present: shown?.id ?? null, seen: from });
    const target = to === null ? { words: null } : await findPublication(tx, to, place);
    if (target === undefined) refuse('not_found');
    if (target.words !== null) requireSound(place, target.words);
    await insertPublication(tx, published(platform, { ...place, words: target.words }, by));
    return { action: 'texts.roll_back', before: shown?.words ?? null, after: target.words };
  });
}

async function publishDraft(
  tx: Executor,
  platform: Needs,
  { key, language, version }: Place & { readonly version: number },
  by: DoneBy,
): Promise<Change> {
  const place = { key, language };
  const draft = await findDraft(tx, place);
  await requireVersion(tx, key, { present: draft?.version ?? null, seen: version });
  const words = draft?.words ?? refuse('not_found');
  // An update of the shop may have changed what the text has to hold.
  requireSound(place, words);
  const shown = await findShown(tx, place);
  await insertPublication(tx, published(platform, { ...place, words }, by));
  await deleteDraft(tx, place);
  return { action: 'texts.publish', before: shown?.words ?? null, after: words };
}

function published(
  { clock }: Needs,
  text: Place & { readonly words: string | null },
  { operator }: DoneBy,
) {
  return { ...text, published_at: clock.now(), published_by: operator.id };
}

function requireSound({ key, language }: Place, words: string): void {
  const fault = faultIn(getShopText(key), language, words);
  if (fault !== undefined) refuse('text_wrong', { fault, key });
}

/** Refuses `changed_meanwhile`, with the text as it is now, when somebody else was faster. */
async function requireVersion(
  tx: Executor,
  key: string,
  { present, seen }: { readonly present: number | null; readonly seen: number | null },
): Promise<void> {
  if (present !== seen) refuse('changed_meanwhile', { current: await readText(tx, key) });
}

function change(
  platform: Needs,
  place: Place,
  by: DoneBy,
  decide: (tx: Executor) => Promise<Change>,
): Promise<OperatorText> {
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
  by: DoneBy,
): Promise<void> {
  const { name } = getShopText(key);
  return recordAct(tx, platform, {
    ...by,
    action,
    subject: `text:${key}`,
    before: { name, language, words: before },
    after: { name, language, words: after },
  });
}
