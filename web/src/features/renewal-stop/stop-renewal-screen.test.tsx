import { readStopLink, stopByLink } from '@sesame/contract/shop/renewals.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { fakeShop } from '../../test/shop.ts';
import { speak } from '../../test/speak.ts';
import { StopRenewalScreen } from './stop-renewal-screen.tsx';

const TOKEN = `0199b000-0000-7000-8000-000000000001.${'s'.repeat(43)}`;
const link = {
  ...{ title: 'Askara Pro', title_ru: 'Аскара Про', is_stopped: false },
  ends_at: '2026-06-13T12:00:00.000Z',
};

let shop: ReturnType<typeof fakeShop>;
beforeEach(async () => {
  shop = fakeShop();
  history.replaceState(null, '', `/stop-renewal#${TOKEN}`);
  await speak('en');
});

/** A visitor, as most readers of a mail are. */
const open = () => render(<StopRenewalScreen />);

test('opening the link stops nothing; the button does, without signing in', async () => {
  shop.answer(readStopLink, link);
  shop.answer(stopByLink, {});
  open();
  await screen.findByRole('heading', { name: 'Turn off automatic renewal?' });
  expect(shop.callsOf(stopByLink)).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: 'Turn off' }));
  await screen.findByRole('heading', { name: 'Automatic renewal is off' });
  expect(screen.getByRole('status').textContent).toContain(
    'Nothing more is charged for Askara Pro. Your access stays until 13.06.2026.',
  );
  const [call] = shop.callsOf(stopByLink);
  expect(call?.body).toEqual({ token: TOKEN });
  expect(call?.headers.has('authorization')).toBe(false);
});

test('the page is in the language of its reader', async () => {
  await speak('ru');
  shop.answer(readStopLink, link);
  open();
  await screen.findByText(/Аскара Про: больше ничего не спишется/);
});

test('a link that was used says so', async () => {
  shop.answer(readStopLink, { ...link, is_stopped: true });
  open();
  await screen.findByRole('heading', { name: 'Automatic renewal is already off' });
  expect(screen.queryByRole('button', { name: 'Turn off' })).toBeNull();
});

test('a wrong link says where to stop it, and leads there first', async () => {
  shop.refuse(readStopLink, 'stop_link_invalid');
  open();
  expect((await screen.findByRole('alert')).textContent).toContain('stopLinkInvalid');
  const [first, second, ...others] = screen.getAllByRole('link');
  expect(first?.textContent).toBe('Open subscriptions');
  expect(first?.getAttribute('href')).toBe('/dashboard/subscriptions');
  expect(first?.className).toContain('bg-accent');
  expect(second?.textContent).toBe('Contact support');
  expect(second?.className).not.toContain('bg-accent');
  expect(others).toEqual([]);
});

test('a link that was cut says where to stop it', async () => {
  shop.refuse(readStopLink, 'bad_request');
  open();
  expect((await screen.findByRole('alert')).textContent).toContain(
    'This link does not work. Turn off automatic renewal in your subscriptions.',
  );
});

test('another link that is followed in the same tab is another page', async () => {
  shop.answer(readStopLink, { ...link, is_stopped: true });
  open();
  await screen.findByRole('heading', { name: 'Automatic renewal is already off' });
  shop.answer(readStopLink, { ...link, title: 'Veilnet VPN' });
  shop.answer(stopByLink, {});
  const other = TOKEN.replace('0001.', '0002.');
  location.hash = other;
  await screen.findByText(/Veilnet VPN/);
  await userEvent.click(screen.getByRole('button', { name: 'Turn off' }));
  await screen.findByRole('heading', { name: 'Automatic renewal is off' });
  expect(shop.callsOf(stopByLink)[0]?.body).toEqual({ token: other });
});

test('a failed stop can be repeated', async () => {
  shop.answer(readStopLink, link);
  shop.refuse(stopByLink, 'unavailable');
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Turn off' }));
  await screen.findByRole('alert');
  shop.answer(stopByLink, {});
  await userEvent.click(screen.getByRole('button', { name: 'Turn off' }));
  await screen.findByRole('heading', { name: 'Automatic renewal is off' });
});
