import {
  checkItem,
  downloadItem,
  listActiveSubscriptions,
  listEndedSubscriptions,
  readItem,
  replaceItem,
} from '@sesame/contract/shop/access.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { routeKey } from '../../../api/client/route-query.ts';
import { endedSubscription, fakeShop, subscription } from '../../../test/shop.ts';
import { speak } from '../../../test/speak.ts';
import { withId } from '../../../test/with-id.ts';
import { openDashboard } from '../dashboard.driver.tsx';

let shop: ReturnType<typeof fakeShop>;
beforeEach(async () => {
  Element.prototype.scrollIntoView = vi.fn();
  shop = fakeShop();
  await speak('en');
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

  test('whose plan was changed name the new one, and what works until it is ready', async () => {
    const [item] = subscription().items;
    const [link] = subscription().links;
    if (item === undefined || link === undefined) throw new Error('it has a link');
    shop.answer(listEndedSubscriptions, [
      endedSubscription({
        changed_to: { title: 'Codelark', title_ru: '', duration: '1 mon' },
        kept: { until: '2026-02-24T12:00:00.000Z', links: [link], items: [item] },
      }),
    ]);
    openDashboard();
    await screen.findByText('Changed to Codelark, 1 month');
    screen.getByText('Until 24.02.2026 at the latest.');
    const connect = await screen.findByRole('link', { name: /^Connect 1: Askara Pro/ });
    expect(connect.getAttribute('href')).toBe(link.href);
    expect(screen.queryByRole('button', { name: /^Order again/ })).toBeNull();
    expect(screen.queryByRole('link', { name: /^Change plan/ })).toBeNull();
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
    fireEvent.input(search, { target: { value: 'service 3' } });
    await screen.findByText('1 subscription found');
    expect(screen.queryByRole('heading', { name: 'Service 8' })).toBeNull();
    fireEvent.input(search, { target: { value: '' } });
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
