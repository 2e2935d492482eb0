import { checkPromoCode } from '@sesame/contract/shop/payments.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { clearCodes, saveCodes, savedCode } from '../../api/payments/saved-codes.ts';
import { fakeShop } from '../../test/shop.ts';
import { speak } from '../../test/speak.ts';
import { applyPromo, choose, lines, openSheet, payButton } from './order-sheet.driver.tsx';

let shop: ReturnType<typeof fakeShop>;

beforeEach(async () => {
  localStorage.clear();
  shop = fakeShop();
  await speak('en');
});

describe('the promo code', () => {
  it('is deducted from price and fee, and can be removed', async () => {
    shop.answer(checkPromoCode, { percent: 20 });
    await openSheet();
    await choose(/3 months/);
    await choose(/International card/);
    await applyPromo(' autumn20 ');
    expect(await screen.findByText('AUTUMN20 · −20%')).toBeDefined();
    expect(lines()).toBe('Price · 3 months$12.90 | Fee · 3.5%$0.45 | Discount · 20%−$2.67');
    expect(payButton('Pay $10.68')).toBeDefined();
    expect(screen.getByText('Promo code applied: −20%').getAttribute('role')).toBe('status');
    const [asked] = shop.callsOf(checkPromoCode);
    expect(Object.fromEntries(asked?.url.searchParams ?? [])).toEqual({
      promocode: 'autumn20',
      subscription_price_id: '12',
      gateway: 'card',
    });

    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    expect(payButton('Pay $13.35')).toBeDefined();
    expect(screen.getByRole('textbox', { name: 'Promo code' })).toHaveProperty('value', '');
  });

  it.each([
    ['unknown', 'Promocode does not exist'],
    ['expired', 'This promo code has expired.'],
    ['not_this_product', 'This promo code is for another service.'],
    ['already_used', 'You have already used this promo code.'],
  ])('refused as %s shows: %s', async (reason, text) => {
    shop.refuse(checkPromoCode, 'promo_invalid', { reason });
    await openSheet();
    await applyPromo('nope');
    expect(await screen.findByText(text)).toBeDefined();
    const field = screen.getByRole('textbox', { name: 'Promo code' });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(payButton('Pay $4.90')).toBeDefined();
    await userEvent.type(field, 'x');
    expect(screen.queryByText(text)).toBeNull();
  });

  it('is checked again for another plan, and removed if it is not valid there', async () => {
    shop.answer(checkPromoCode, { percent: 20 });
    await openSheet();
    await choose(/TON/);
    await applyPromo('ASKARA30');
    expect(await screen.findByText('ASKARA30 · −20%')).toBeDefined();
    shop.refuse(checkPromoCode, 'promo_invalid', { reason: 'minimum' });
    await choose(/3 months/);
    expect(await screen.findByText('The order is too small for this promo code.')).toBeDefined();
    expect(payButton('Pay $12.90')).toBeDefined();
  });

  it('keeps its percentage when the check is rate limited', async () => {
    shop.answer(checkPromoCode, { percent: 20 });
    await openSheet();
    await choose(/TON/);
    await applyPromo('AUTUMN20');
    expect(await screen.findByText('AUTUMN20 · −20%')).toBeDefined();
    shop.refuse(checkPromoCode, 'too_many_requests');
    await choose(/3 months/);
    await waitFor(() => expect(shop.callsOf(checkPromoCode)).toHaveLength(2));
    expect(await screen.findAllByRole('button', { name: 'Pay $10.32' })).not.toHaveLength(0);
  });

  it('can be retried after a connection failure', async () => {
    await openSheet();
    await applyPromo('AUTUMN20');
    expect(await screen.findByText(/No connection/)).toBeDefined();
    shop.answer(checkPromoCode, { percent: 20 });
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText('AUTUMN20 · −20%')).toBeDefined();
  });

  it('from registration is prefilled but not applied', async () => {
    shop = fakeShop({ coupon: 'WELCOME' });
    await openSheet();
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Promo code' })).toHaveProperty(
        'value',
        'WELCOME',
      ),
    );
    expect(shop.callsOf(checkPromoCode)).toHaveLength(0);
  });

  it("from a link is prefilled before the account's, but not applied", async () => {
    saveCodes('?coupon=AUTUMN20');
    shop = fakeShop({ coupon: 'WELCOME' });
    const { unmount } = await openSheet();
    const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Promo code' });
    expect(field().value).toBe('AUTUMN20');
    expect(shop.callsOf(checkPromoCode)).toHaveLength(0);
    unmount();
    expect(savedCode('coupon')).toBe('AUTUMN20');
    clearCodes('coupon');
    await openSheet();
    await waitFor(() => expect(field().value).toBe('WELCOME'));
  });

  it('has the focus when the user came with a coupon', async () => {
    await openSheet({ withCoupon: true });
    const field = screen.getByRole('textbox', { name: 'Promo code' });
    await waitFor(() => expect(document.activeElement).toBe(field));
  });
});
