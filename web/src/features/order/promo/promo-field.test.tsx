import { checkPromoCode } from '@sesame/contract/shop/payments.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { clearCodes, saveCodes, savedCode } from '../../../api/payments/saved-codes.ts';
import { fakeShop } from '../../../test/shop.ts';
import { speak } from '../../../test/speak.ts';
import { typeText } from '../../../test/user/type-text.ts';
import { applyPromo, choose, lines, openSheet, payButton } from '../order-sheet.driver.tsx';

const openTab = vi.fn();
let shop: ReturnType<typeof fakeShop>;

beforeEach(async () => {
  localStorage.clear();
  shop = fakeShop();
  await speak('en');
  openTab.mockReset().mockReturnValue({ opener: window });
  vi.stubGlobal('open', openTab);
});

describe('the promo code', () => {
  test('is deducted from price and fee, and can be removed', async () => {
    shop.answer(checkPromoCode, { percent: 20 });
    await openSheet();
    await choose(/3 months/);
    await choose(/International card/);
    await applyPromo(' autumn20 ');
    expect(await screen.findByText('AUTUMN20 · −20%')).toBeDefined();
    expect(lines()).toBe('Price · 3 months$12.90 | Fee · 3.5%$0.45 | Discount · 20%−$2.67');
    expect(payButton('Pay $10.68')).toBeDefined();
    expect(screen.getByText('Promo code applied: −20%').getAttribute('role')).toBe('status');
    const [request] = shop.callsOf(checkPromoCode);
    expect(Object.fromEntries(request?.url.searchParams ?? [])).toEqual({
      promocode: 'autumn20',
      subscription_price_id: '12',
      gateway: 'card',
    });

    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    expect(payButton('Pay $13.35')).toBeDefined();
    expect(screen.getByRole('textbox', { name: 'Promo code' })).toHaveProperty('value', '');
  });

  test.each([
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
    await typeText(field, 'x');
    expect(screen.queryByText(text)).toBeNull();
  });

  test('is checked again for another plan, and removed if it is not valid there', async () => {
    shop.answer(checkPromoCode, { percent: 20 });
    await openSheet();
    await choose(/TON/);
    await applyPromo('ASKARA30');
    expect(await screen.findByText('ASKARA30 · −20%')).toBeDefined();
    shop.refuse(checkPromoCode, 'promo_invalid', { reason: 'minimum' });
    await choose(/3 months/);
    expect(await screen.findByText('The price is too low for this promo code.')).toBeDefined();
    expect(payButton('Pay $12.90')).toBeDefined();
  });

  test('keeps its percentage when the check is rate limited', async () => {
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

  test('can be retried after a connection failure', async () => {
    await openSheet();
    await applyPromo('AUTUMN20');
    expect(await screen.findByText(/No connection/)).toBeDefined();
    shop.answer(checkPromoCode, { percent: 20 });
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText('AUTUMN20 · −20%')).toBeDefined();
  });

  test('from registration applies by itself and can be removed', async () => {
    shop = fakeShop({ coupon: 'WELCOME' });
    shop.answer(checkPromoCode, { percent: 20 });
    await openSheet();
    expect(await screen.findByText('WELCOME · −20%')).toBeDefined();
    await choose(/International card/);
    expect(payButton('Pay $4.06')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    expect(screen.getByRole('textbox', { name: 'Promo code' })).toHaveProperty('value', '');
    expect(payButton('Pay $5.07')).toBeDefined();
  });

  test("from a link applies before the account's", async () => {
    saveCodes('?coupon=AUTUMN20');
    shop = fakeShop({ coupon: 'WELCOME' });
    shop.answer(checkPromoCode, { percent: 20 });
    const { unmount } = await openSheet();
    expect(await screen.findByText('AUTUMN20 · −20%')).toBeDefined();
    unmount();
    expect(savedCode('coupon')).toBe('AUTUMN20');
    clearCodes('coupon');
    await openSheet();
    expect(await screen.findByText('WELCOME · −20%')).toBeDefined();
  });

  test('that the buyer did not type leaves the field when it is refused, with the reason below', async () => {
    shop = fakeShop({ coupon: 'WELCOME' });
    shop.refuse(checkPromoCode, 'promo_invalid', { reason: 'already_used' });
    await openSheet();
    expect(
      await screen.findByText('WELCOME: You have already used this promo code.'),
    ).toBeDefined();
    expect(screen.getByRole('textbox', { name: 'Promo code' })).toHaveProperty('value', '');
    await choose(/International card/);
    await userEvent.click(payButton('Pay $5.07'));
    expect(await screen.findByText('Finish the payment in the new tab')).toBeDefined();
  });

  test('has the focus when the user came with a coupon', async () => {
    await openSheet({ withCoupon: true });
    const field = screen.getByRole('textbox', { name: 'Promo code' });
    await waitFor(() => expect(document.activeElement).toBe(field));
  });
});

describe('Pay, with a code in the field that was not applied', () => {
  async function typeCode() {
    await openSheet();
    await choose(/International card/);
    await typeText(screen.getByRole('textbox', { name: 'Promo code' }), 'autumn20');
  }

  test('applies it first and opens the payment with the discount', async () => {
    shop.answer(checkPromoCode, { percent: 20 });
    await typeCode();
    await userEvent.click(payButton('Pay $5.07'));
    expect(await screen.findByText('Finish the payment in the new tab')).toBeDefined();
    expect(openTab).toHaveBeenCalledExactlyOnceWith(
      '/payment?gateway=card&sub_id=11&promocode=autumn20',
      '_blank',
    );
    expect(screen.getByText('$4.06')).toBeDefined();
  });

  test('charges nothing when the code is refused, and says what to do', async () => {
    shop.refuse(checkPromoCode, 'promo_invalid', { reason: 'expired' });
    await typeCode();
    await userEvent.click(payButton('Pay $5.07'));
    expect((await screen.findByRole('alert')).textContent).toContain(
      'The promo code was not applied, so nothing was charged.',
    );
    expect(screen.getByText('This promo code has expired.')).toBeDefined();
    expect(openTab).not.toHaveBeenCalled();
    await userEvent.click(payButton('Pay $5.07'));
    await waitFor(() => expect(shop.callsOf(checkPromoCode)).toHaveLength(2));
    expect(openTab).not.toHaveBeenCalled();

    await userEvent.clear(screen.getByRole('textbox', { name: 'Promo code' }));
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(payButton('Pay $5.07'));
    expect(openTab).toHaveBeenCalledOnce();
  });

  test('charges nothing when the code cannot be checked', async () => {
    await typeCode();
    await userEvent.click(payButton('Pay $5.07'));
    expect((await screen.findByRole('alert')).textContent).toContain('nothing was charged');
    expect(openTab).not.toHaveBeenCalled();
  });

  test('waits for another click when the plan changes during the check', async () => {
    let respond: (answer: Response) => void = () => undefined;
    shop.respond(checkPromoCode, () => new Promise<Response>((resolve) => (respond = resolve)));
    await typeCode();
    await userEvent.click(payButton('Pay $5.07'));
    await choose(/3 months/);
    respond(Response.json({ percent: 20 }));
    shop.answer(checkPromoCode, { percent: 20 });
    await waitFor(() => expect(payButton()).toHaveProperty('disabled', false));
    expect(openTab).not.toHaveBeenCalled();
  });
});
