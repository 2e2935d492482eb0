import { getUser } from '@sesame/contract/shop/session.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeServer } from '../../test/fake-server.ts';
import { buyer } from '../../test/shop.ts';
import { ownPersonalStorage, personalOwner } from './personal-storage.ts';
import { startSession } from './start-session.ts';
import { dropToken, readToken, storeToken } from './token-store.ts';

const token = 'A'.repeat(43);
const DRAFT = 'personal:ticket_draft:new';
let server: ReturnType<typeof fakeServer>;

beforeEach(() => {
  dropToken();
  server = fakeServer();
  storeToken(token);
  localStorage.setItem(DRAFT, 'Dear support');
});

test('a draft from before the account was known belongs to the account', () => {
  ownPersonalStorage(buyer.uid);
  expect(personalOwner()).toBe(buyer.uid);
  expect(localStorage.getItem(DRAFT)).toBe('Dear support');
});

test('a sign-out removes drafts, and so does the end of a session of an unknown account', () => {
  dropToken({ keepsPersonal: true });
  expect(localStorage.getItem(DRAFT)).toBeNull();
  localStorage.setItem(DRAFT, 'Dear support');
  ownPersonalStorage(buyer.uid);
  dropToken();
  expect(localStorage.length).toBe(0);
});

describe('after a session that ended', () => {
  beforeEach(() => {
    ownPersonalStorage(buyer.uid);
    localStorage.setItem('saved_coupon', '{}');
    dropToken({ keepsPersonal: true });
  });

  test('only drafts are left, without the token', () => {
    expect(readToken()).toBeNull();
    expect(Object.keys(localStorage).sort()).toEqual(['personal:owner', DRAFT]);
  });

  test.each([
    ['the same person', () => server.answer(getUser, buyer), 'Dear support'],
    ['another person', () => server.answer(getUser, { ...buyer, uid: ANOTHER }), null],
    ['a buyer whom the server does not name', () => server.silence(getUser), null],
  ])('%s who signs in finds or does not find them', async (_, answer, found) => {
    answer();
    // Before the session begins, so that no screen can read them earlier.
    const change = vi.spyOn(Storage.prototype, 'setItem');
    await startSession('B'.repeat(43));
    expect(change).toHaveBeenCalled();
    expect(localStorage.getItem(DRAFT)).toBe(found);
    expect(readToken()).toBe('B'.repeat(43));
  });
});

const ANOTHER = '0199c000-0000-7000-8000-00000000000f';
