import {
  checkItem,
  downloadItem,
  listActiveSubscriptions,
  listEndedSubscriptions,
  readItem,
  replaceItem,
} from '@sesame/contract/shop/access.ts';
import {
  type Announcement,
  closeAnnouncement,
  getAnnouncement,
} from '@sesame/contract/shop/announcements.ts';
import { listSubPlans } from '@sesame/contract/shop/catalogue.ts';
import { answerDoublePayment, type DoublePayment } from '@sesame/contract/shop/double-payments.ts';
import { getPayment } from '@sesame/contract/shop/payment-detail.ts';
import { cancelPayment, isPaymentPending, listPayments } from '@sesame/contract/shop/payments.ts';
import { getUser } from '@sesame/contract/shop/session.ts';
import type { QueryClient } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { runtimeConfig } from '../../api/client/config.ts';
import { createQueryClient } from '../../api/client/query-client.ts';
import { routeKey } from '../../api/client/route-query.ts';
import { paymentDetail } from '../../test/payment-detail.ts';
import { renderSignedIn } from '../../test/render-signed-in.tsx';
import {
  askara,
  buyer,
  codelark,
  endedSubscription,
  fakeShop,
  paid,
  pendingPayment,
  subscription,
} from '../../test/shop.ts';
import { speak } from '../../test/speak.ts';
import { typeText } from '../../test/user/type-text.ts';
import { withId } from '../../test/with-id.ts';
import { DashboardScreen } from './dashboard-screen.tsx';

const announcement: Announcement = {
  id: 7,
  title: 'Autumn coupon',
  title_ru: 'Осенний купон',
  description: 'Enter <b>AUTUMN20</b><img src=x onerror="alert(1)">',
  description_ru: 'Введите <b>AUTUMN20</b>',
  button_text: 'Activate coupon',
  button_text_ru: 'Активировать купон',
  button_href: '',
  image: null,
  image_alt: '',
  image_alt_ru: '',
};

const AT = '2026-05-24T12:00:00.000Z';

let shop: ReturnType<typeof fakeShop>;
beforeEach(async () => {
  Element.prototype.scrollIntoView = vi.fn();
  shop = fakeShop();
  await speak('en');
});

function openDashboard(client?: QueryClient) {
  const onOrder = vi.fn();
  const onOrderIntent = vi.fn();
  const view = renderSignedIn(
    <DashboardScreen
      onOrder={onOrder}
      onOrderIntent={onOrderIntent}
      onShowPlans={vi.fn()}
      tab="subscriptions"
    />,
    client,
  );
  return { ...view, onOrder, onOrderIntent };
}

describe('a product that was paid twice', () => {
  test('is asked about above the subscriptions, and its outcome stays', async () => {
    const id = '0199a000-0000-7000-8000-000000000001';
    const asked = {
      ...{ id, state: 'open', amount: 10.68, until: AT, until_refunded: AT },
      ...{ other: { id, number: 'P-0THR-0001' }, answers: ['keep', 'refund'] },
    } satisfies DoublePayment;
    shop.answer(listPayments, [paid({ id, asks_double: true })]);
    shop.answer(withId(getPayment, id), paymentDetail({ double_payment: asked }));
    openDashboard();
    const keep = await screen.findByRole('button', { name: 'Keep both' });
    const answer = withId(answerDoublePayment, id);
    shop.answer(answer, { state: 'kept' });
    shop.answer(listPayments, [paid({ id })]);
    const kept = { ...asked, state: 'kept', answers: [] } satisfies DoublePayment;
    shop.answer(withId(getPayment, id), paymentDetail({ double_payment: kept }));
    await userEvent.click(keep);
    await screen.findByText(/Both payments stand/);
    expect(shop.callsOf(answer)).toHaveLength(1);
  });

  test('is not looked up for other payments', async () => {
    shop.answer(listPayments, [paid()]);
    openDashboard();
    await screen.findByText("You don't have any active subscriptions");
    expect(shop.callsOf(withId(getPayment, paid().id))).toEqual([]);
  });
});

describe('subscriptions of the user', () => {
  test('offer two ways to start while there are none', async () => {
    openDashboard();
    expect(await screen.findByText("You don't have any active subscriptions")).toBeDefined();
    expect(screen.getByText(/You can get access to any service with 1.click/)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'View plans' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'All services' }));
  });

  test('show the end, the days left and one button per link, each for a new tab', async () => {
    shop.answer(listActiveSubscriptions, [subscription()]);
    openDashboard();
    expect(await screen.findByText('89 days left')).toBeDefined();
    const links = screen.getAllByRole('link', { name: /^Connect \d: Askara Pro/ });
    expect(links.map((link) => link.textContent)).toEqual(['Connect 1', 'Connect 2']);
    for (const link of links) {
      expect(link.getAttribute('target')).toBe('_blank');
      expect(link.getAttribute('rel')).toBe('noopener noreferrer');
    }
  });

  test('offer their renewal in the last week, with the plan and the method of the last time', async () => {
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000 - 1_000).toISOString();
    const soon = { date_end: inDays(7), title: 'Soon' };
    const id = '0199b000-0000-7000-8000-0000000000ab';
    const later = { id, date_end: inDays(8), title: 'Later' };
    shop.answer(listActiveSubscriptions, [subscription(soon), subscription(later)]);
    openDashboard();
    const renew = await screen.findByRole('link', { name: 'Renew: Soon' });
    const product = subscription().sub_plan_id;
    expect(renew.getAttribute('href')).toBe(`/dashboard/subscriptions?order=${product}&again`);
    expect(screen.queryByRole('link', { name: 'Renew: Later' })).toBeNull();
  });

  test('show login and password of an account on demand', async () => {
    const id = '0199b000-0000-7000-8000-0000000000aa';
    const items = [{ id, content: 'account' as const }];
    shop.answer(listActiveSubscriptions, [subscription({ links: [], items })]);
    const read = withId(readItem, id);
    shop.refuse(read, 'not_found');
    openDashboard();
    await userEvent.click(await screen.findByRole('button', { name: 'Login 1: Askara Pro' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Login 1: Askara Pro' }));
    await sheet.findByText('Could not be loaded');
    shop.answer(read, {
      service: 'Askara',
      service_ru: '',
      site: 'https://askara.example/',
      content: 'account',
      login: 'ali',
      secret: 'open sesame',
      note: 'Recovery: ali@askara.example',
      file: null,
    });
    await userEvent.click(sheet.getByRole('button', { name: 'Try again' }));
    await sheet.findByText('ali');
    expect(sheet.queryByText('open sesame')).toBeNull();
    await userEvent.click(sheet.getByRole('button', { name: 'Show password' }));
    sheet.getByText('open sesame');
    sheet.getByText('Recovery: ali@askara.example');
    await userEvent.click(sheet.getByRole('button', { name: 'Hide password' }));
    expect(sheet.queryByText('open sesame')).toBeNull();
    const site = sheet.getByRole('link', { name: /^Open Askara/ });
    expect(site.getAttribute('href')).toBe('https://askara.example/');
    await userEvent.keyboard('{Escape}');
    await screen.findByRole('button', { name: 'Something does not work: Askara Pro' });
  });

  test('save a file on demand', async () => {
    const id = '0199b000-0000-7000-8000-0000000000aa';
    const items = [{ id, content: 'file' as const }];
    shop.answer(listActiveSubscriptions, [subscription({ links: [], items })]);
    const file = { name: 'askara.ovpn', bytes: 1_500 };
    const answer = {
      service: 'Askara',
      service_ru: '',
      site: '',
      login: null,
      secret: '',
      note: '',
    };
    shop.answer(withId(readItem, id), { ...answer, content: 'file', file });
    const download = withId(downloadItem, id);
    shop.refuse(download, 'not_found');
    openDashboard();
    await userEvent.click(await screen.findByRole('button', { name: 'File 1: Askara Pro' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'File 1: Askara Pro' }));
    await sheet.findByText('askara.ovpn');
    await userEvent.click(sheet.getByRole('button', { name: 'Download' }));
    await sheet.findByRole('alert');
    expect(shop.callsOf(download)).toHaveLength(1);
  });

  test('show codes and texts on demand, and open links of apps without a new tab', async () => {
    const [code, text] = [
      '0199b000-0000-7000-8000-0000000000aa',
      '0199b000-0000-7000-8000-0000000000ab',
    ] as const;
    shop.answer(listActiveSubscriptions, [
      subscription({
        links: [{ href: 'vless://id@askara.example:443#Fast 1' }, { href: 'javascript://x/%0a1' }],
        items: [
          { id: '0199b000-0000-7000-8000-0000000000ac', content: 'link' },
          { id: '0199b000-0000-7000-8000-0000000000ad', content: 'link' },
          { id: code, content: 'code' },
          { id: text, content: 'text' },
        ],
      }),
    ]);
    const answer = {
      service: 'Askara',
      service_ru: '',
      site: 'https://askara.example/',
      login: null,
      note: '',
      file: null,
    };
    shop.answer(withId(readItem, code), { ...answer, content: 'code', secret: 'AAAA-1' });
    shop.answer(withId(readItem, text), { ...answer, content: 'text', secret: 'one\ntwo' });
    openDashboard();
    const app = await screen.findByRole('link', {
      name: 'Connect 1: Askara Pro (opens in an app)',
    });
    expect(app.getAttribute('href')).toBe('vless://id@askara.example:443#Fast 1');
    expect(app.getAttribute('target')).toBeNull();
    expect(screen.queryByRole('link', { name: /^Connect 2/ })).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Code 1: Askara Pro' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Code 1: Askara Pro' }));
    await sheet.findByText('AAAA-1');
    sheet.getByRole('link', { name: /^Redeem at Askara/ });
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Details 1: Askara Pro' }));
    const details = within(await screen.findByRole('dialog', { name: 'Details 1: Askara Pro' }));
    expect((await details.findByText(/one/)).textContent).toBe('one\ntwo');
  });

  test('copy a link in one click, and show it as a QR code', async () => {
    const writeText = vi.fn(async () => {});
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
    shop.answer(listActiveSubscriptions, [subscription()]);
    openDashboard();
    fireEvent.click(await screen.findByRole('button', { name: 'Copy link 2: Askara Pro' }));
    expect(writeText).toHaveBeenCalledWith('https://askara.example/2');
    const opener = screen.getByRole('button', { name: 'QR code of link 1: Askara Pro' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const sheet = within(
      await screen.findByRole('dialog', { name: 'QR code of link 1: Askara Pro' }),
    );
    await sheet.findByRole('img', { name: 'QR code of the link' });
    sheet.getByText('https://askara.example/1');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(opener));
    vi.unstubAllGlobals();
  });

  test('that ended keep a card that leads to the same order', async () => {
    shop.answer(listEndedSubscriptions, [
      endedSubscription({ sub_plan_id: 5 }),
      endedSubscription({
        id: '0199b000-0000-7000-8000-0000000000e2',
        sub_plan_id: 6,
        title: 'Codelark',
        can_order: false,
      }),
    ]);
    const { onOrder } = openDashboard();
    await userEvent.click(await screen.findByRole('button', { name: 'Order again: Askara Pro' }));
    expect(onOrder).toHaveBeenCalledWith(5, { withCoupon: false, again: true });
    expect(screen.getAllByText('Ended on 24.01.2026')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Order again: Codelark' })).toBeNull();
    screen.getByText('No longer sold');
    screen.getByText("You don't have any active subscriptions");
  });

  test('are fetched among the ended ones as soon as one is no longer active', async () => {
    shop.answer(listActiveSubscriptions, [subscription()]);
    const { client } = openDashboard();
    await screen.findByText('89 days left');
    shop.answer(listEndedSubscriptions, [endedSubscription()]);
    act(() => client.setQueryData(routeKey(listActiveSubscriptions, {}), []));
    await screen.findByText('Ended on 24.01.2026');
  });

  test('can be searched and filtered from ten on', async () => {
    const many = Array.from({ length: 9 }, (_, at) =>
      subscription({
        id: `0199b000-0000-7000-8000-00000000000${at}`,
        sub_plan_id: at + 10,
        title: `Service ${at}`,
      }),
    );
    shop.answer(listActiveSubscriptions, many);
    const { client } = openDashboard();
    await screen.findByRole('heading', { name: 'Service 8' });
    expect(screen.queryByRole('searchbox', { name: 'Search your subscriptions' })).toBeNull();
    act(() =>
      client.setQueryData(routeKey(listEndedSubscriptions, {}), [
        endedSubscription({ title: 'Old one' }),
      ]),
    );
    const search = await screen.findByRole('searchbox', { name: 'Search your subscriptions' });
    fireEvent.change(search, { target: { value: 'service 3' } });
    await screen.findByText('1 subscription found');
    expect(screen.queryByRole('heading', { name: 'Service 8' })).toBeNull();
    fireEvent.change(search, { target: { value: '' } });
    fireEvent.click(screen.getByRole('radio', { name: 'Ended' }));
    screen.getByRole('heading', { name: 'Old one' });
    expect(screen.queryByRole('heading', { name: 'Service 3' })).toBeNull();
  });

  test('check what does not work and link to a ticket that says what was found', async () => {
    const bought = subscription();
    const [, second] = bought.items;
    shop.answer(listActiveSubscriptions, [bought]);
    shop.answer(withId(checkItem, second?.id ?? ''), { check: 'fails', replacements_left: 0 });
    openDashboard();
    const name = 'Link does not work: Askara Pro';
    await userEvent.click(await screen.findByRole('button', { name }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Link does not work' }));
    await userEvent.click(sheet.getByRole('radio', { name: 'Connect 2' }));
    await sheet.findByText('The link does not answer.');
    expect(sheet.queryByRole('button', { name: 'Replace' })).toBeNull();
    const link = sheet.getByRole('link', { name: 'Contact support' });
    expect(link.getAttribute('href')).toBe(
      `/help-ticket-create?subscription=${bought.id}&item=${second?.id}&check=fails`,
    );
  });

  test('replace an item within the limit, and lead to support when it was the last', async () => {
    const id = '0199b000-0000-7000-8000-0000000000aa';
    const items = [{ id, content: 'code' as const }];
    shop.answer(listActiveSubscriptions, [subscription({ links: [], items })]);
    shop.answer(withId(checkItem, id), { check: 'unknown', replacements_left: 1 });
    const replace = withId(replaceItem, id);
    shop.answer(replace, { outcome: 'refused' });
    openDashboard();
    const opener = await screen.findByRole('button', {
      name: 'Something does not work: Askara Pro',
    });
    await userEvent.click(opener);
    await screen.findByText('This cannot be checked from here.');
    await userEvent.click(screen.getByRole('button', { name: 'Replace' }));
    await screen.findByText('Support will help: the ticket is already filled in.');
    expect(screen.queryByRole('button', { name: 'Replace' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(opener);
    shop.answer(replace, { outcome: 'replaced' });
    await userEvent.click(await screen.findByRole('button', { name: 'Replace' }));
    await screen.findByText('Replaced. The new one is on the card.');
    expect(shop.callsOf(replace)).toHaveLength(2);
  });

  test('say that access is being prepared', async () => {
    shop.answer(listActiveSubscriptions, [subscription({ links: [], fulfilment_pending: true })]);
    openDashboard();
    expect(await screen.findByText('We are preparing your access')).toBeDefined();
    expect(screen.queryByRole('link', { name: /Connect/ })).toBeNull();
  });

  test('show that access is on hold during a dispute, and the way to support', async () => {
    shop.answer(listActiveSubscriptions, [subscription({ links: [], on_hold: true })]);
    openDashboard();
    expect(await screen.findByText('Access is on hold')).toBeDefined();
    expect(screen.queryByText('We are preparing your access')).toBeNull();
    expect(screen.queryByRole('link', { name: /Connect/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Contact support: Askara Pro' })).toHaveProperty(
      'href',
      expect.stringContaining('/help-ticket-create'),
    );
  });

  test('can be reloaded after a failure, while the services stay', async () => {
    shop.silence(listActiveSubscriptions);
    openDashboard();
    expect(await screen.findByText('Your subscriptions did not load')).toBeDefined();
    expect(await screen.findByRole('button', { name: 'Order Askara Pro' })).toBeDefined();
    shop.answer(listActiveSubscriptions, [subscription()]);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('89 days left')).toBeDefined();
  });
});

describe('money that does not match its order', () => {
  test('is shown as under review, without any action', async () => {
    shop.answer(isPaymentPending, {
      is_pending: true,
      payments: [pendingPayment({ in_review: true, url: null })],
    });
    openDashboard();
    expect(await screen.findByText('Payment under review')).toBeDefined();
    expect(screen.getByText(/Your money is safe/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Cancel payment' })).toBeNull();
  });
});

describe('a bank transfer', () => {
  const end = new Date(Date.now() + 3_600_000);
  const hour = String(end.getHours()).padStart(2, '0');

  test.each([
    ['waiting', 'Waiting for your transfer', /^Until .+, /],
    ['checking', 'Your receipt is being checked', /less than a day/],
    ['refused', 'The receipt was not accepted', new RegExp(`^Until .+, ${hour}:`)],
  ] as const)('that is %s shows its state and links to its page', async (transfer, title, text) => {
    const payment = pendingPayment({ transfer, expires_at: end.toISOString() });
    shop.answer(isPaymentPending, { is_pending: true, payments: [payment] });
    openDashboard();
    expect(await screen.findByText(title)).toBeDefined();
    expect(screen.getByText(text)).toBeDefined();
    expect(screen.queryByText(/15 minutes/)).toBeNull();
    const link = screen.getByRole('link', { name: 'Open the transfer' });
    expect(link.getAttribute('href')).toBe(`/buy-loading-cis?payment=${payment.id}`);
  });
});

describe('a pending payment', () => {
  beforeEach(() => {
    shop.answer(isPaymentPending, { is_pending: true, payments: [pendingPayment()] });
  });

  test('shows its state and opens its page again', async () => {
    openDashboard();
    expect(await screen.findByText('Payment is being processed')).toBeDefined();
    expect(screen.getByText('Askara Pro, 3 months')).toBeDefined();
    expect(screen.getByText('$10.68')).toBeDefined();
    const again = screen.getByRole('link', { name: 'Open the payment page again' });
    expect(again.getAttribute('href')).toBe('https://bank.example/pay/1');
    expect(again.getAttribute('rel')).toBe('noopener noreferrer');
  });

  test('is replaced by its result as soon as it settles', async () => {
    const { client } = openDashboard();
    await screen.findByText('Payment is being processed');
    shop.answer(isPaymentPending, { is_pending: false, payments: [] });
    shop.answer(listActiveSubscriptions, [subscription()]);
    await act(() => client.refetchQueries({ queryKey: routeKey(isPaymentPending) }));
    expect(await screen.findByText('89 days left')).toBeDefined();
    expect(screen.queryByText('Payment is being processed')).toBeNull();
  });

  test('can be canceled', async () => {
    openDashboard();
    shop.answer(cancelPayment, {});
    const button = await screen.findByRole('button', { name: 'Cancel payment' });
    shop.answer(isPaymentPending, { is_pending: false, payments: [] });
    await userEvent.click(button);
    await waitFor(() => expect(screen.queryByText('Payment is being processed')).toBeNull());
    expect(shop.callsOf(cancelPayment)[0]?.body).toEqual({ payment_id: pendingPayment().id });
  });

  test('shows why it can no longer be canceled', async () => {
    openDashboard();
    shop.refuse(cancelPayment, 'payment_not_cancelable');
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel payment' }));
    expect((await screen.findByRole('alert')).textContent).toContain('said by the server');
  });
});

describe('the catalogue', () => {
  test('filters by title in any case, shows the number of results, and can be cleared', async () => {
    openDashboard();
    await screen.findByRole('button', { name: 'Order Askara Pro' });
    const search = screen.getByRole('searchbox', { name: 'Search services' });
    await typeText(search, 'CODE');
    expect(screen.queryByRole('heading', { name: 'Askara Pro' })).toBeNull();
    expect(screen.getByText('1 service found')).toBeDefined();
    await typeText(search, 'x');
    expect(screen.getByText('Nothing found for “CODEx”')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(screen.getByRole('heading', { name: 'Askara Pro' })).toBeDefined();
  });

  test('filters by availability', async () => {
    openDashboard();
    await screen.findByRole('button', { name: 'Order Askara Pro' });
    await userEvent.click(screen.getByRole('radio', { name: 'Inactive' }));
    expect(screen.queryByRole('heading', { name: 'Askara Pro' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Codelark' })).toBeDefined();
    await userEvent.click(screen.getByRole('radio', { name: 'Active' }));
    expect(screen.getByRole('heading', { name: 'Askara Pro' })).toBeDefined();
  });

  test('does not let an inactive product be ordered', async () => {
    openDashboard();
    const card = (await screen.findByRole('heading', { name: 'Codelark' })).closest('article');
    if (!card) throw new Error('a product is an article');
    expect(within(card).getByText('Inactive')).toBeDefined();
    expect(within(card).getByRole('button').hasAttribute('disabled')).toBe(true);
  });

  test('marks what is owned', async () => {
    shop.answer(listActiveSubscriptions, [subscription()]);
    openDashboard();
    const heading = await screen.findByRole('button', { name: 'Order Askara Pro' });
    expect(heading.closest('article')?.textContent).toContain('Subscribed');
  });

  test('shows prices, and the price per month from the second row on', async () => {
    openDashboard();
    const table = await screen.findByRole('list', { name: /Askara Pro/ });
    expect(
      within(table)
        .getAllByRole('listitem')
        .map((row) => row.textContent),
    ).toEqual([
      '1 month$4.90',
      '3 months$4.30\u00a0/\u00a0month$12.90',
      '12 months$3.67\u00a0/\u00a0month$44.00',
    ]);
  });

  test('can be reloaded after a failure', async () => {
    shop.silence(listSubPlans);
    openDashboard();
    expect(await screen.findByText('Services did not load')).toBeDefined();
    shop.answer(listSubPlans, [askara(), codelark()]);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Order Askara Pro' })).toBeDefined();
  });

  test('say that the server is busy at its first refusal, while further attempts run', async () => {
    shop.refuse(listSubPlans, 'unavailable');
    openDashboard(createQueryClient());
    expect(await screen.findByText('Services did not load')).toBeDefined();
    const asked = shop.callsOf(listSubPlans).length;
    shop.answer(listSubPlans, [askara(), codelark()]);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Order Askara Pro' })).toBeDefined();
    expect(shop.callsOf(listSubPlans)).toHaveLength(asked + 1);
  });

  test('preloads the order sheet, then opens it', async () => {
    const { onOrder, onOrderIntent } = openDashboard();
    const button = await screen.findByRole('button', { name: 'Order Askara Pro' });
    await userEvent.hover(button);
    expect(onOrderIntent).toHaveBeenCalled();
    await userEvent.click(button);
    expect(onOrder).toHaveBeenCalledWith(1, { withCoupon: false, again: false });
  });
});

describe('the announcement', () => {
  beforeEach(() => shop.answer(getAnnouncement, announcement));

  test('is rendered from allowed tags, in the language of the page', async () => {
    await speak('ru');
    openDashboard();
    const banner = await screen.findByRole('region', { name: 'Объявление' });
    expect(within(banner).getByText('AUTUMN20').tagName).toBe('B');
    expect(within(banner).getByText('Осенний купон')).toBeDefined();
    expect(banner.querySelector('img')).toBeNull();
  });

  test('leads to the services; an order then asks for the coupon', async () => {
    const { onOrder } = openDashboard();
    const banner = await screen.findByRole('region', { name: 'Announcement' });
    await userEvent.click(within(banner).getByRole('button', { name: 'Activate coupon' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'All services' }));
    expect(screen.getByText(/^How to activate coupon: select the subscription/)).toBeDefined();
    await userEvent.click(await screen.findByRole('button', { name: 'Order Askara Pro' }));
    expect(onOrder).toHaveBeenCalledWith(1, { withCoupon: true, again: false });
  });

  test.each([
    ['a page of the shop', '/partners', null],
    ['elsewhere', 'https://shop.example/sale', '_blank'],
  ])('links to %s', async (_where, href, target) => {
    shop.answer(getAnnouncement, {
      ...announcement,
      button_text: 'See <b>more</b>',
      button_href: href,
    });
    openDashboard();
    const link = await screen.findByRole('link', { name: 'See more' });
    expect(link.getAttribute('href')).toBe(href);
    expect(link.getAttribute('target')).toBe(target);
    expect(link.getAttribute('rel')).toBe(target && 'noopener noreferrer');
    const banner = screen.getByRole('region', { name: 'Announcement' });
    expect(within(banner).queryByRole('button', { name: 'Activate coupon' })).toBeNull();
  });

  test.each(['javascript:alert(1)', '//evil.example', 'data:text/html,x'])(
    'never links to %s',
    async (href) => {
      shop.answer(getAnnouncement, { ...announcement, button_href: href });
      openDashboard();
      const banner = await screen.findByRole('region', { name: 'Announcement' });
      expect(within(banner).getByRole('button', { name: 'Activate coupon' })).toBeDefined();
      expect(within(banner).queryByRole('link')).toBeNull();
    },
  );

  test('has no button for a link without a text', async () => {
    const silent = {
      ...announcement,
      button_text: '',
      button_text_ru: '',
      button_href: '/partners',
    };
    shop.answer(getAnnouncement, silent);
    openDashboard();
    const banner = await screen.findByRole('region', { name: 'Announcement' });
    expect(within(banner).queryByRole('link')).toBeNull();
    expect(within(banner).queryByRole('button', { name: 'Activate coupon' })).toBeNull();
  });

  test('shows its picture with an alt text, and the illustration if it fails to load', async () => {
    await speak('ru');
    shop.answer(getAnnouncement, {
      ...announcement,
      image: '/media/0123456789abcdef0123456789abcdef.webp',
      image_alt: 'A coupon',
      image_alt_ru: 'Купон',
    });
    openDashboard();
    const picture = await screen.findByRole('img', { name: 'Купон' });
    expect(picture.getAttribute('src')).toBe('/media/0123456789abcdef0123456789abcdef.webp');
    fireEvent.error(picture);
    await waitFor(() => expect(screen.queryByRole('img', { name: 'Купон' })).toBeNull());
  });

  test('moves the focus when it is closed by keyboard', async () => {
    shop.answer(closeAnnouncement, {});
    openDashboard();
    (await screen.findByRole('button', { name: 'Close announcement' })).focus();
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement?.tagName).toBe('H1');
  });

  test('is hidden at once when dismissed, and the server is called', async () => {
    shop.answer(closeAnnouncement, {});
    openDashboard();
    await userEvent.click(await screen.findByRole('button', { name: 'Close announcement' }));
    expect(screen.queryByRole('region', { name: 'Announcement' })).toBeNull();
    await waitFor(() => expect(shop.callsOf(closeAnnouncement)).toHaveLength(1));
    expect(shop.callsOf(closeAnnouncement)[0]?.body).toEqual({ id: 7 });
  });

  test('stays hidden for this visit even if the call failed', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    openDashboard();
    await userEvent.click(await screen.findByRole('button', { name: 'Close announcement' }));
    await waitFor(() => expect(warn).toHaveBeenCalled());
    expect(screen.queryByRole('region', { name: 'Announcement' })).toBeNull();
    warn.mockRestore();
  });
});

describe('the reminder to confirm the email', () => {
  const reminder = /Confirm your email/;
  const unconfirmed = () => shop.answer(getUser, { ...buyer, email_confirmed: false });
  const isAbove = (heading: string) =>
    Boolean(
      screen
        .getByText(reminder)
        .compareDocumentPosition(screen.getByRole('heading', { name: heading })) &
        Node.DOCUMENT_POSITION_FOLLOWING,
    );

  test('is below the products for newcomers, and above all once there is access', async () => {
    unconfirmed();
    const { client } = openDashboard();
    await screen.findByText(reminder);
    expect(isAbove('All services')).toBe(false);
    act(() => client.setQueryData(routeKey(listActiveSubscriptions, {}), [subscription()]));
    await screen.findByText('89 days left');
    await screen.findByText(reminder);
    expect(isAbove('All services')).toBe(true);
  });

  test('is hidden once it is confirmed, and in a shop that sends no mails', async () => {
    openDashboard();
    await screen.findByRole('heading', { name: 'Askara Pro' });
    expect(screen.queryByText(reminder)).toBeNull();
    cleanup();
    unconfirmed();
    runtimeConfig.mail = false;
    openDashboard();
    await screen.findByRole('heading', { name: 'Askara Pro' });
    expect(screen.queryByText(reminder)).toBeNull();
    runtimeConfig.mail = true;
  });
});
