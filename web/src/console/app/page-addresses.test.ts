import { CONSOLE_PAGES } from '@sesame/contract/shared/page-addresses.ts';
import { expect, it } from 'vitest';
import { consolePaths } from '../paths.ts';

it('the server serves the console at the address of every screen, and at no other', () => {
  // A record that opens beside its list is addressed by the query; the path is that of the list.
  const screens = Object.values(consolePaths).map((path) => path(':id').split('?')[0] ?? '');
  expect([...new Set(screens)].toSorted()).toEqual(CONSOLE_PAGES.toSorted());
});
