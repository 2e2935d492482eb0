import type {
  listMailTemplates as listContract,
  readMailTemplate as readContract,
} from '@sesame/contract/console/mail-templates.ts';
import type { ConsoleText } from '@sesame/contract/console/texts.ts';
import type { Language } from '@sesame/contract/shared/limits.ts';
import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import type { MailTextKey } from '@sesame/contract/texts/mail-texts.ts';
import { refuse } from '../../platform/http/errors.ts';
import { shopOf } from '../../platform/mail/layout-mail.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import type { MailExample } from '../../platform/mail/mail-example.ts';
import {
  createNotificationTexts,
  type TextsByKey,
} from '../../platform/mail/notification-texts.ts';
import type { Executor, Platform, TransactionalPlatform } from '../../platform/platform.ts';
import { readTexts } from './list-texts.ts';
import { sealPreview } from './mail-preview-ticket.ts';

export type TemplateNeeds = Pick<Platform, 'config' | 'publicUrl' | 'mail'>;

/** All mails with their current subjects. */
export async function listMailTemplates(
  platform: TransactionalPlatform,
  examples: readonly MailExample[],
): Promise<AnswerOf<typeof listContract>> {
  const texts = new Map((await readTexts(platform.db)).map((text) => [text.key, text]));
  const shop = shopOf(platform);
  return examples.map((example) => {
    const own = keysOf(platform, example).flatMap((key) => texts.get(key) ?? []);
    return {
      name: example.name,
      en: example.render(shop, 'en').subject,
      ru: example.render(shop, 'ru').subject,
      changed: own.some(({ en, ru }) => en.published !== null || ru.published !== null),
      draft: own.some(({ en, ru }) => en.draft !== null || ru.draft !== null),
    };
  });
}

export async function readMailTemplate(
  platform: TransactionalPlatform,
  examples: readonly MailExample[],
  name: string,
): Promise<AnswerOf<typeof readContract>> {
  const example = getExample(examples, name);
  const texts = await readTexts(platform.db);
  const byKey = new Map(texts.map((text) => [text.key, text]));
  const seenIn = (language: Language) => {
    const { subject, text } = renderTrial(platform, example, language, texts);
    return { subject, text, frame: `/mail-previews/${sealPreview(platform, { name, language })}` };
  };
  return {
    name,
    texts: keysOf(platform, example).flatMap((key) => byKey.get(key) ?? []),
    en: seenIn('en'),
    ru: seenIn('ru'),
  };
}

/** A mail as it would be if all drafts were published. */
export async function renderDrafts(
  platform: TemplateNeeds,
  db: Executor,
  example: MailExample,
  language: Language,
): Promise<Mail> {
  return renderTrial(platform, example, language, await readTexts(db));
}

/** Refuses `not_found`. */
export function getExample(examples: readonly MailExample[], name: string): MailExample {
  return examples.find((example) => example.name === name) ?? refuse('not_found');
}

function renderTrial(
  platform: TemplateNeeds,
  example: MailExample,
  language: Language,
  texts: readonly ConsoleText[],
): Mail {
  const wording = createNotificationTexts(trialTexts(texts));
  return example.render({ ...shopOf(platform), t: wording.mail }, language);
}

function trialTexts(texts: readonly ConsoleText[]): TextsByKey {
  const inLanguage = (language: Language) =>
    new Map(
      texts.flatMap(({ key, [language]: { draft, published, fault } }) => {
        const wording = draft?.text ?? (fault === null ? published : null);
        return wording === null ? [] : [[key, wording] as const];
      }),
    );
  return { en: inLanguage('en'), ru: inLanguage('ru') };
}

/** The keys of the texts in a mail, in order of appearance, found by rendering it with names in place of texts. */
function keysOf(platform: TemplateNeeds, example: MailExample): string[] {
  const named = (_language: Language, name: MailTextKey) => `@@${name}@@`;
  const { html } = example.render({ ...shopOf(platform), t: named }, 'en');
  return [...new Set([...html.matchAll(/@@(\w+)@@/g)].map(([, name]) => `mail-${name}`))];
}
