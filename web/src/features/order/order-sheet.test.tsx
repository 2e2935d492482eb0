import { listActiveSubscriptions } from '@sesame/contract/shop/access.ts';
import { listSubPlans } from '@sesame/contract/shop/catalogue.ts';
import { searchPayments } from '@sesame/contract/shop/payment-search.ts';
import {
  checkPromoCode,
  listPaymentMethods,
  listPayments,
  readRenewalConsent,
} from '@sesame/contract/shop/payments.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { hostileHtml } from '../../test/hostile/html.ts';
import { renderSignedIn } from '../../test/render-signed-in.tsx';
import { askara, card, fakeShop, paid, subscription } from '../../test/shop.ts';
import { speak } from '../../test/speak.ts';
import {
  applyPromo,
  choose,
  Dashboard,
  lines,
  openSheet,
  payButton,
} from './order-sheet.driver.tsx';

let shop: ReturnType<typeof fakeShop>;

beforeEach(async () => {
  localStorage.clear();
  shop = fakeShop();
  await speak('en');
});

describe('choosing', () => {
  test('starts with the first plan and no method; Pay needs one', async () => {
    await openSheet();
    expect(screen.getByRole('radio', { name: /1 month/ })).toHaveProperty('checked', true);
    expect(lines()).toBe('Price · 1 month$4.90');
    expect(payButton('Pay $4.90')).toHaveProperty('disabled', true);
  });

  test('ordering again begins with the plan and the method of the last time', async () => {
    shop.answer(listPayments, [paid({ status: 'Expired' })]);
    await openSheet({ again: true });
    await screen.findByRole('radio', { name: /3 months/, checked: true });
    expect(screen.getByRole('radio', { name: /International card/ })).toHaveProperty(
      'checked',
      true,
    );
    expect(payButton('Pay $13.35')).toHaveProperty('disabled', false);
    expect(screen.queryByText(/last time/)).toBeNull();
    await choose(/1 month/);
    expect(lines()).toContain('Price · 1 month$4.90');
  });

  test('ordering again says what the plan cost before when its price has changed', async () => {
    const before = { amount: 11.9, duration: '3 mons' };
    shop.answer(listPayments, [paid({ status: 'Expired', price_table: before })]);
    await openSheet({ again: true });
    await screen.findByText('The price was $11.90 last time; it is $12.90 now.');
    await choose(/1 month/);
    expect(screen.queryByText(/last time/)).toBeNull();
  });

  test('ordering again finds the last time also beyond the polled part of the history', async () => {
    shop.answer(listPayments, []);
    shop.answer(searchPayments, [paid({ status: 'Expired' })]);
    await openSheet({ again: true });
    await screen.findByRole('radio', { name: /3 months/, checked: true });
    expect(shop.callsOf(searchPayments)[0]?.url.search).toBe(`?product=${paid().sub_plan_id}`);
  });

  test('shows price, fee with its percentage and total for the chosen plan and method', async () => {
    await openSheet();
    await choose(/3 months/);
    await choose(/International card/);
    expect(lines()).toBe('Price · 3 months$12.90 | Fee · 3.5%$0.45');
    expect(payButton('Pay $13.35')).toHaveProperty('disabled', false);
    await choose(/TON/);
    expect(lines()).toBe('Price · 3 months$12.90 | Fee · 0%$0.00');
    expect(payButton('Pay $12.90')).toBeDefined();
  });

  test('offers to save only what can be saved, off by default, with the text that is agreed to', async () => {
    shop.answer(listPaymentMethods, [
      card({ saves: true }),
      card({ gateway: 'ton', title: 'TON' }),
    ]);
    await openSheet();
    expect(screen.queryByRole('checkbox', { name: 'Save for later payments' })).toBeNull();
    await choose(/International card/);
    const box = screen.getByRole('checkbox', { name: 'Save for later payments' });
    expect(box).toHaveProperty('checked', false);
    const description = document.getElementById(box.getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toMatch(/^I allow this shop to save this payment method/);
    await choose(/TON/);
    expect(screen.queryByRole('checkbox', { name: 'Save for later payments' })).toBeNull();
  });

  test('offers to renew only what can be charged later, off by default, and agrees to what was read', async () => {
    shop.answer(listPaymentMethods, [
      card({ saves: true, renews: true }),
      card({ gateway: 'ton', title: 'TON' }),
    ]);
    shop.answer(readRenewalConsent, { text: 'I agree to $5.07 each month.' });
    await openSheet();
    await choose(/International card/);
    const box = screen.getByRole('checkbox', { name: 'Renew automatically' });
    expect(box).toHaveProperty('checked', false);
    expect(shop.callsOf(readRenewalConsent)).toHaveLength(0);
    await userEvent.click(box);
    await screen.findByText('I agree to $5.07 each month.');
    const saving = screen.getByRole('checkbox', { name: 'Save for later payments' });
    expect(saving).toHaveProperty('checked', true);
    // What is agreed to beside a renewal does not say that nothing renews by itself.
    const mandate = document.getElementById(saving.getAttribute('aria-describedby') ?? '');
    expect(mandate?.textContent).toMatch(
      /for the automatic renewal that I agree to with this order/,
    );
    await choose(/TON/);
    expect(screen.queryByRole('checkbox', { name: 'Renew automatically' })).toBeNull();
  });

  test('does not pay before the terms of the renewal were read', async () => {
    shop.answer(listPaymentMethods, [card({ saves: true, renews: true })]);
    shop.refuse(readRenewalConsent, 'internal');
    await openSheet();
    await choose(/International card/);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Renew automatically' }));
    await screen.findByText(/Try again, or untick the box/);
    expect(payButton(/^Pay/)).toHaveProperty('disabled', true);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Renew automatically' }));
    expect(payButton(/^Pay/)).toHaveProperty('disabled', false);
  });

  test('shows the savings of longer plans and the fee of each method', async () => {
    await openSheet();
    expect(screen.getByRole('radio', { name: /12 months.*\$3\.67.*save 25%/ })).toBeDefined();
    expect(
      screen.getByRole('radio', { name: /International card.*Any bank.*\+3\.5%/ }),
    ).toBeDefined();
    expect(screen.getByRole('radio', { name: /TON.*No fee/ })).toBeDefined();
  });

  test('shows until when access will last, added to active access', async () => {
    const ends = new Date(Date.UTC(2099, 0, 31, 12));
    shop.answer(listActiveSubscriptions, [
      subscription({ date_end: ends.toISOString(), anchor_day: 31 }),
    ]);
    await openSheet();
    expect(await screen.findByText('You will have access until 28.02.2099')).toBeDefined();
  });

  test('has a message for each empty group of methods', async () => {
    shop.answer(listPaymentMethods, [card()]);
    await openSheet();
    const cis = screen.getByRole('group', { name: 'Payment Methods (CIS)' });
    expect(within(cis).getByText('No payment methods yet')).toBeDefined();
  });

  test('renders descriptions of methods from allowed tags only', async () => {
    const hostile = hostileHtml.map((html, index) =>
      card({ gateway: `m${index}`, title: `Method ${index}`, description: html }),
    );
    shop.answer(listPaymentMethods, [card({ description: 'Any <b>bank</b>' }), ...hostile]);
    await openSheet();
    expect(screen.getByText('bank').tagName).toBe('B');
    const methods = screen.getByRole('group', { name: 'Payment Methods (world)' });
    expect(within(methods).getAllByRole('radio')).toHaveLength(hostile.length + 1);
    expect(methods.querySelector('script, img, iframe, object, form, style, a')).toBeNull();
    for (const element of methods.querySelectorAll('*')) {
      for (const name of element.getAttributeNames()) expect(name).not.toMatch(/^on|^srcdoc$/);
    }
  });

  test('reports that methods failed to load, and retries on demand', async () => {
    shop.silence(listPaymentMethods);
    renderSignedIn(<Dashboard />);
    expect(await screen.findByText('Failed to fetch payment methods')).toBeDefined();
    expect(screen.getByText('Error')).toBeDefined();
    expect(payButton('Pay $4.90')).toHaveProperty('disabled', true);
    shop.answer(listPaymentMethods, [card()]);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('radio', { name: /International card/ })).toBeDefined();
  });

  test('reports that the product of a link is not in the catalogue', async () => {
    shop.answer(listSubPlans, [askara({ id: 99 })]);
    renderSignedIn(<Dashboard />);
    expect(await screen.findByText('This service was not found')).toBeDefined();
  });

  test('does not allow ordering an inactive product', async () => {
    shop.answer(listSubPlans, [askara({ active: false })]);
    await openSheet();
    await choose(/TON/);
    expect(payButton()).toHaveProperty('disabled', true);
  });
});

test('forgets plan, method and promo code when closed', async () => {
  shop.answer(checkPromoCode, { percent: 20 });
  await openSheet();
  await choose(/3 months/);
  await choose(/TON/);
  await applyPromo('AUTUMN20');
  await screen.findByText('AUTUMN20 · −20%');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await userEvent.click(screen.getByRole('button', { name: 'open' }));
  await screen.findByRole('dialog');
  expect(screen.getByRole('radio', { name: /1 month/ })).toHaveProperty('checked', true);
  expect(screen.getByRole('radio', { name: /TON/ })).toHaveProperty('checked', false);
  expect(screen.getByRole('textbox', { name: 'Promo code' })).toHaveProperty('value', '');
});
