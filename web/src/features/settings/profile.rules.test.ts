import { AVATAR_MAX_BYTES } from '@sesame/contract/shared/limits.ts';
import { expect, test } from 'vitest';
import { checkPicture, checkProfile } from './profile.rules.ts';

const ADDRESS = 'TJYeasTPa6gpEEfYrwKDfnvMRkZqTTMDiG';

test.each([
  ['anna.levina', undefined],
  [' Анна_1 ', undefined],
  ['admin', 'usernameReserved'],
  [' Support ', 'usernameReserved'],
  ['MODERATOR', 'usernameReserved'],
  ['administrator', 'usernameReserved'],
  ['administrators', undefined],
  ['', 'usernameInvalid'],
  ['anna levina', 'usernameInvalid'],
  ['a'.repeat(33), 'usernameInvalid'],
])('checks the username %j: %s', (username, text) => {
  expect(checkProfile({ username, trc20: '' }).username).toBe(text);
});

test.each([
  ['', undefined],
  [ADDRESS, undefined],
  [` ${ADDRESS} `, undefined],
  [ADDRESS.slice(1), 'trc20Form'],
  [`${ADDRESS}x`, 'trc20Form'],
  [`0${ADDRESS.slice(1)}`, 'trc20Form'],
  [`${ADDRESS.slice(0, 33)}O`, 'trc20Form'],
])('checks the format of the address %j: %s', (trc20, text) => {
  expect(checkProfile({ username: 'anna', trc20 }).trc20).toBe(text);
});

test.each([
  ['me.png', 'image/png', 1, null],
  ['me.jpg', 'image/jpeg', AVATAR_MAX_BYTES, null],
  ['me.jpeg', '', 1, null],
  ['me.JPG', '', 1, null],
  ['me.png', 'image/png', AVATAR_MAX_BYTES + 1, 'imageTooLarge'],
  ['me.gif', 'image/gif', 1, 'imageType'],
  ['me.svg', 'image/svg+xml', 1, 'imageType'],
  ['me.png', 'text/html', 1, 'imageType'],
  ['me.pdf', '', 1, 'imageType'],
])('checks the picture %s (%s, %d bytes): %s', (name, type, size, text) => {
  expect(checkPicture({ name, type, size })).toBe(text);
});
