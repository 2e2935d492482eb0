import {
  downloadAttachment,
  getTicket,
  listMessages,
  listTickets,
  type Message,
  markTicketRead,
  sendMessage,
  uploadAttachment,
} from '@sesame/contract/shop/support.ts';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dropToken } from '../../api/session/token-store.ts';
import { fakeUploads } from '../../test/fake-upload.ts';
import { freshServer } from '../../test/fresh-server.ts';
import { renderSignedIn } from '../../test/render-signed-in.tsx';
import { message, TICKET_ID, ticket } from '../../test/support.ts';
import { typeText } from '../../test/user/type-text.ts';
import { TicketScreen } from './ticket-screen.tsx';

const server = freshServer();
/** The server's messages, which polls answer. */
let stored: Message[];
beforeEach(() => {
  history.replaceState(null, '', `/help-ticket/${TICKET_ID}`);
  stored = [
    message(1),
    message(2, { senderType: 'admin', username: 'Daria', content: 'Which card was it?' }),
  ];
  server.answer(listTickets, { items: [ticket()], total: 1 });
  server.answer(getTicket, () => ticket());
  server.answer(markTicketRead, {});
  server.answer(listMessages, ({ url }) => {
    const after = stored.findIndex(({ id }) => id === url.searchParams.get('after'));
    return stored.slice(after + 1);
  });
});
afterEach(() => {
  // A screen that ends stores its draft once more.
  cleanup();
  vi.restoreAllMocks();
  dropToken();
});

const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
const log = () => screen.findByRole('log');
/** Makes the server accept messages. */
const acceptMessages = () =>
  server.answer(sendMessage, ({ body }) => {
    // The page sends no other body.
    const { id, content } = body as { id: string; content: string };
    const accepted = message(0, { id, content, created_at: new Date().toISOString() });
    stored.push(accepted);
    return accepted;
  });
const sentBodies = () => server.callsOf(sendMessage).map(({ body }) => body);

describe('the list beside it', () => {
  const other = ticket({ id: '0199f000-0000-4000-8000-000000000021', title: 'Another one' });

  test('is the page that the ticket was opened from', async () => {
    history.replaceState(null, '', `/help-ticket/${TICKET_ID}?page=2`);
    server.answer(listTickets, ({ url }) =>
      url.searchParams.get('offset') === '10'
        ? { items: [other, ticket()], total: 12 }
        : { items: [], total: 12 },
    );
    renderSignedIn(<TicketScreen />);
    const nav = within(await screen.findByRole('navigation', { name: 'Tickets' }));
    const links = await nav.findAllByRole('link');
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page']);
    expect(links[0]?.getAttribute('href')).toBe(`/help-ticket/${other.id}?page=2`);
  });

  test('shows the open ticket first when it is on another page', async () => {
    server.answer(listTickets, { items: [other], total: 1 });
    renderSignedIn(<TicketScreen />);
    const nav = within(await screen.findByRole('navigation', { name: 'Tickets' }));
    await waitFor(() => expect(nav.getAllByRole('link')).toHaveLength(2));
    expect(nav.getAllByRole('link')[0]?.getAttribute('aria-current')).toBe('page');
  });
});

describe('the conversation', () => {
  test('makes https addresses links that reveal nothing and open apart', async () => {
    stored = [message(1, { content: 'See https://a.example/x, not http://b.example' })];
    renderSignedIn(<TicketScreen />);
    const link = within(await log()).getByRole('link');
    expect(link.getAttribute('href')).toBe('https://a.example/x');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer nofollow ugc');
  });

  test('shows author and time, with support distinguished from the buyer', async () => {
    renderSignedIn(<TicketScreen />);
    const [mine, theirs] = await within(await log()).findAllByRole('article');
    expect(mine?.textContent).toMatch(/^You\d\d:\d\dMessage 1$/);
    expect(mine?.dataset.side).toBe('own');
    expect(theirs?.textContent).toMatch(/^DariaSupport\d\d:\d\dWhich card was it\?$/);
    expect(theirs?.dataset.highlighted).toBe('true');
    expect(within(await log()).getByText('24.11.2025')).toBeTruthy();
    expect(screen.getByText('No. 4217')).toBeTruthy();
    expect(document.title).toBe('Payment sent, status is “Not paid” · Sesame');
  });

  test('links to the payment it is about', async () => {
    const id = '0199a000-0000-7000-8000-000000000001';
    const subject = { kind: 'payment', id, title: 'Askara Pro', title_ru: '' } as const;
    server.answer(getTicket, ticket({ subject }));
    renderSignedIn(<TicketScreen />);
    const link = await screen.findByRole('link', { name: 'Askara Pro' });
    expect(link.getAttribute('href')).toBe(`/dashboard/payments/${id}`);
  });

  test('shows a message at once, and not twice when the server lists it', async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    server.answer(sendMessage, async ({ body }) => {
      await held;
      const { id, content } = body as { id: string; content: string };
      const accepted = message(0, { id, content });
      stored.push(accepted);
      return accepted;
    });
    renderSignedIn(<TicketScreen />);
    await typeText(await field(), '8842');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(within(await log()).getByText('8842')).toBeTruthy();
    expect(screen.getByText('Sending')).toBeTruthy();
    expect((await field()).value).toBe('');
    answer();
    await waitFor(() => expect(screen.queryByText('Sending')).toBeNull());
    await waitFor(() => expect(server.callsOf(listMessages).length).toBeGreaterThan(1));
    expect(within(await log()).getAllByText('8842')).toHaveLength(1);
  });

  test('keeps a failed message, and retries with the same id', async () => {
    renderSignedIn(<TicketScreen />);
    await typeText(await field(), '8842');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByText(/^Not sent\. No connection/);
    acceptMessages();
    await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(screen.queryByText(/^Not sent/)).toBeNull());
    const [first, second] = sentBodies();
    expect(second).toEqual(first);
    expect(second).toMatchObject({ content: '8842', ticket: TICKET_ID });
    expect(within(await log()).getAllByText('8842')).toHaveLength(1);
  });

  test('shows why the server refused a message, which can be removed', async () => {
    server.refuse(sendMessage, 'ticket_closed');
    renderSignedIn(<TicketScreen />);
    await typeText(await field(), 'Still there?');
    await userEvent.keyboard('{Meta>}{Enter}{/Meta}');
    await screen.findByText('Not sent. said by the server: ticketClosed');
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    expect(within(await log()).queryByText('Still there?')).toBeNull();
  });

  test('keeps unsent messages across a reload, and drops those that have arrived', async () => {
    const first = renderSignedIn(<TicketScreen />);
    await typeText(await field(), 'Lost answer{Control>}{Enter}{/Control}');
    await screen.findByText(/^Not sent/);
    await typeText(await field(), 'Half a sen');
    first.unmount();
    const second = renderSignedIn(<TicketScreen />);
    expect((await field()).value).toBe('Half a sen');
    expect(within(await log()).getByText('Lost answer')).toBeTruthy();
    second.unmount();
    const [body] = sentBodies() as { id: string }[];
    stored.push(message(0, { id: body?.id ?? '', content: 'Lost answer' }));
    renderSignedIn(<TicketScreen />);
    await within(await log()).findByText('Lost answer');
    expect(screen.queryByText(/^Not sent/)).toBeNull();
  });

  test.each(['', '   ', '\u200b'])('does not send %j', async (blank) => {
    renderSignedIn(<TicketScreen />);
    const box = await field();
    if (blank) await typeText(box, blank);
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(sentBodies()).toEqual([]);
    expect(document.activeElement).toBe(box);
  });

  test('shows the remaining length for long messages, and does not send too long ones', async () => {
    renderSignedIn(<TicketScreen />);
    const box = await field();
    await userEvent.click(box);
    await userEvent.paste('a'.repeat(3_999));
    expect(screen.getByText('1 character left')).toBeTruthy();
    await typeText(box, 'bc');
    expect(screen.getByText('1 character too many')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(sentBodies()).toEqual([]);
  });
});

describe('its polls', () => {
  const show = (state: 'visible' | 'hidden') => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    // As the browser does.
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };
  const polls = () => server.callsOf(listMessages).length;

  test('fetch only new messages, and pause while the tab is hidden', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    renderSignedIn(<TicketScreen />);
    await screen.findByText('Which card was it?');
    stored.push(message(3, { senderType: 'admin', username: 'Daria', content: 'Found it' }));
    await act(() => vi.advanceTimersByTimeAsync(5_500));
    expect(await screen.findByText('Found it')).toBeTruthy();
    const [, poll] = server.callsOf(listMessages);
    expect(poll?.url.searchParams.get('after')).toBe(message(2).id);
    show('hidden');
    const before = polls();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(polls()).toBe(before);
    show('visible');
    await waitFor(() => expect(polls()).toBeGreaterThan(before));
  });

  test('keep the messages when they fail', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.useFakeTimers({ shouldAdvanceTime: true });
    renderSignedIn(<TicketScreen />);
    await screen.findByText('Which card was it?');
    server.silence(listMessages);
    server.silence(getTicket);
    await act(() => vi.advanceTimersByTimeAsync(12_000));
    expect(screen.getByText('Which card was it?')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('mark messages as read, once', async () => {
    let unread = true;
    server.answer(getTicket, () => ticket({ is_unread: unread }));
    server.answer(markTicketRead, () => {
      unread = false;
      return {};
    });
    renderSignedIn(<TicketScreen />);
    await waitFor(() => expect(server.callsOf(markTicketRead)).toHaveLength(1));
    expect(server.callsOf(markTicketRead)[0]?.body).toEqual({
      ticket: TICKET_ID,
      message: message(2).id,
    });
    await waitFor(() => expect(server.callsOf(getTicket).length).toBeGreaterThan(1));
    expect(server.callsOf(markTicketRead)).toHaveLength(1);
  });
});

describe('the state of a ticket', () => {
  test('if closed, allows no message and links to a new ticket', async () => {
    server.answer(getTicket, () => ticket({ state: 'closed' }));
    renderSignedIn(<TicketScreen />);
    await screen.findByText('This ticket is closed. If you still need help, open a new one.');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getAllByRole('link', { name: 'New ticket' })).toHaveLength(2);
  });

  test.each([
    ['new', true],
    ['waiting_operator', true],
    ['waiting_user', false],
  ] as const)('if %s, says that support will answer: %s', async (state, isShown) => {
    server.answer(getTicket, () => ticket({ state }));
    renderSignedIn(<TicketScreen />);
    await field();
    const note = screen.queryByText('Support will answer here and notify you.');
    expect(note !== null).toBe(isShown);
  });

  test('if resolved, shows until when a reply reopens it', async () => {
    const reply_until = new Date(Date.now() + 86_400_000).toISOString();
    server.answer(getTicket, () => ticket({ state: 'resolved', reply_until }));
    renderSignedIn(<TicketScreen />);
    await screen.findByText(
      /^We believe this is resolved\. A reply until \d\d\.\d\d\.\d{4} reopens/,
    );
    expect(await field()).toBeTruthy();
  });
});

describe('files', () => {
  const attachment = {
    id: '0199f200-0000-4000-8000-000000000001',
    name: 'receipt.pdf',
    type: 'application/pdf' as const,
    size_bytes: 184_000,
    url: '/api-support/api/v1/attachment/0199f200-0000-4000-8000-000000000001',
  };
  const choose = async (...files: File[]) => {
    await field();
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('there is no place for files');
    await userEvent.setup({ applyAccept: false }).upload(input, files);
  };
  const pdf = (name = 'receipt.pdf') => new File(['%PDF-'], name, { type: 'application/pdf' });

  test('are uploaded when chosen, and attached to the message', async () => {
    fakeUploads();
    server.answer(uploadAttachment, attachment);
    acceptMessages();
    renderSignedIn(<TicketScreen />);
    await choose(pdf());
    await screen.findByText('184 kB');
    await typeText(await field(), 'The receipt');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sentBodies()).toMatchObject([{ attachments: [attachment.id] }]));
    expect(screen.queryByRole('button', { name: 'Remove: receipt.pdf' })).toBeNull();
  });

  test('need a text', async () => {
    fakeUploads();
    server.answer(uploadAttachment, attachment);
    renderSignedIn(<TicketScreen />);
    await choose(pdf());
    await screen.findByText('184 kB');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(screen.getByText('Write at least a few words')).toBeTruthy();
    expect(sentBodies()).toEqual([]);
  });

  test('of other types, and more than five, are refused on the page', async () => {
    fakeUploads();
    server.answer(uploadAttachment, attachment);
    renderSignedIn(<TicketScreen />);
    await choose(new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'A file must be a PNG, JPEG or PDF.',
    );
    await choose(...Array.from({ length: 5 }, (_, index) => pdf(`${index}.pdf`)));
    await screen.findByText('Up to 5 files: PNG, JPEG or PDF of up to 10 MB');
    expect(screen.getAllByRole('button', { name: /^Remove: / })).toHaveLength(5);
    expect(server.callsOf(uploadAttachment)).toHaveLength(4);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Attach files' }).disabled).toBe(
      true,
    );
  });

  test('of a message are fetched with the token and saved', async () => {
    stored = [message(1, { attachments: [attachment] })];
    const route = { ...downloadAttachment, path: attachment.url };
    server.respond(route, () => new Response('%PDF-'));
    URL.createObjectURL = vi.fn(() => 'blob:made');
    URL.revokeObjectURL = vi.fn();
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    renderSignedIn(<TicketScreen />);
    await userEvent.click(await screen.findByRole('button', { name: /receipt\.pdf/ }));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    const [download] = server.callsOf(route);
    expect(download?.headers.get('Authorization')).toMatch(/^Bearer /);
  });
});

describe('a ticket that fails to load', () => {
  beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));

  test('shows a message, and reloads on demand', async () => {
    server.refuse(getTicket, 'not_found');
    server.refuse(listMessages, 'not_found');
    renderSignedIn(<TicketScreen />);
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByRole('heading').textContent).toBe('Error loading ticket');
    expect(within(alert).getByRole('link', { name: 'New ticket' })).toBeTruthy();
    server.answer(getTicket, ticket());
    server.answer(listMessages, stored);
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Which card was it?')).toBeTruthy();
  });
});

test('earlier messages are prepended', async () => {
  const newest = Array.from({ length: 100 }, (_, index) => message(101 + index));
  server.answer(listMessages, ({ url }) => {
    if (url.searchParams.get('before') === message(101).id) return [message(99), message(100)];
    return url.searchParams.has('after') ? [] : newest;
  });
  renderSignedIn(<TicketScreen />);
  await userEvent.click(await screen.findByRole('button', { name: 'Show earlier' }));
  const earlier = await screen.findByText('Message 100');
  expect(
    earlier.compareDocumentPosition(screen.getByText('Message 101')) &
      Node.DOCUMENT_POSITION_FOLLOWING,
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show earlier' })).toBeNull();
});
