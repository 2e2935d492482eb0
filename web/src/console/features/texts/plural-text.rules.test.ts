import { botTexts } from '@sesame/contract/texts/bot-texts.ts';
import { texts } from '@sesame/contract/texts/dictionary.ts';
import { mailTexts } from '@sesame/contract/texts/mail-texts.ts';
import { expect, test } from 'vitest';
import { joinPlurals, readableText, spelledText, splitPlurals } from './plural-text.rules.ts';

test('splits every text of the shop into parts that make the same text again', () => {
  const all = [texts, mailTexts, botTexts].flatMap(({ en, ru }) =>
    [en, ru].flatMap((ofOne) => Object.values<string>(ofOne)),
  );
  expect(all.filter((text) => joinPlurals(splitPlurals(text)) !== text)).toEqual([]);
  expect(all.map(readableText).filter((text) => text.includes('plural,'))).toEqual([]);
});

test('names the forms of a plural and the words around it', () => {
  expect(splitPlurals('Try in {count, plural, one {# day} other {# days}}.')).toEqual([
    { kind: 'words', text: 'Try in ' },
    {
      kind: 'plural',
      name: 'count',
      forms: [
        { category: 'one', text: '# day' },
        { category: 'other', text: '# days' },
      ],
    },
    { kind: 'words', text: '.' },
  ]);
});

test('keeps braces out of a form, which they would end', () => {
  const forms = [{ category: 'other', text: '# {x} days' }];
  expect(joinPlurals([{ kind: 'plural', name: 'count', forms }])).toBe(
    '{count, plural, other {# x days}}',
  );
});

test('shows a plural in lists by the form of most numbers', () => {
  expect(readableText('{count, plural, one {# день} many {# дней} other {# дня}}')).toBe(
    '{count} дней',
  );
  expect(readableText('{count, plural, one {# day} other {# days}} left of {total}')).toBe(
    '{count} days left of {total}',
  );
});

test('shows every form of a plural where versions are compared', () => {
  expect(spelledText('{count, plural, one {# day} other {# days}} left')).toBe(
    '[# day / # days] left',
  );
});
