import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../shared/limits.ts';
import { type MailTextKey, mailTextOf, mailTexts } from './mail-texts.ts';

const PLURAL = /\{\w+, plural,((?:\s*\w+ \{[^{}]*\})+)\s*\}/g;
const names = Object.keys(mailTexts.en) as MailTextKey[];
const serverSources = fileURLToPath(new URL('../../../server/src', import.meta.url));

describe('the texts of mails', () => {
  test.each(LANGUAGES)('are complete in %s, and nothing more', (language) => {
    expect(Object.keys(mailTexts[language]).sort()).toEqual([...names].sort());
    expect(names.filter((name) => mailTexts[language][name].trim() === '')).toEqual([]);
  });

  test('have the same placeholders in every language', () => {
    const differing = names.filter(
      (name) => placeholdersOf(mailTexts.en[name]) !== placeholdersOf(mailTexts.ru[name]),
    );
    expect(differing).toEqual([]);
  });

  test.each([
    ['en', ['one', 'other']],
    ['ru', ['few', 'many', 'one', 'other']],
  ] as const)('have every plural form that %s needs', (language, forms) => {
    const plurals = names.flatMap((name) => [...mailTexts[language][name].matchAll(PLURAL)]);
    expect(plurals.length).toBeGreaterThan(0);
    for (const [whole, inside = ''] of plurals) {
      const found = [...inside.matchAll(/(\w+) \{[^{}]*\}/g)].map(([, form]) => form);
      expect(found.sort(), whole).toEqual(forms);
    }
  });

  test('contain no exclamation marks and follow Russian typography', () => {
    expect(names.filter((name) => /!/.test(mailTexts.en[name] + mailTexts.ru[name]))).toEqual([]);
    expect(names.filter((name) => /["“”]|[а-яё,] Вы[ ,.]/.test(mailTexts.ru[name]))).toEqual([]);
  });

  test('are all used in the code', () => {
    const code = readdirSync(serverSources, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => readFileSync(`${serverSources}/${file}`, 'utf8'))
      .join('\n');
    const quoted = new Set(code.match(/'\w+'/g));
    expect(names.filter((name) => !quoted.has(`'${name}'`))).toEqual([]);
  });

  test('are filled in', () => {
    expect(mailTextOf('en', 'termMonths', { count: 3 })).toBe('3 months');
    expect(mailTextOf('ru', 'resetNote', { count: 15 })).toContain('15\u00a0минут.');
  });
});

function placeholdersOf(text: string): string {
  return [...text.matchAll(/\{(\w+)(, plural,)?/g)]
    .map(([, name, plural]) => `${name}${plural ?? ''}`)
    .filter((name) => name !== '')
    .sort()
    .join(' ');
}
