import { listActiveSubscriptions } from '@sesame/contract/shop/access.ts';
import { openRenewalConfirmation } from '@sesame/contract/shop/renewals/renewal-confirmation.ts';
import { listRenewals } from '@sesame/contract/shop/renewals.ts';
import {
  chooseDefaultMethod,
  listSavedMethods,
  removeSavedMethod,
  type SavedMethod,
} from '@sesame/contract/shop/saved-methods.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { renderSignedIn } from '../../../test/render-signed-in.tsx';
import { runningRenewal, savedCard, visa } from '../../../test/renewals.ts';
import { fakeShop, subscription } from '../../../test/shop.ts';
import { speak } from '../../../test/speak.ts';
import { withId } from '../../../test/with-id.ts';
import { SavedMethodsScreen } from './saved-methods-screen.tsx';

const FIRST = savedCard().id;
const PAYMENT = '0199a000-0000-7000-8000-000000000009';
const SECOND = '0197a000-0000-7000-8000-000000000002';

const wallet = (change: Partial<SavedMethod> = {}) =>
  savedCard({
    ...{ id: SECOND, kind: 'wallet', brand: 'cashapp', last4: '', expires: null },
    is_default: false,
    ...change,
  });

let shop: ReturnType<typeof fakeShop>;
beforeEach(async () => {
  shop = fakeShop();
  await speak('en');
});

const rows = () => screen.findAllByRole('listitem');

test('shows cards by brand, last digits and expiry, and wallets by name', async () => {
  shop.answer(listSavedMethods, [savedCard(), wallet()]);
  renderSignedIn(<SavedMethodsScreen />);
  const [first, second] = await rows();
  expect(first?.textContent).toContain('Visa ···4242');
  expect(first?.textContent).toContain('Default');
  expect(first?.textContent).toContain('Valid until 12/30');
  expect(second?.textContent).toContain('Cash App Pay');
  expect(second?.textContent).not.toContain('Valid until');
});

test.each([
  [{ is_expired: true }, 'Expired'],
  [{ state: 'dead' }, 'Can no longer be charged'],
  [{ state: 'pending' }, 'Being confirmed'],
] as const)('says of %o: %s', async (change, text) => {
  shop.answer(listSavedMethods, [savedCard(change)]);
  renderSignedIn(<SavedMethodsScreen />);
  const [row] = await rows();
  expect(row?.textContent).toContain(text);
});

test('an empty list says how a method gets here', async () => {
  shop.answer(listSavedMethods, []);
  renderSignedIn(<SavedMethodsScreen />);
  expect(await screen.findByRole('heading', { name: 'No saved payment methods' })).toBeDefined();
  expect(screen.getByText(/Tick it while paying/)).toBeDefined();
});

test('a list that cannot be loaded can be loaded again', async () => {
  shop.refuse(listSavedMethods, 'internal');
  renderSignedIn(<SavedMethodsScreen />);
  const again = await screen.findByRole('button', { name: 'Try again' });
  shop.answer(listSavedMethods, [savedCard()]);
  await userEvent.click(again);
  expect(await rows()).toHaveLength(1);
});

test('another method becomes the default one', async () => {
  shop.answer(listSavedMethods, [savedCard(), wallet()]);
  const choosing = withId(chooseDefaultMethod, SECOND);
  shop.answer(choosing, {});
  renderSignedIn(<SavedMethodsScreen />);
  const choose = await screen.findByRole('button', { name: 'Make default: Cash App Pay' });
  shop.answer(listSavedMethods, [wallet({ is_default: true }), savedCard({ is_default: false })]);
  await userEvent.click(choose);
  await screen.findByText('The default payment method was changed.');
  expect(shop.callsOf(choosing)).toHaveLength(1);
});

test('says what is renewed with a method, and that removing it stops that', async () => {
  shop.answer(listSavedMethods, [savedCard(), wallet()]);
  shop.answer(listRenewals, [runningRenewal({ method: { ...visa, id: FIRST } })]);
  shop.answer(listActiveSubscriptions, [subscription({ id: runningRenewal().subscription_id })]);
  renderSignedIn(<SavedMethodsScreen />);
  await screen.findByText(/Renews Askara Pro/);
  expect(screen.getByText('No subscription is renewed with it')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Remove: Visa ···4242' }));
  const sheet = await screen.findByRole('dialog');
  expect(sheet.textContent).toContain('Automatic renewal with it stops too.');
});

test('a charge that waits for the bank is confirmed at the method that it is made with', async () => {
  const confirm = { payment_id: PAYMENT, until: '2026-06-22T12:00:00.000Z' };
  shop.answer(listSavedMethods, [savedCard(), wallet()]);
  shop.answer(listRenewals, [
    runningRenewal({ state: 'needs_buyer', method: { ...visa, id: FIRST }, confirm }),
  ]);
  const opening = withId(openRenewalConfirmation, PAYMENT);
  shop.refuse(opening, 'confirmation_over');
  renderSignedIn(<SavedMethodsScreen />);
  await screen.findByText('Your bank wants you to confirm the payment: $9.99');
  const [first, second] = await rows();
  expect(within(second as HTMLElement).queryByText(/wants you to confirm/)).toBeNull();
  const name = 'Confirm with your bank: Visa ···4242';
  await userEvent.click(within(first as HTMLElement).getByRole('button', { name }));
  await screen.findByRole('alert');
  expect(shop.callsOf(opening)).toHaveLength(1);
});

test('removing asks first and says what happens', async () => {
  shop.answer(listSavedMethods, [savedCard()]);
  const removal = withId(removeSavedMethod, FIRST);
  shop.answer(removal, {});
  renderSignedIn(<SavedMethodsScreen />);
  await userEvent.click(await screen.findByRole('button', { name: 'Remove: Visa ···4242' }));
  const sheet = await screen.findByRole('dialog');
  expect(sheet.textContent).toContain('Visa ···4242 will not be charged any more');
  expect(shop.callsOf(removal)).toHaveLength(0);
  shop.answer(listSavedMethods, []);
  await userEvent.click(within(sheet).getByRole('button', { name: 'Remove' }));
  await screen.findByText('The payment method was removed.');
  expect(await screen.findByRole('heading', { name: 'No saved payment methods' })).toBeDefined();
});
