import { chooseReferralMode, getReferralData } from '@sesame/contract/shop/referrals.ts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dropToken } from '../../api/session/token-store.ts';
import { partner, servePartner } from '../../test/partner.ts';
import { renderSignedIn } from '../../test/render-signed-in.tsx';
import { speak } from '../../test/speak.ts';
import { PartnersScreen } from './partners-screen.tsx';

let server: ReturnType<typeof servePartner>;
beforeEach(async () => {
  server = servePartner();
  await speak('en');
});
afterEach(dropToken);

const open = (address = '/partners') => {
  history.replaceState(null, '', address);
  return renderSignedIn(<PartnersScreen />);
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('the screen', () => {
  test('has two tabs at one address', async () => {
    open();
    await screen.findByRole('heading', { level: 1, name: 'Affiliate link' });
    expect(document.title).toBe('Affiliate link · Sesame');
    await userEvent.click(screen.getByRole('link', { name: 'Earning statistics' }));
    await screen.findByRole('heading', { level: 1, name: 'Earning statistics' });
    expect(location.pathname + location.search).toBe('/partners?tab=statistics');
    await screen.findByText('1,284');
    expect(server.callsOf(getReferralData)).toHaveLength(1);
  });

  test('shows that it is loading, and offers a retry after a failure', async () => {
    server.refuse(getReferralData, 'unavailable');
    open();
    expect(screen.getByRole('status').textContent).toBe('Loading');
    expect((await screen.findByRole('alert')).textContent).toContain(
      'The partner program did not load',
    );
    server.answer(getReferralData, partner());
    await press('Try again');
    await screen.findByRole('heading', { name: 'Your link' });
  });
});

describe('the referral link', () => {
  test("is shown with the server's rates and the minimum", async () => {
    server.answer(
      getReferralData,
      partner({ rates: { deposit: 25, first_payment: 5, verified: 12.5, hold_days: 14 } }),
    );
    open();
    await screen.findByText('25%');
    const rates = [...document.querySelectorAll('dl > div')].map((rate) => rate.textContent);
    expect(rates).toEqual([
      'of deposits made by people you inviteup to 25%',
      'on registration, of each new user’s first payment 5%',
      'for verified partners instead of 5%up to 12.5%',
    ]);
    expect(screen.getByText('Minimum withdrawal $50 (USDT TRC-20 or TON)')).toBeTruthy();
    expect(screen.queryByText('Verified partner')).toBeNull();
  });

  test('shows that a partner is verified', async () => {
    server.answer(getReferralData, partner({ verified: true }));
    open();
    await screen.findByText('Verified partner');
  });

  test('is read-only, selected on touch, and can be copied', async () => {
    const user = userEvent.setup();
    open();
    const input = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Your link' });
    expect(input.value).toBe(partner().link);
    expect(input.readOnly).toBe(true);
    await user.click(input);
    expect([input.selectionStart, input.selectionEnd]).toEqual([0, partner().link.length]);
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    await screen.findByRole('button', { name: 'Copied' });
    expect(await navigator.clipboard.readText()).toBe(partner().link);
    await screen.findByRole('button', { name: 'Copy' });
  });

  test('can be shared if the device supports it', async () => {
    open();
    await screen.findByRole('button', { name: 'Copy' });
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  });

  test("uses the system's share sheet, which may be closed", async () => {
    const share = vi.fn(async (_: ShareData) => {
      throw new DOMException('closed', 'AbortError');
    });
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    open();
    await press('Share');
    expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Sesame', url: partner().link });
    Reflect.deleteProperty(navigator, 'share');
  });
});

describe('the mode', () => {
  const mode = () => screen.findByRole('switch', { name: 'Days on specific subscriptions' });
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

  test('can be days of up to three services; at three the rest is disabled', async () => {
    server.answer(chooseReferralMode, {});
    open();
    await userEvent.click(await mode());
    const save = screen.getByRole('button', { name: 'Save choice' });
    expect(save).toHaveProperty('disabled', true);
    expect(server.callsOf(chooseReferralMode)).toEqual([]);
    for (const name of ['Askara', 'Kinovo', 'Draftwell']) await userEvent.click(box(name));
    expect(screen.getByText('3 of 3 chosen').getAttribute('role')).toBe('status');
    expect(box('Veilnet').disabled).toBe(true);
    await userEvent.click(box('Kinovo'));
    expect(box('Veilnet').disabled).toBe(false);
    await userEvent.click(save);
    await screen.findByText('Saved. Applies to purchases from now on.');
    expect(server.callsOf(chooseReferralMode)[0]?.body).toEqual({ origins: [1, 3] });
    expect(box('Askara').checked).toBe(true);
  });

  test('shows the saved choice; without a service there is nothing to save', async () => {
    server.answer(
      getReferralData,
      partner({ type: 'subs', service_ids: [2], origins: ['Kinovo'] }),
    );
    open();
    expect(await mode()).toHaveProperty('checked', true);
    expect(box('Kinovo').checked).toBe(true);
    await userEvent.click(box('Kinovo'));
    expect(screen.getByText('0 of 3 chosen')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Save choice' })).toHaveProperty('disabled', true);
  });

  test('is switched back to money at once, without Save', async () => {
    server.answer(
      getReferralData,
      partner({ type: 'subs', service_ids: [2], origins: ['Kinovo'] }),
    );
    server.answer(chooseReferralMode, {});
    open();
    await userEvent.click(await mode());
    await screen.findByText('Saved. Applies to purchases from now on.');
    expect(server.callsOf(chooseReferralMode)[0]?.body).toEqual({ type: 'base' });
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(await mode()).toHaveProperty('checked', false);
  });

  test('is restored when the server refuses', async () => {
    server.answer(
      getReferralData,
      partner({ type: 'subs', service_ids: [2], origins: ['Kinovo'] }),
    );
    server.refuse(chooseReferralMode, 'unavailable');
    open();
    await userEvent.click(await mode());
    await screen.findByText('said by the server: errorUnavailable');
    expect(await mode()).toHaveProperty('checked', true);
    expect(box('Kinovo').checked).toBe(true);
  });

  test('keeps the choice for another attempt when saving failed', async () => {
    server.refuse(chooseReferralMode, 'service_unknown');
    open();
    await userEvent.click(await mode());
    await userEvent.click(box('Askara'));
    await press('Save choice');
    await screen.findByText('said by the server: serviceUnknown');
    expect(box('Askara').checked).toBe(true);
  });

  test('shows a message when there is nothing to choose from', async () => {
    server.answer(getReferralData, partner({ all_services: [] }));
    open();
    await userEvent.click(await mode());
    expect(screen.getByText('There is nothing to choose from yet.')).toBeTruthy();
  });
});
