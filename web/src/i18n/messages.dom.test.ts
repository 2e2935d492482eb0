import { fillText } from '@sesame/contract/texts/fill-text.ts';
import { describe, expect, test } from 'vitest';
import { commonMessages } from './common.messages.ts';
import type { Messages } from './define-messages.ts';

const modules = import.meta.glob<Record<string, Messages>>('../**/*.messages.ts', { eager: true });
const all = Object.entries(modules).flatMap(([file, module]) =>
  Object.values(module).flatMap(({ en, ru }) =>
    [...new Set([...Object.keys(en), ...Object.keys(ru)])].map((key) => ({
      name: `${file} ${key}`,
      file,
      key,
      en: en[key] ?? '',
      ru: ru[key] ?? '',
    })),
  ),
);
/** The texts as they are written, so that one that several files import counts once. */
const sources = import.meta.glob<string>(
  ['../**/*.messages.ts', './common-texts.ts', '../console/ui/names/section-texts.ts'],
  { eager: true, query: '?raw', import: 'default' },
);
const WRITTEN = /\[\s*('(?:[^'\\]|\\.)*'),\s*('(?:[^'\\]|\\.)*'),?\s*\]/g;
const plurals = all.filter(({ en, ru }) => `${en}${ru}`.includes(', plural,'));

/** The names of the texts that break a rule, so that one failure lists them all. */
const namesOf = (texts: readonly { name: string }[]) => texts.map(({ name }) => name);

const placeholders = (text: string) =>
  [...new Set([...text.matchAll(/\{(\w+)(?=[},])/g)].map(([, name]) => name))].toSorted().join();

const UNIT =
  /\d[\s\u00a0\u202f-]?(?:[kmg]?b|bytes?|days?|hours?|h|minutes?|min|weeks?|months?|items?|files?|characters?|letters?|digits?|lines?|codes?|байт|[кмг]б|дн|день|суток|час|ч|мин|недел|месяц|позици|файл|символ|букв|цифр|строк|код)(?![a-zа-яё]{4})/i;
const BOUND =
  /\d (?:to|до) \d|\b(?:first|up to|at most|at least|more than|less than) \d|(?:первы[ех]|не (?:больше|меньше|более|менее)) \d/i;
/** The same as a word. */
const SPELLED =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|thirty) (?:random |latest |last )?(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|characters?|codes?|latest|backups?)|(?:дв[аеу]|двух|тр[иёе]х?|четырёх|четыре|пят[ьи]|шест[ьи]|семь|семи|восемь|восьми|девят[ьи]|десят[ьи]|тридцат[ьи]) (?:случайных |последних )?(?:секунд|минут|час|дн|день|недел|месяц|год|лет|знак|символ|код|последн)/i;
/** Numbers that no bound of the contract sets. */
const FIXED = [
  // Digits of authenticator apps, by their standard.
  'app/sign-in/sign-in.messages.ts codeHint',
  'app/sign-in/sign-in.messages.ts confirmCodeHint',
  // Digits of the reference of a transfer.
  'features/transfers/transfers.messages.ts find',
  // The four periods of the filters.
  ...['day', 'week', 'month', 'quarter'].map((key) => `ui/lists/list.messages.ts ${key}`),
].map((name) => `../console/${name}`);

/** Texts of two files that mean two things, or that the first view has under its own names. */
const EQUAL_BY_CHANCE = [
  // A server's, and a payout's.
  'Address, Адрес',
  // The kind of a picture, and a field of a gateway.
  'Bank, Банк',
  // A storage's, and a payment method's.
  'Region, Регион',
  // How a buyer signs in, and the page.
  'Sign-in, Вход',
  // An exchange rate's, and a subscription's.
  'Since, С',
  // What an item holds, and a field of an announcement.
  'Text, Текст',
  // Deliveries, and tickets.
  'Waiting, Ждут',
  // A group of the menu, and a source or a screen.
  'Shop settings, Настройки магазина',
  'System, Система',
  // The name of an alert, and of an event or a flag of a payment.
  'More refunded than paid, Возвращено больше, чем оплачено',
  'Overpaid, Переплата',
  'Paid twice, Оплачено дважды',
  'Refund failed, Возврат не прошёл',
  // How long ago, and how long.
  '{count} d, {count} дн.',
];

const hasForms = (text: string, required: readonly string[]) =>
  [...text.matchAll(/, plural,((?:\s*\w+ \{[^{}]*\})+)/g)].every(([, forms = '']) => {
    const found = [...forms.matchAll(/(\w+) \{/g)].map(([, name]) => name);
    return required.every((form) => found.includes(form));
  });

describe('the texts of the console', () => {
  test('are found, including plurals', () => {
    expect(all.length).toBeGreaterThan(1_000);
    expect(plurals.length).toBeGreaterThan(20);
  });

  test('are complete in both languages', () => {
    expect(namesOf(all.filter(({ en, ru }) => !en.trim() || !ru.trim()))).toEqual([]);
  });

  test('have the same placeholders in both languages', () => {
    const differing = all.filter(({ en, ru }) => placeholders(en) !== placeholders(ru));
    expect(namesOf(differing)).toEqual([]);
  });

  test('have no Russian letters in English', () => {
    expect(namesOf(all.filter(({ en }) => /[а-яё]/i.test(en)))).toEqual([]);
  });

  test('write no bound as a number: a placeholder takes it from the contract', () => {
    const written = all.filter(({ name, key, en, ru }) => {
      const named = /\d+$/.exec(key)?.[0];
      const isNamed = named !== undefined && en.includes(named) && ru.includes(named);
      const isBound = [en, ru].some((text) => [UNIT, BOUND, SPELLED].some((one) => one.test(text)));
      return isBound && !isNamed && !FIXED.includes(name);
    });
    expect(namesOf(written)).toEqual([]);
  });

  test('repeat no common message', () => {
    const common: Messages = commonMessages;
    const repeated = all.filter(
      ({ file, key, en, ru }) =>
        !file.endsWith('/common.messages.ts') && en === common.en[key] && ru === common.ru[key],
    );
    expect(namesOf(repeated)).toEqual([]);
  });

  test('write what two files say once: a text of section-texts.ts, or a common one', () => {
    const places = new Map<string, string[]>();
    for (const [file, source] of Object.entries(sources)) {
      const pairs = [...source.matchAll(WRITTEN)].map(([, en = '', ru = '']) => ({ en, ru }));
      // The same in both languages: a name, such as Telegram.
      const texts = pairs
        .filter(({ en, ru }) => en !== ru)
        .map(({ en, ru }) => `${en.slice(1, -1)}, ${ru.slice(1, -1)}`);
      for (const text of new Set(texts)) places.set(text, [...(places.get(text) ?? []), file]);
    }
    expect(places.size).toBeGreaterThan(1_000);
    const repeated = [...places].filter(([, files]) => files.length > 1);
    expect(repeated.map(([text]) => text).toSorted()).toEqual(EQUAL_BY_CHANCE.toSorted());
  });

  test('are filled completely when every placeholder has a value', () => {
    const unfilled = all.filter(({ en, ru }) => {
      const names = placeholders(en).split(',');
      const values = Object.fromEntries(names.map((name) => [name, 5]));
      return /[{}]/.test(fillText(en, 'en', values) + fillText(ru, 'ru', values));
    });
    expect(namesOf(unfilled)).toEqual([]);
  });

  test('have every plural form of their language', () => {
    const incomplete = plurals.filter(
      ({ en, ru }) =>
        !hasForms(en, ['one', 'other']) || !hasForms(ru, ['one', 'few', 'many', 'other']),
    );
    expect(namesOf(incomplete)).toEqual([]);
  });
});
