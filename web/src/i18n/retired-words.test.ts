import { botTexts } from '@sesame/contract/texts/bot-texts.ts';
import { mailTexts } from '@sesame/contract/texts/mail-texts.ts';
import { textTable } from '@sesame/contract/texts/text-table.ts';
import { expect, test } from 'vitest';
import type { Messages } from './define-messages.ts';

const files = import.meta.glob<Record<string, Messages<string>>>('../console/**/*.messages.ts', {
  eager: true,
});

/** Words that operators had to guess, each with the usual term of the field in its place. */
const RETIRED = {
  en: [
    /\bnotices?\b|gateway sent news/i, // webhook
    /\bcaptured\b|\b(?:giv(?:e|en|ing)|tak(?:e|en|es|ing)) back\b|give money back/i, // received, refunded, reversed
    /by other means|written down|as you like|put away|door stands/i,
    /asked the gateway|held because|worth an? \w+|paid after its end|dealt with/i,
    /\b(?:bulk|more) acts\b|stays in the record|for nothing|take days off/i,
    /waits? for the money|it never changes|asked for at|days by inviting/i,
    /ready answer|keep the note|do it and send|let it work|uses altogether/i,
    /words of a button|they are people|works here|renew access/i,
    /brought along|on trial|try waiting mails/i,
  ],
  ru: [
    /^виды$/i, // сохранённые фильтры
    /тревог|предупреждени[ея] магазина|чистыми|как записано|извести[еяй]/i,
    /плат[её]жн\S+ провайдер|провайдер\S* ещё/i, // шлюз, платёжный сервис
  ],
} as const;

/** Mails and messages of the bot that operators get. */
const FOR_OPERATORS = /^(?:alert|event|notification|digest|operator|auditHead|rulesWaiting)/;

/** What a refund is called for everyone, as the glossary says. */
const RETIRED_FOR_BUYERS = /\b(?:giv(?:e|en|es|ing)|tak(?:e|en|es|ing)) back\b/i;

function textsOf(language: 'en' | 'ru'): [name: string, text: string][] {
  const messages = Object.entries(files).flatMap(([file, exported]) =>
    Object.values(exported).flatMap((one) =>
      Object.entries(one[language]).map(([key, text]): [string, string] => [
        `${file} ${key}`,
        text,
      ]),
    ),
  );
  const sent = [mailTexts[language], botTexts[language]].flatMap((texts) =>
    Object.entries<string>(texts).filter(([key]) => FOR_OPERATORS.test(key)),
  );
  return [...messages, ...sent];
}

test.each(['en', 'ru'] as const)('operators read no retired word (%s)', (language) => {
  const texts = textsOf(language);
  expect(texts.length).toBeGreaterThan(1_000);
  const found = texts.filter(([, text]) => RETIRED[language].some((word) => word.test(text)));
  expect(found).toEqual([]);
});

test('buyers read no retired word', () => {
  const tables = [textTable, mailTexts.en, botTexts.en];
  const texts = tables
    .flatMap((table) => Object.entries(table))
    .map(([key, text]) => `${key}: ${text}`);
  expect(texts.length).toBeGreaterThan(1_000);
  expect(texts.filter((text) => RETIRED_FOR_BUYERS.test(text))).toEqual([]);
});

test.each([
  ['en', 'Gift taken back'],
  ['en', 'Give back a charge that came too late'],
  ['en', 'Take back days of 3?'],
  ['en', 'authorized, not captured'],
  ['ru', 'Виды'],
  ['ru', 'Ваши аккаунты у платёжных провайдеров.'],
] as const)('a retired word is found (%s: %s)', (language, text) => {
  expect(RETIRED[language].some((word) => word.test(text))).toBe(true);
});
