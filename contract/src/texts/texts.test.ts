import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { errors } from '../shared/errors.ts';
import { LANGUAGES, type Language } from '../shared/limits.ts';
import { dictionaryOf, textOf, texts } from './dictionary.ts';
import { type TextKey, textKeys } from './keys.ts';
import type { NumberedTexts } from './split-by-language.ts';
import { sections } from './text-table.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const names = Object.keys(textKeys) as TextKey[];

describe('the texts', () => {
  test('have a number and a name that no other text has', () => {
    const rows = sections.flatMap((section) => Object.entries<NumberedTexts[string]>(section));
    const numbers = rows.map(([, [number]]) => number);
    const taken = rows.filter(
      ([name, [number]], at) =>
        numbers.indexOf(number) !== at || rows.findIndex(([other]) => other === name) !== at,
    );
    expect(taken, `The next free number is ${Math.max(...numbers) + 1}`).toEqual([]);
  });

  test('fill the numbers 1 to 171 of the specification without a gap', () => {
    const numbers = new Set<number>(Object.values(textKeys));
    const missing = Array.from({ length: 171 }, (_, index) => index + 1).filter(
      (number) => !numbers.has(number),
    );
    expect(missing).toEqual([]);
  });

  test('keep the numbers that the specification fixes', () => {
    expect(textKeys).toMatchObject({
      promoInvalid: 24,
      passwordNewShort: 76,
      passwordOldShort: 77,
      passwordNotChanged: 78,
      passwordTypedShort: 75,
      passwordFailed: 79,
      passwordChanged: 104,
      profileSaved: 107,
      profileNotSaved: 108,
      profileFailed: 110,
      usernameReserved: 105,
      imageFailed: 106,
      usernameTaken: 109,
      imageType: 111,
      imageTooLarge: 112,
      emailInvalid: 137,
      signInPasswordShort: 138,
      passwordShort: 151,
    });
  });

  test.each(LANGUAGES)('are complete in %s, and nothing more', (language) => {
    expect(Object.keys(texts[language]).sort()).toEqual([...names].sort());
    expect(names.filter((name) => texts[language][name].trim() === '')).toEqual([]);
  });

  test('have the same placeholders in every language', () => {
    const differing = names.filter(
      (name) => placeholdersOf(texts.en[name]) !== placeholdersOf(texts.ru[name]),
    );
    expect(differing).toEqual([]);
  });

  test.each([
    ['en', ['one', 'other']],
    ['ru', ['few', 'many', 'one', 'other']],
  ] as const)('have every plural form that %s needs', (language: Language, forms) => {
    const plurals = names.filter((name) => texts[language][name].includes(', plural,'));
    expect(plurals.length).toBeGreaterThan(0);
    for (const name of plurals) {
      const found = [...texts[language][name].matchAll(/(\w+) \{[^{}]*\}/g)].map(
        ([, form]) => form,
      );
      expect(found.sort(), name).toEqual(forms);
    }
  });

  test('contain no exclamation marks', () => {
    expect(names.filter((name) => /!/.test(texts.en[name] + texts.ru[name]))).toEqual([]);
  });

  test('write email in English and «почта» in Russian', () => {
    expect(names.filter((name) => /e-mail/i.test(texts.en[name]))).toEqual([]);
    const russian = (name: TextKey) => texts.ru[name].replaceAll(/\{[^}]*\}/g, '');
    expect(names.filter((name) => /e-?mail/i.test(russian(name)))).toEqual([]);
  });

  test('use Russian quotation marks and forms of address', () => {
    expect(names.filter((name) => /["“”]|\bВы\b/.test(texts.ru[name]))).toEqual([]);
  });

  test('are all used in the code', () => {
    const code = sourcesUnder('web/src')
      .concat(
        sourcesUnder('server/src'),
        `${root}/contract/src/shared/errors.ts`,
        `${root}/contract/src/shop/payment-texts.ts`,
      )
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    const quoted = new Set(code.match(/'\w+'/g));
    expect(names.filter((name) => !quoted.has(`'${name}'`))).toEqual([]);
  });
});

describe('the dictionary', () => {
  test('is serialized by number, with its language', () => {
    const dictionary = dictionaryOf('ru');
    expect(dictionary.language).toBe('ru');
    expect(dictionary['24']).toBe('Такого промокода нет');
    expect(Object.keys(dictionary)).toHaveLength(names.length + 1);
  });
});

describe('textOf', () => {
  test('answers one text with its placeholders filled', () => {
    expect(textOf('en', 'months', { count: 3 })).toBe('3 months');
    expect(textOf('ru', 'months', { count: 3 })).toBe('3\u00a0месяца');
  });

  test('has a text for every error', () => {
    for (const { text } of Object.values(errors)) expect(textOf('ru', text)).not.toBe('');
  });
});

function placeholdersOf(text: string): string {
  return [...text.matchAll(/\{(\w+)(, plural,)?/g)]
    .filter(([whole]) => !whole.startsWith('{#'))
    .map(([, name, plural]) => `${name}${plural ?? ''}`)
    .sort()
    .join(' ');
}

function sourcesUnder(folder: string): string[] {
  return readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => `${root}/${folder}/${file}`);
}
