import { describe, expect, it } from 'vitest';
import type { Words } from './words.ts';

const modules = import.meta.glob<Record<string, Words>>('../**/*.words.ts', { eager: true });
const all = Object.entries(modules).flatMap(([file, module]) =>
  Object.values(module).flatMap(({ en, ru }) =>
    Object.keys(en).map((key) => ({
      name: `${file} ${key}`,
      en: en[key] ?? '',
      ru: ru[key] ?? '',
    })),
  ),
);

const placeholders = (text: string) =>
  [...text.matchAll(/\{(\w+)(?=[},])/g)].map(([, name]) => name).toSorted();

describe('the words of the console', () => {
  it('are in every screen', () => expect(all.length).toBeGreaterThan(50));

  it.each(all)('$name says the same in both languages', ({ en, ru }) => {
    expect(en.trim()).not.toBe('');
    expect(ru.trim()).not.toBe('');
    expect(new Set(placeholders(ru))).toEqual(new Set(placeholders(en)));
    expect(/[а-яё]/i.test(en)).toBe(false);
  });

  it.each(all.filter(({ ru }) => ru.includes(', plural,')))(
    '$name has every plural form of Russian',
    ({ ru }) => {
      for (const [, forms = ''] of ru.matchAll(/, plural,((?:\s*\w+ \{[^{}]*\})+)/g)) {
        const names = [...forms.matchAll(/(\w+) \{/g)].map(([, name]) => name);
        expect(names).toEqual(expect.arrayContaining(['one', 'few', 'many', 'other']));
      }
    },
  );
});
