import type { Language } from '@sesame/contract/limits.ts';
import type {
  dropTextDraft as dropContract,
  OperatorText,
  publishText as publishContract,
  rollBackText as rollBackContract,
  saveTextDraft as saveContract,
} from '@sesame/contract/operator-texts.ts';
import type { BodyOf } from '@sesame/contract/route.ts';
import { texts } from '@sesame/contract/texts/dictionary.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Executor, Platform } from '../../platform/platform.ts';
import { type DoneBy, recordAct } from '../operators/index.ts';
import { nameOf, textOnWire } from './list-texts.ts';
import { faultOf } from './texts.rules.ts';
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

/** Keeps words aside; a placeholder that is missing would be seen by buyers, so it is refused already here. */
export function saveDraft(
  platform: Needs,
  number: number,
  { language, words, version }: BodyOf<typeof saveContract>,
  by: DoneBy,
): Promise<OperatorText> {
  const name = nameOf(number);
  requireSound(words, texts[language][name], language);
  return change(platform, { number, language }, by, async (tx) => {
    const draft = await findDraft(tx, number, language);
    requireVersion(draft?.version ?? null, version);
    await putDraft(tx, {
      number,
      language,
      words,
      written_at: platform.clock.now(),
      written_by: by.operator.id,
    });
    return { action: 'texts.draft', before: draft?.words ?? null, after: words };
  });
}

export function dropDraft(
  platform: Needs,
  number: number,
  { language, version }: BodyOf<typeof dropContract>,
  by: DoneBy,
): Promise<OperatorText> {
  return change(platform, { number, language }, by, async (tx) => {
    const draft = await findDraft(tx, number, language);
    requireVersion(draft?.version ?? null, version);
    await deleteDraft(tx, number, language);
    return { action: 'texts.drop', before: draft?.words ?? null, after: null };
  });
}

/** The draft that was looked at becomes what everybody reads. */
export function publish(
  platform: Needs,
  number: number,
  { language, version }: BodyOf<typeof publishContract>,
  by: DoneBy,
): Promise<OperatorText> {
  const name = nameOf(number);
  return change(platform, { number, language }, by, async (tx) => {
    const draft = await findDraft(tx, number, language);
    requireVersion(draft?.version ?? null, version);
    const words = draft?.words ?? refuse('not_found');
    // An update of the shop may have changed what the text has to hold.
    requireSound(words, texts[language][name], language);
    const shown = await findShown(tx, number, language);
    await insertPublication(tx, published(platform, { number, language, words }, by));
    await deleteDraft(tx, number, language);
    return { action: 'texts.publish', before: shown?.words ?? null, after: words };
  });
}

/** A publication of its own, so that rolling back can be rolled back. */
export function rollBack(
  platform: Needs,
  number: number,
  { language, to, from }: BodyOf<typeof rollBackContract>,
  by: DoneBy,
): Promise<OperatorText> {
  const name = nameOf(number);
  return change(platform, { number, language }, by, async (tx) => {
    const shown = await findShown(tx, number, language);
    requireVersion(shown?.id ?? null, from);
    const target =
      to === null ? { words: null } : await findPublication(tx, to, { number, language });
    if (target === undefined) refuse('not_found');
    if (target.words !== null) requireSound(target.words, texts[language][name], language);
    await insertPublication(tx, published(platform, { number, language, words: target.words }, by));
    return { action: 'texts.roll_back', before: shown?.words ?? null, after: target.words };
  });
}

function published(
  { clock }: Needs,
  text: { readonly number: number; readonly language: Language; readonly words: string | null },
  { operator }: DoneBy,
) {
  return { ...text, published_at: clock.now(), published_by: operator.id };
}

function requireSound(words: string, standard: string, language: Language): void {
  const fault = faultOf(words, { standard, language });
  if (fault !== undefined) refuse('text_wrong', { fault });
}

function requireVersion(present: number | null, seen: number | null): void {
  if (present !== seen) refuse('changed_meanwhile', { version: present });
}

type Decide = (
  tx: Executor,
) => Promise<{ action: string; before: string | null; after: string | null }>;

function change(
  platform: Needs,
  { number, language }: { readonly number: number; readonly language: Language },
  by: DoneBy,
  decide: Decide,
): Promise<OperatorText> {
  const name = nameOf(number);
  return inTransaction(platform.db, async (tx) => {
    await lockText(tx, number, language);
    const { action, before, after } = await decide(tx);
    const text = await textOnWire(tx, number);
    await recordAct(tx, platform, {
      ...by,
      action,
      subject: `text:${number}`,
      before: { name, language, words: before },
      after: { name, language, words: after },
    });
    return text;
  });
}
