import { expect, test } from 'vitest';
import {
  firstNavChoices,
  layOutMenu,
  type NavChoices,
  readNavChoices,
  toggled,
  withVisit,
} from './nav-choices.rules.ts';

const section = (path: string, group?: 'work' | 'shop' | 'system') => ({
  path,
  ...(group && { group }),
});

const sections = [
  section('overview', 'work'),
  section('alerts'),
  section('payments', 'work'),
  section('promos', 'shop'),
  section('methods', 'shop'),
  section('texts', 'shop'),
  section('settings', 'shop'),
  section('audit', 'system'),
];

const menu = (choices: Partial<NavChoices> = {}, current?: string) =>
  Object.fromEntries(
    layOutMenu(sections, { ...firstNavChoices, ...choices }, current).map(({ group, shown }) => [
      group,
      shown.map(({ path }) => path),
    ]),
  );

test('at first shows the daily work and the names of the other groups', () => {
  expect(menu()).toEqual({ work: ['overview', 'payments'], shop: [], system: [] });
});

test('a folded group keeps the open section in view, and reports the others as hidden', () => {
  expect(menu({}, 'texts')).toMatchObject({ shop: ['texts'], system: [] });
  const shop = layOutMenu(sections, firstNavChoices, 'texts').find(({ group }) => group === 'shop');
  expect(shop?.hidden.map(({ path }) => path)).toEqual(['promos', 'methods', 'settings']);
});

test('pinned sections are at the top in the order of pinning, and leave their group', () => {
  expect(menu({ pinned: ['settings', 'payments'], folded: [] })).toEqual({
    pinned: ['settings', 'payments'],
    work: ['overview'],
    shop: ['promos', 'methods', 'texts'],
    system: ['audit'],
  });
});

test('a group of pinned sections alone is left out, and so are pins of sections that may not be seen', () => {
  expect(menu({ pinned: ['audit', 'reports'] })).toMatchObject({ pinned: ['audit'] });
  expect(menu({ pinned: ['audit'] })).not.toHaveProperty('system');
});

test('recent are the last three sections that are neither open, pinned nor in an open group', () => {
  const recent = ['texts', 'payments', 'audit', 'promos', 'methods', 'settings'];
  expect(menu({ recent }, 'texts').recent).toEqual(['audit', 'promos', 'methods']);
  expect(menu({ recent, pinned: ['audit'] }, 'texts').recent).toEqual([
    'promos',
    'methods',
    'settings',
  ]);
  expect(menu({ recent, folded: ['system'] }, 'texts').recent).toEqual(['audit']);
  expect(menu({ recent, folded: [] })).not.toHaveProperty('recent');
});

test('a visit moves a section to the front, and only eight are kept', () => {
  const visited = 'abcdefghija'.split('').reduce(withVisit, firstNavChoices);
  expect(visited.recent).toEqual(['a', 'j', 'i', 'h', 'g', 'f', 'e', 'd']);
  expect(withVisit(visited, 'a')).toBe(visited);
});

test('toggling adds at the end, and removes', () => {
  expect(toggled(['a'], 'b')).toEqual(['a', 'b']);
  expect(toggled(['a', 'b'], 'a')).toEqual(['b']);
});

test.each([null, '', 'not json', '7', 'null', '[]', '{"folded":1,"pinned":{},"recent":null}'])(
  'reads %s as the menu at first',
  (stored) => expect(readNavChoices(stored)).toEqual(firstNavChoices),
);

test('reads back what was stored, without values that are not paths', () => {
  expect(readNavChoices('{"folded":[],"pinned":["a",7],"recent":["b"]}')).toEqual({
    folded: [],
    pinned: ['a'],
    recent: ['b'],
  });
});
