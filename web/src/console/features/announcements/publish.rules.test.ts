import type { ConsoleAnnouncement } from '@sesame/contract/console/announcements.ts';
import { expect, test } from 'vitest';
import { displaced, untranslated } from './publish.rules.ts';

const draft = {
  title: 'Works tonight',
  title_ru: 'Ночью работы',
  description: '',
  description_ru: '',
  language: null,
  audience: 'all',
  priority: 0,
} as const;

test.each([
  [{}, undefined],
  [{ title_ru: ' ' }, 'ru'],
  [{ title: '' }, 'en'],
  [{ description: 'Links may fail' }, 'ru'],
  [{ title_ru: '', language: 'en' }, undefined],
  [{ title_ru: '', language: 'ru' }, 'ru'],
] as const)('%o lacks a text in %s', (part, language) => {
  expect(untranslated({ ...draft, ...part })).toBe(language);
});

test('a new announcement hides those of its buyers with the same priority or a lower one', () => {
  const other: ConsoleAnnouncement = {
    ...{ id: 1, version: 1, state: 'running' as const, created_at: '', updated_at: '' },
    ...{ button_text: '', button_text_ru: '', button_href: '', image: null },
    ...{ image_alt: '', image_alt_ru: '', starts_at: null, ends_at: null },
    ...draft,
  };
  const running = [
    other,
    { ...other, id: 2, priority: 1 },
    { ...other, id: 3, audience: 'without_subscription' as const },
    { ...other, id: 4, language: 'en' as const },
  ];
  const { hidden, kept } = displaced(
    { ...draft, audience: 'with_subscription', language: 'ru' },
    running,
  );
  expect(hidden.map(({ id }) => id)).toEqual([1]);
  expect(kept.map(({ id }) => id)).toEqual([2]);
});
