import { confirmEmail, rejectAccount } from '@sesame/contract/shop/users.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { receiveSecrets } from '../../../api/session/address-secrets.ts';
import { dropToken, storeToken } from '../../../api/session/token-store.ts';
import { freshServer } from '../../../test/fresh-server.ts';
import { speak } from '../../../test/speak.ts';
import { typeText } from '../../../test/user/type-text.ts';
import { ConfirmEmailScreen } from './confirm-email-screen.tsx';

const server = freshServer();
let token: string;
let links = 0;
beforeEach(() => {
  links += 1;
  token = `${links}`.padStart(43, 'C');
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

test('confirms once, removes the token from the address and leads to sign-in', async () => {
  server.answer(confirmEmail, {});
  open();
  expect(location.search).toBe('');
  await heading('Your email is confirmed');
  expect(screen.getByRole('status').textContent).toContain('Your email is confirmed');
  expect(server.callsOf(confirmEmail).map(({ body }) => body)).toEqual([{ token }]);
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login');
});

test('leads a signed-in user to the dashboard', async () => {
  storeToken('A'.repeat(43));
  server.answer(confirmEmail, {});
  open();
  const link = await screen.findByRole('link', { name: 'Go to the dashboard' });
  expect(link.getAttribute('href')).toBe('/dashboard/subscriptions');
});

test('reports an invalid link, in Russian too', async () => {
  await speak('ru');
  server.refuse(confirmEmail, 'confirm_link_invalid');
  open();
  await heading('Почта не подтверждена');
  expect(screen.getByRole('status').textContent).toContain('Эта ссылка больше не');
  expect(screen.queryByRole('button', { name: 'Попробовать снова' })).toBeNull();
});

test('calls nothing without a token', async () => {
  open('/confirm-email');
  await heading('Your email was not confirmed');
  expect(server.callsOf(confirmEmail)).toEqual([]);
});

const recipientText = { email: 'me@shop.example', has_password: true };

test('asks for the password if the user is not signed in to the account', async () => {
  server.refuse(confirmEmail, 'confirm_needs_owner', recipientText);
  open();
  await heading('Is this your account?');
  expect(screen.getByRole('status').textContent).toContain('me@shop.example');
  const password = screen.getByLabelText('Password', { exact: true });
  server.refuse(confirmEmail, 'password_wrong');
  await typeText(password, 'not the password');
  await userEvent.click(screen.getByRole('button', { name: 'Confirm email' }));
  await screen.findByText('Wrong password. Try again.');
  server.answer(confirmEmail, {});
  await typeText(password, '{Enter}');
  await heading('Your email is confirmed');
  expect(server.callsOf(confirmEmail).at(-1)?.body).toEqual({
    token,
    password: 'not the password',
  });
});

test('asks an account without a password to sign in', async () => {
  server.refuse(confirmEmail, 'confirm_needs_owner', { ...recipientText, has_password: false });
  open();
  await heading('Is this your account?');
  expect(screen.queryByLabelText('Password', { exact: true })).toBeNull();
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login');
});

test('deletes an account made by another person, after a confirmation, in Russian too', async () => {
  await speak('ru');
  server.refuse(confirmEmail, 'confirm_needs_owner', recipientText);
  open();
  await heading('Это ваш аккаунт?');
  await userEvent.click(screen.getByRole('button', { name: /Это не.я/ }));
  await heading('Удалить этот аккаунт?');
  expect(server.callsOf(rejectAccount)).toEqual([]);
  server.refuse(rejectAccount, 'account_in_use');
  await userEvent.click(screen.getByRole('button', { name: 'Удалить аккаунт' }));
  expect((await screen.findByRole('alert')).textContent).toContain('accountInUse');
  server.answer(rejectAccount, {});
  await userEvent.click(screen.getByRole('button', { name: 'Удалить аккаунт' }));
  await heading('Аккаунт удалён');
  expect(server.callsOf(rejectAccount).at(-1)?.body).toEqual({ token });
});

test('can cancel the deletion, and reports a link that has expired meanwhile', async () => {
  server.refuse(confirmEmail, 'confirm_needs_owner', recipientText);
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'This was not me' }));
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await heading('Is this your account?');
  await userEvent.click(screen.getByRole('button', { name: 'This was not me' }));
  server.refuse(rejectAccount, 'confirm_link_invalid');
  await userEvent.click(screen.getByRole('button', { name: 'Delete the account' }));
  await heading('Your email was not confirmed');
});

test('can be retried after an outage', async () => {
  server.refuse(confirmEmail, 'unavailable');
  open();
  const again = await screen.findByRole('button', { name: 'Try again' });
  server.answer(confirmEmail, {});
  await userEvent.click(again);
  await heading('Your email is confirmed');
});
