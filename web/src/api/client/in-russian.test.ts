import { expect, test } from 'vitest';
import { inRussian } from './in-russian.ts';

test('texts in Russian take the place of the others, at every depth', () => {
  const plan = { title: 'Tea', title_ru: 'Чай', description: 'Hot', description_ru: ' ', id: 1 };
  expect(inRussian({ pages: [[{ about: plan }]], cursors: [undefined] })).toEqual({
    pages: [[{ about: { ...plan, title: 'Чай', title_ru: 'Tea' } }]],
    cursors: [undefined],
  });
  expect(plan.title).toBe('Tea');
});

test('what has no text in two languages stays as it is', () => {
  for (const answer of [null, undefined, 'Tea', 4, { note_ru: null, note: null }]) {
    expect(inRussian(answer)).toEqual(answer);
  }
});
