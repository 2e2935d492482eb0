import { getTicket, listMessages, listTickets } from '@sesame/contract/shop/support.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { runtimeConfig } from '../../api/client/config.ts';
import { dropToken } from '../../api/session/token-store.ts';
import { freshServer } from '../../test/fresh-server.ts';
import { hostileHtml } from '../../test/hostile/html.ts';
import { renderSignedIn } from '../../test/render-signed-in.tsx';
import { ticket } from '../../test/support.ts';
import { typeText } from '../../test/user/type-text.ts';
import { TicketsScreen } from './tickets-screen.tsx';

const server = freshServer();
beforeEach(() => {
  history.replaceState(null, '', '/help-ticket');
});
afterEach(() => {
  vi.restoreAllMocks();
  runtimeConfig.supportUrl = null;
  dropToken();
});

const numbered = (count: number, first = 1) =>
  Array.from({ length: count }, (_, index) =>
    ticket({
      id: `0199f000-0000-4000-8000-${String(first + index).padStart(12, '0')}`,
      title: `Ticket ${first + index}`,
    }),
  );

describe('the list of tickets', () => {
  test('shows last message, author, time and state of each', async () => {
    server.answer(listTickets, {
      items: [
        ticket({ is_unread: true, updated_at: new Date().toISOString() }),
        ticket({
          id: '0199f000-0000-4000-8000-000000000002',
          title: 'Coupon did not apply',
          state: 'closed',
          updated_at: '2024-10-02T12:00:00.000Z',
          last_message: { senderType: 'user', excerpt: 'Thank you' },
        }),
      ],
      total: 2,
    });
    renderSignedIn(<TicketsScreen />);
    const [first, second] = await screen.findAllByRole('listitem');
    expect(first?.textContent).toMatch(/New answer.*Payment sent.*We found the transfer.*Answered/);
    expect(first?.textContent).toMatch(/\d\d:\d\d$/);
    expect(second?.textContent).toBe('Coupon did not applyYou: Thank youClosed02.10.2024');
    expect(screen.getByText('1–2 of 2')).toBeTruthy();
    expect(document.title).toBe('Helpdesk · Sesame');
  });

  test('can be searched once there is more than a page of them', async () => {
    server.answer(listTickets, ({ url }) => {
      const search = url.searchParams.get('search');
      if (search === null) return { items: numbered(10), total: 11 };
      return search === 'x' ? { items: [], total: 0 } : { items: numbered(1, 11), total: 1 };
    });
    renderSignedIn(<TicketsScreen />);
    const field = await screen.findByRole('searchbox', { name: 'Number or text' });
    await typeText(field, 'coupon');
    expect(await screen.findByText('Ticket 11')).toBeTruthy();
    expect(location.search).toBe('?search=coupon');
    await userEvent.clear(field);
    await typeText(field, 'x');
    expect(await screen.findByText('Nothing found for “x”')).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Clear search' }));
    expect(await screen.findByText('Ticket 10')).toBeTruthy();
    expect(screen.getByRole('searchbox')).toHaveProperty('value', '');
  });

  test('has pages of ten with their own addresses', async () => {
    server.answer(listTickets, ({ url }) => {
      const offset = Number(url.searchParams.get('offset'));
      return { items: offset === 0 ? numbered(10) : numbered(4, 11), total: 14 };
    });
    renderSignedIn(<TicketsScreen />);
    await screen.findByText('1–10 of 14');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Back' }).disabled).toBe(true);
    await userEvent.click(screen.getByRole('link', { name: 'Next' }));
    await screen.findByText('11–14 of 14');
    expect(location.search).toBe('?page=2');
    expect(screen.getByText('Ticket 14')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Next' })).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Back' }));
    await screen.findByText('1–10 of 14');
    expect(location.pathname + location.search).toBe('/help-ticket');
    const queries = server.callsOf(listTickets).map(({ url }) => url.search);
    expect(new Set(queries)).toEqual(new Set(['?limit=10&offset=0', '?limit=10&offset=10']));
  });

  test('returns to the last page when the address is beyond it', async () => {
    history.replaceState(null, '', '/help-ticket?page=9');
    server.answer(listTickets, ({ url }) =>
      url.searchParams.get('offset') === '10'
        ? { items: numbered(2, 11), total: 12 }
        : { items: [], total: 12 },
    );
    renderSignedIn(<TicketsScreen />);
    expect(await screen.findByText('11–12 of 12')).toBeTruthy();
    expect(location.search).toBe('?page=2');
  });

  test('invites to write while it is empty', async () => {
    server.answer(listTickets, { items: [], total: 0 });
    renderSignedIn(<TicketsScreen />);
    await screen.findByRole('heading', { name: 'No tickets yet' });
    const link = screen.getByRole('link', { name: 'New ticket' });
    expect(link.getAttribute('href')).toBe('/help-ticket-create');
    expect(screen.queryByRole('link', { name: /Help chat/ })).toBeNull();
  });

  test('links to the chat of a shop that has one', async () => {
    runtimeConfig.supportUrl = 'https://chat.example/shop';
    server.answer(listTickets, { items: [], total: 0 });
    renderSignedIn(<TicketsScreen />);
    const chat = await screen.findByRole('link', { name: /^Help chat \(/ });
    expect(chat.getAttribute('href')).toBe('https://chat.example/shop');
    expect(chat.getAttribute('rel')).toBe('noopener noreferrer');
  });

  test('reports a failure to load, and reloads on demand', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    renderSignedIn(<TicketsScreen />);
    expect(within(await screen.findByRole('alert')).getByRole('heading').textContent).toBe(
      'Tickets did not load',
    );
    server.answer(listTickets, { items: [ticket()], total: 1 });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('1–1 of 1')).toBeTruthy();
  });

  test('shows messages as text, never as markup', async () => {
    server.answer(listTickets, {
      items: hostileHtml.slice(0, 10).map((title, index) =>
        ticket({
          id: `0199f000-0000-4000-8000-${String(index).padStart(12, '0')}`,
          title,
          last_message: { senderType: 'user', excerpt: hostileHtml[index + 10] ?? '' },
        }),
      ),
      total: 10,
    });
    renderSignedIn(<TicketsScreen />);
    const list = await screen.findByRole('list', { name: 'Tickets' });
    for (const text of hostileHtml.slice(0, 10)) {
      expect(list.textContent).toContain(text);
    }
    expect(list.querySelector('script, img, iframe, object, style, form, input')).toBeNull();
  });

  test('does not fetch conversations', async () => {
    server.answer(listTickets, { items: [ticket()], total: 1 });
    renderSignedIn(<TicketsScreen />);
    await screen.findByText('1–1 of 1');
    await waitFor(() => expect(server.callsOf(listTickets)).toHaveLength(1));
    expect(server.callsOf(getTicket)).toEqual([]);
    expect(server.callsOf(listMessages)).toEqual([]);
  });
});
