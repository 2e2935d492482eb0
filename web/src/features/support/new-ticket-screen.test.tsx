import { type ActiveSubscription, listActiveSubscriptions } from '@sesame/contract/shop/access.ts';
import { listPayments } from '@sesame/contract/shop/payments.ts';
import { createTicket } from '@sesame/contract/shop/support.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { dropToken } from '../../api/session/token-store.ts';
import { renderSignedIn } from '../../test/render-signed-in.tsx';
import { fakeShop, paid, subscription } from '../../test/shop.ts';
import { speak } from '../../test/speak.ts';
import { TICKET_ID } from '../../test/support.ts';
import { typeText } from '../../test/user/type-text.ts';
import { NewTicketScreen } from './new-ticket-screen.tsx';

let server: ReturnType<typeof fakeShop>;
beforeEach(async () => {
  server = fakeShop();
  history.replaceState(null, '', '/help-ticket-create');
  await speak('en');
});
afterEach(dropToken);

const title = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' });
const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
const create = () => userEvent.click(screen.getByRole('button', { name: 'Create ticket' }));
const bodies = () => server.callsOf(createTicket).map(({ body }) => body);

test('creates a ticket and opens it', async () => {
  server.answer(createTicket, { id: TICKET_ID });
  renderSignedIn(<NewTicketScreen />);
  await typeText(title(), ' Coupon did not apply ');
  await typeText(text(), 'AUTUMN20');
  await create();
  await waitFor(() => expect(location.pathname).toBe(`/help-ticket/${TICKET_ID}`));
  expect(bodies()).toEqual([
    { title: 'Coupon did not apply', header_message: 'AUTUMN20', attachments: [] },
  ]);
});

test('shows what is missing and sends nothing', async () => {
  renderSignedIn(<NewTicketScreen />);
  await typeText(text(), '   ');
  await create();
  expect(screen.getByText('Describe the issue in a few words')).toBeTruthy();
  expect(screen.getByText('Write at least a few words')).toBeTruthy();
  expect(document.activeElement).toBe(title());
  await typeText(title(), 'a'.repeat(3));
  expect(screen.queryByText('Describe the issue in a few words')).toBeNull();
  expect(bodies()).toEqual([]);
});

test('is prefilled from a payment, which is attached to the ticket', async () => {
  server.answer(listPayments, [paid()]);
  server.answer(createTicket, { id: TICKET_ID });
  history.replaceState(null, '', `/help-ticket-create?payment=${paid().id}`);
  renderSignedIn(<NewTicketScreen />);
  await waitFor(() => expect(title().value).toBe('Payment for Askara Pro'));
  await typeText(text(), 'Where is it?');
  await create();
  await waitFor(() =>
    expect(bodies()).toMatchObject([{ title: 'Payment for Askara Pro', payment: paid().id }]),
  );
});

test.each<[string, Partial<ActiveSubscription>, string, string]>([
  [
    'two links',
    { links: [{ href: 'https://a.example/1' }, { href: 'https://a.example/2' }] },
    'Connect 2',
    'Link does not work: Askara Pro, Connect 2',
  ],
  [
    'a link and a login',
    {
      links: [{ href: 'https://a.example/1' }],
      items: [
        { id: TICKET_ID, content: 'link' },
        { id: subscription().id, content: 'account' },
      ],
    },
    'Login 1',
    'Link does not work: Askara Pro, Login 1',
  ],
  [
    'logins',
    {
      links: [],
      items: [
        { id: subscription().id, content: 'account' },
        { id: TICKET_ID, content: 'account' },
      ],
    },
    'Login 2',
    'Something does not work: Askara Pro, Login 2',
  ],
])('asks which of %s does not work', async (_what, access, name, complaint) => {
  server.answer(listActiveSubscriptions, [subscription(access)]);
  history.replaceState(null, '', `/help-ticket-create?subscription=${subscription().id}`);
  renderSignedIn(<NewTicketScreen />);
  await userEvent.click(await screen.findByRole('radio', { name }));
  expect(title().value).toBe(complaint);
});

test('says what the check of an item found', async () => {
  const { id, items } = subscription();
  server.answer(listActiveSubscriptions, [subscription()]);
  const search = `?subscription=${id}&item=${items[1]?.id}&check=fails`;
  history.replaceState(null, '', `/help-ticket-create${search}`);
  renderSignedIn(<NewTicketScreen />);
  await waitFor(() => expect(title().value).toBe('Link does not work: Askara Pro, Connect 2'));
  expect(text().value).toBe('It does not work. The shop checked the link: it does not answer.');
});

test('is prefilled from a subscription, which can be removed', async () => {
  server.answer(listActiveSubscriptions, [subscription()]);
  server.answer(createTicket, { id: TICKET_ID });
  history.replaceState(null, '', `/help-ticket-create?subscription=${subscription().id}`);
  renderSignedIn(<NewTicketScreen />);
  await waitFor(() => expect(title().value).toBe('Link does not work: Askara Pro'));
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await userEvent.clear(title());
  await typeText(title(), 'Something else');
  await typeText(text(), 'Hello');
  await create();
  await waitFor(() => expect(bodies()).toHaveLength(1));
  expect(bodies()[0]).toEqual({
    title: 'Something else',
    header_message: 'Hello',
    attachments: [],
  });
});

test('keeps the text after a failure, and retries with the same key', async () => {
  renderSignedIn(<NewTicketScreen />);
  await typeText(title(), 'Coupon');
  await typeText(text(), 'Hello');
  await create();
  await screen.findByText(/^No connection/);
  server.refuse(createTicket, 'too_many_open_tickets');
  await create();
  await screen.findByText('said by the server: tooManyOpenTickets');
  expect(text().value).toBe('Hello');
  await typeText(text(), '?');
  await create();
  await waitFor(() => expect(bodies()).toHaveLength(3));
  const keys = server.callsOf(createTicket).map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys[0]).toBe(keys[1]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('keeps a draft across a reload', async () => {
  const first = renderSignedIn(<NewTicketScreen />);
  await typeText(title(), 'Coupon');
  await typeText(text(), 'Half a sen');
  first.unmount();
  renderSignedIn(<NewTicketScreen />);
  expect(title().value).toBe('Coupon');
  expect(text().value).toBe('Half a sen');
});
