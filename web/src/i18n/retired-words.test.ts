import { botTexts } from '@sesame/contract/texts/bot-texts.ts';
import { mailTexts } from '@sesame/contract/texts/mail-texts.ts';
import { expect, test } from 'vitest';
import type { Messages } from './define-messages.ts';

const files = import.meta.glob<Record<string, Messages<string>>>('../console/**/*.messages.ts', {
  eager: true,
});

/** Words that operators had to guess, each with the usual term of the field in its place. */
const RETIRED = {
  en: [
    /\bnotices?\b|gateway sent news/i, // webhook
    /\bcaptured\b|\b(?:given|taken?) back\b|give money back/i, // received, refunded, reversed
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

test.each([
  ['en', 'Gift taken back'],
  ['en', 'Take back days of 3?'],
  ['en', 'authorized, not captured'],
  ['ru', 'Виды'],
  ['ru', 'Ваши аккаунты у платёжных провайдеров.'],
] as const)('a retired word is found (%s: %s)', (language, text) => {
  expect(RETIRED[language].some((word) => word.test(text))).toBe(true);
});
