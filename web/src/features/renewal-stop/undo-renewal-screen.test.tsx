import {
  type RenewalUndo,
  readUndoLink,
  undoByLink,
} from '@sesame/contract/shop/renewals/renewal-undo.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { fakeShop } from '../../test/shop.ts';
import { speak } from '../../test/speak.ts';
import { UndoRenewalScreen } from './undo-renewal-screen.tsx';

const TOKEN = `0199b000-0000-7000-8000-000000000001.${'s'.repeat(43)}`;
const link: RenewalUndo = {
  ...{ state: 'open', payment_id: '0199b000-0000-7000-8000-000000000001' },
  ...{ title: 'Askara Pro', title_ru: 'Аскара Про', total: 9.99, refund_to: 'method' },
  part: null,
  ends_at: '2026-06-13T12:00:00.000Z',
};

let shop: ReturnType<typeof fakeShop>;
beforeEach(async () => {
  shop = fakeShop();
  history.replaceState(null, '', `/undo-renewal#${TOKEN}`);
  await speak('en');
});

/** A visitor, as most readers of a mail are. */
const open = () => render(<UndoRenewalScreen />);
const button = { name: 'Undo this renewal' };

test('opening the link undoes nothing; the button does, without signing in', async () => {
  shop.answer(readUndoLink, link);
  shop.answer(undoByLink, {});
  open();
  await screen.findByText(/We will refund \$9.99 in full to where you paid from/);
  expect(shop.callsOf(undoByLink)).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', button));
  await screen.findByRole('heading', { name: 'The renewal is undone' });
  expect(screen.getByRole('status').textContent).toContain(
    'your access to Askara Pro stays until 13.06.2026',
  );
  const [call] = shop.callsOf(undoByLink);
  expect(call?.body).toEqual({ token: TOKEN, expected_total: 9.99 });
  expect(call?.headers.has('authorization')).toBe(false);
});

test.each([
  [{ refund_to: 'balance' }, 'Undo this renewal?', true],
  [{ state: 'undone' }, 'This renewal is already undone', false],
  [{ state: 'refunded' }, 'This renewal is already being refunded', false],
] as const)('of %o says: %s', async (change, name, canUndo) => {
  shop.answer(readUndoLink, { ...link, ...change });
  open();
  await screen.findByRole('heading', { name });
  expect(screen.queryByRole('button', button) !== null).toBe(canUndo);
});

test('of a period that has begun it says what is unused, and again when another day begins', async () => {
  const part = { unused_days: 26, total_days: 30, paid: 9.99 };
  shop.answer(readUndoLink, { ...link, part, total: 8.65 });
  shop.refuse(undoByLink, 'undo_changed');
  open();
  await screen.findByText(/refund \$8.65 .* 26 of the 30 days that cost \$9.99/);
  shop.answer(readUndoLink, { ...link, part: { ...part, unused_days: 25 }, total: 8.32 });
  await userEvent.click(screen.getByRole('button', button));
  await screen.findByText(/refund \$8.32 .* 25 of the 30 days/);
  expect(screen.getByRole('alert').textContent).toContain('undoChanged');
});

test('once the time is over it leads to support, also when that happens meanwhile', async () => {
  shop.answer(readUndoLink, link);
  shop.refuse(undoByLink, 'undo_closed');
  open();
  await userEvent.click(await screen.findByRole('button', button));
  const support = await screen.findByRole('link', { name: 'Contact support' });
  expect(support.getAttribute('href')).toContain(`payment=${link.payment_id}`);
  expect(screen.queryByRole('button', button)).toBeNull();
});

test('the page is in the language of its reader, and a cut link says where to go', async () => {
  await speak('ru');
  shop.answer(readUndoLink, link);
  const { unmount } = open();
  await screen.findByText(/Автопродление Аскара Про отключится/);
  unmount();
  shop.refuse(readUndoLink, 'bad_request');
  open();
  expect((await screen.findByRole('alert')).textContent).toMatch(/Эта ссылка не.работает/);
  const support = screen.getByRole('link', { name: /Написать в.поддержку/ });
  expect(support.getAttribute('href')).toBe('/help-ticket-create');
});
