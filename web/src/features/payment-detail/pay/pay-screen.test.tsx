import { syncOwnPayment } from '@sesame/contract/shop/payment-detail.ts';
import {
  choosePaymentCoin,
  estimatePaymentCoin,
  getPaymentPage,
  listPaymentCoins,
  type PaymentPage,
} from '@sesame/contract/shop/payment-page.ts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { freshServer } from '../../../test/fresh-server.ts';

import { renderSignedIn } from '../../../test/render-signed-in.tsx';
import { speak } from '../../../test/speak.ts';
import { PaymentDetailScreen } from '../payment-detail-screen.tsx';
import { paymentPage } from './sample-payment-page.ts';

const { id } = paymentPage();
const own = { ...getPaymentPage, path: `/api-payment/api/v1/payment/${id}/page` };

const server = freshServer();
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-10T12:00:00Z'), shouldAdvanceTime: true });
  holding('computer');
});

function holding(device: 'computer' | 'phone') {
  vi.stubGlobal('matchMedia', () => ({
    matches: device === 'phone',
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
}

function open(over: Partial<PaymentPage> = {}) {
  server.answer(own, paymentPage(over));
  history.replaceState(null, '', `/dashboard/payments/${id}?pay`);
  return renderSignedIn(<PaymentDetailScreen />);
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('a payment by the SBP', () => {
  test('has a QR code on a computer, the amount and the time that is left', async () => {
    const rate_at = '2026-03-10T12:00:00.000Z';
    open({ charge: { currency: 'RUB', rate: 80, rate_at, source: 'cbr', amount: 854.4 } });
    await heading('Scan the QR code');
    expect(screen.getByRole('img', { name: 'QR code of the payment' })).toBeDefined();
    expect(screen.getByText('₽854.40')).toBeDefined();
    expect(screen.getByText('Askara Pro, 3 months')).toBeDefined();
    // Time passes while a busy machine renders.
    expect(screen.getByRole('timer').textContent).toMatch(/^(1:00:00|59:5\d)$/);
    expect(screen.queryByRole('link', { name: 'Open my bank' })).toBeNull();
    const other = screen.getByRole('link', { name: 'Pay another way' });
    expect(other.getAttribute('href')).toBe('/dashboard/subscriptions?order=1&again');
  });

  test('has buttons that open a bank on a phone', async () => {
    holding('phone');
    await speak('ru');
    open();
    await heading('Оплатите в\u00a0приложении банка');
    const { sbp_link: link } = paymentPage();
    const mine = screen.getByRole('link', { name: 'Открыть мой банк' });
    expect(mine.getAttribute('href')).toBe(link);
    const sber = screen.getByRole('link', { name: 'Сбербанк' });
    expect(sber.getAttribute('href')).toBe(link?.replace('https', 'bank100000000111'));
  });

  test('asks the gateway when the buyer wants to know, and shows the end without a reload', async () => {
    open();
    await heading('Scan the QR code');
    server.answer(syncOwnPayment, { status: 'Active', is_pending: false, in_review: false });
    server.answer(own, paymentPage({ state: 'on_its_way', sbp_link: null }));
    fireEvent.click(screen.getByRole('button', { name: 'Check payment' }));
    const seen = await heading('The money is on its way');
    expect(server.callsOf(syncOwnPayment)[0]?.body).toEqual({ payment_id: id });
    await waitFor(() => expect(document.activeElement).toBe(seen));
    const paid = { state: 'paid', access_until: '2026-06-10T12:00:00.000Z' } as const;
    server.answer(own, paymentPage({ ...paid, sbp_link: null }));
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    await heading('Askara Pro is active');
    const calls = server.callsOf(own).length;
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(server.callsOf(own)).toHaveLength(calls);
  });
});

describe('a payment in coins', () => {
  const path = `/api-payment/api/v1/payment/${id}/coins`;
  const usdt = {
    code: 'usdtton',
    name: 'Tether USD (TON)',
    symbol: 'USDT',
    network: 'TON',
  };
  const btc = { code: 'btc', name: 'Bitcoin', symbol: 'BTC', network: 'Bitcoin' };
  const gateway_url = 'https://nowpayments.io/payment/?iid=1';
  const chosen = { ...usdt, address: 'UQAbc', memo: '104728451', amount: '10.7' };

  test('is estimated in the chosen coin, then shows address, amount and memo', async () => {
    server.answer({ ...listPaymentCoins, path }, [usdt, btc]);
    const least = { amount: '0.0001', minimum: 12.35, is_enough: false };
    server.answer({ ...estimatePaymentCoin, path: `${path}/btc` }, least);
    const enough = { amount: '10.71', minimum: 1.02, is_enough: true };
    server.answer({ ...estimatePaymentCoin, path: `${path}/usdtton` }, enough);
    open({ sbp_link: null, coins: { chosen: null, gateway_url, missing: null } });
    await heading('Choose a coin and its network');
    const choice = await screen.findByRole('combobox');
    const get = screen.getByRole('button', { name: 'Get the address' });
    fireEvent.change(choice, { target: { value: 'btc' } });
    await screen.findByText('The minimum of this coin is $12.35. Choose another one.');
    expect(get).toHaveProperty('disabled', true);
    fireEvent.change(choice, { target: { value: 'usdtton' } });
    await screen.findByText('About 10.71 USDT now');
    screen.getByText('Send it only over TON. Coins sent over another network are lost.');

    const page = paymentPage({ sbp_link: null, coins: { chosen, gateway_url, missing: null } });
    server.answer({ ...choosePaymentCoin, path }, page);
    server.answer(own, page);
    fireEvent.click(get);
    await heading('Send USDT');
    for (const shown of ['10.7 USDT', 'UQAbc', '104728451']) screen.getByText(shown);
    expect(screen.getByRole('img', { name: 'QR code of the address' })).toBeDefined();
    const hosted = screen.getByRole('link', { name: 'Pay on the page of the provider' });
    expect(hosted.getAttribute('href')).toBe(gateway_url);

    fireEvent.click(screen.getByRole('button', { name: 'Choose another coin' }));
    await heading('Choose a coin and its network');
  });

  test('says what is missing when less arrived, and where to send it', async () => {
    open({ state: 'review', sbp_link: null, coins: { chosen, gateway_url, missing: 1.07 } });
    await heading('A part of the payment is missing');
    screen.getByText(/^\$1\.07 is missing\./);
    screen.getByText('UQAbc');
    server.answer({ ...listPaymentCoins, path }, [usdt, btc]);
    fireEvent.click(screen.getByRole('button', { name: 'Choose another coin' }));
    await screen.findByRole('combobox');
    server.answer(own, paymentPage({ state: 'paid', sbp_link: null }));
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    await heading('Askara Pro is active');
  });

  test('says when the provider does not answer', async () => {
    server.refuse({ ...listPaymentCoins, path }, 'gateway_unavailable');
    open({ sbp_link: null, coins: { chosen: null, gateway_url, missing: null } });
    await heading('Choose a coin and its network');
    expect((await screen.findByRole('alert')).textContent).toContain('gatewayUnavailable');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  });
});

test.each([
  ['ended', 'The time to pay is over', 'Order again'],
  ['declined', 'The payment was declined', 'Contact support'],
  ['review', 'Payment under review', 'Contact support'],
  ['refunded', 'This payment was refunded', 'Order again'],
] as const)('a payment that is %s says so and leads on', async (state, title, action) => {
  open({ state, sbp_link: null });
  await heading(title);
  expect(screen.getByRole('link', { name: action })).toBeDefined();
});

test('another buyer’s or an unknown payment is shown as missing', async () => {
  server.refuse(own, 'not_found');
  history.replaceState(null, '', `/dashboard/payments/${id}?pay`);
  renderSignedIn(<PaymentDetailScreen />);
  await heading('Payment not found');
});

test('a page that failed to load can be reloaded', async () => {
  history.replaceState(null, '', `/dashboard/payments/${id}?pay`);
  renderSignedIn(<PaymentDetailScreen />);
  await heading('The payment did not load');
  server.answer(own, paymentPage());
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await heading('Scan the QR code');
});
