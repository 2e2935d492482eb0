import { permissions } from '@sesame/contract/permissions.ts';
import { expect, it } from 'vitest';
import { operatorPaths } from '../operator-paths.ts';
import { findScreen } from './find-screen.ts';

/** Seen by somebody who is not signed in yet. */
const DOORS = ['join', 'enter'];

// A record that opens beside its list has a query; the screen is the list's.
const addresses = Object.entries(operatorPaths)
  .filter(([name]) => !DOORS.includes(name))
  .map(([name, path]) => ({ name, address: path('7').split('?')[0] ?? '' }));

it.each(addresses)('a screen stands at the address of $name', ({ address }) => {
  expect(findScreen(address, permissions)).toBeDefined();
});

it('nothing stands where nothing is, and an unknown record has no page below', () => {
  expect(findScreen('/admin/nothing', permissions)).toBeUndefined();
  expect(findScreen(`${operatorPaths.act('7')}/more`, permissions)).toBeUndefined();
});
