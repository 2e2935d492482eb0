import { permissions } from '@sesame/contract/console/permissions.ts';
import { recordKinds } from '@sesame/contract/console/workspace.ts';
import { consolePages } from '@sesame/contract/shared/page-addresses.ts';
import { expect, test } from 'vitest';
import { consolePaths } from '../paths.ts';
import { findScreen, screens } from './find-screen.ts';
import { sections } from './sections.ts';

test('the server serves the console at the address of every screen, and at no other', () => {
  const { home, join, signIn, setup } = consolePages;
  // Shown before sign-in, and the first section.
  const addresses = [home, join, signIn, setup, ...screens.map(({ path }) => path)];
  expect(addresses.toSorted()).toEqual(Object.values(consolePages).toSorted());
});

// A record that opens beside its list is addressed by the query; the path is that of the list.
const addresses = Object.entries(consolePaths)
  .filter(([name]) => !['join', 'signIn', 'setup'].includes(name))
  .map(([name, path]) => ({ name, address: path('7').split('?')[0] ?? '' }));

test.each(addresses)('finds a screen at the address of $name', ({ address }) => {
  expect(findScreen(address, permissions)).toBeDefined();
});

test('opens the first section that the role may see', () => {
  expect(findScreen('/admin/', ['texts:read'])?.path).toBe(consolePages.texts);
});

test('every section is in the menu or below one that is', () => {
  const inMenu = sections.filter(({ group }) => group).map(({ path }) => path);
  for (const { group, under } of sections) if (!group) expect(inMenu).toContain(under);
});

test('has one section for every kind of record that the search finds', () => {
  const found = sections.flatMap((section) => section.found?.kind ?? []);
  expect(found.toSorted()).toEqual(recordKinds.toSorted());
});

test('finds no screen at unknown addresses', () => {
  expect(findScreen('/admin/nothing', permissions)).toBeUndefined();
  expect(findScreen(`${consolePaths.auditEvent('7')}/more`, permissions)).toBeUndefined();
});
