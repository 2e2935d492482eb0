import { permissions } from '@sesame/contract/console/permissions.ts';
import { expect, it } from 'vitest';
import { consolePaths } from '../paths.ts';
import { findScreen } from './find-screen.ts';

/** Pages that are shown before sign-in. */
const PUBLIC_SCREENS = ['join', 'enter'];

// A record that opens beside its list is addressed by the query; the path is that of the list.
const addresses = Object.entries(consolePaths)
  .filter(([name]) => !PUBLIC_SCREENS.includes(name))
  .map(([name, path]) => ({ name, address: path('7').split('?')[0] ?? '' }));

it.each(addresses)('finds a screen at the address of $name', ({ address }) => {
  expect(findScreen(address, permissions)).toBeDefined();
});

it('finds no screen at unknown addresses', () => {
  expect(findScreen('/admin/nothing', permissions)).toBeUndefined();
  expect(findScreen(`${consolePaths.auditEvent('7')}/more`, permissions)).toBeUndefined();
});
