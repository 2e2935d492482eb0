import { confirmEmail } from '@sesame/contract/users.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { receiveSecrets } from '../../api/address-secrets.ts';
import { dropToken, storeToken } from '../../api/token-store.ts';
import { fakeServer } from '../../test/fake-server.ts';
import { speak } from '../../test/speak.ts';
import { ConfirmEmailScreen } from './confirm-email-screen.tsx';

let server: ReturnType<typeof fakeServer>;
let token: string;
let links = 0;
beforeEach(async () => {
  server = fakeServer();
  links += 1;
  token = `${links}`.padStart(43, 'C');
  await speak('en');
});
afterEach(() => dropToken());

const open = (address = `/confirm-email?token=${token}`) => {
  history.replaceState(null, '', address);
  receiveSecrets();
  render(
    <StrictMode>
      <ConfirmEmailScreen />
    </StrictMode>,
  );
};
const heading = (name: string) => screen.findByRole('heading', { name });

it('confirms once, takes the token out of the address and leads to sign-in', async () => {
  server.answer(confirmEmail, {});
  open();
  expect(location.search).toBe('');
  await heading('The e-mail is confirmed');
  expect(screen.getByRole('status').textContent).toContain('The e-mail is confirmed');
  expect(server.callsOf(confirmEmail).map(({ body }) => body)).toEqual([{ token }]);
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login');
});

it('leads on to the dashboard who is signed in', async () => {
  storeToken('A'.repeat(43));
  server.answer(confirmEmail, {});
  open();
  const link = await screen.findByRole('link', { name: 'Go to the dashboard' });
  expect(link.getAttribute('href')).toBe('/dashboard/subscriptions');
});

it('says when the link is dead, in Russian too', async () => {
  await speak('ru');
  server.refuse(confirmEmail, 'confirm_link_invalid');
  open();
  await heading('E-mail не подтверждён');
  expect(screen.getByRole('status').textContent).toContain('Эта ссылка больше не');
  expect(screen.queryByRole('button', { name: 'Попробовать снова' })).toBeNull();
});

it('asks nothing without a token', async () => {
  open('/confirm-email');
  await heading('The e-mail was not confirmed');
  expect(server.callsOf(confirmEmail)).toEqual([]);
});

it('can be tried again after an outage', async () => {
  server.refuse(confirmEmail, 'unavailable');
  open();
  const again = await screen.findByRole('button', { name: 'Try again' });
  server.answer(confirmEmail, {});
  await userEvent.click(again);
  await heading('The e-mail is confirmed');
});
