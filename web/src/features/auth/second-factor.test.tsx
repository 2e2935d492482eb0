import { signInWithSecondFactor } from '@sesame/contract/shop/account.ts';
import { login } from '@sesame/contract/shop/users.ts';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { dropToken, readToken } from '../../api/session/token-store.ts';
import { freshServer } from '../../test/fresh-server.ts';
import { typeText } from '../../test/user/type-text.ts';
import { SignInScreen } from './sign-in-screen.tsx';
import { saveTypedEmail } from './typed-email.ts';

const token = 'A'.repeat(43);
const ticket = 'S'.repeat(43);

const server = freshServer();
beforeEach(() => {
  history.replaceState(null, '', '/login');
  server.answer(login, { status: 'second_factor', ticket });
});
afterEach(() => {
  dropToken();
  saveTypedEmail('');
});

const givePassword = async () => {
  render(<SignInScreen />);
  await typeText(screen.getByLabelText('Email'), 'anna@example.com');
  await typeText(screen.getByLabelText('Password'), 'secret-words{Enter}');
  await screen.findByRole('heading', { name: 'Enter the code' });
};
const code = () => screen.getByLabelText<HTMLInputElement>('Code from the app');

test('signs in with a code of the app', async () => {
  server.answer(signInWithSecondFactor, { status: 'success', access_token: token });
  await givePassword();
  expect(readToken()).toBeNull();
  expect(document.activeElement).toBe(code());
  expect(code().autocomplete).toBe('one-time-code');
  await typeText(code(), '123456{Enter}');
  await waitFor(() => expect(readToken()).toBe(token));
  expect(server.callsOf(signInWithSecondFactor)[0]?.body).toEqual({ ticket, code: '123456' });
});

test('signs in with a recovery code', async () => {
  server.answer(signInWithSecondFactor, { status: 'success', access_token: token });
  await givePassword();
  await userEvent.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  const field = screen.getByLabelText('Recovery code');
  expect(document.activeElement).toBe(field);
  await typeText(field, 'ABCD-EFGH-JKLM{Enter}');
  await waitFor(() => expect(readToken()).toBe(token));
  expect(server.callsOf(signInWithSecondFactor)[0]?.body).toEqual({
    ticket,
    code: 'ABCD-EFGH-JKLM',
  });
});

test('reports a wrong code under the field, and asks again', async () => {
  server.refuse(signInWithSecondFactor, 'second_factor_wrong');
  await givePassword();
  await typeText(code(), '000000{Enter}');
  await screen.findByText('This code is wrong or was already used. Enter the current one.');
  expect(code().getAttribute('aria-invalid')).toBe('true');
  await typeText(code(), '1');
  expect(code().getAttribute('aria-invalid')).toBeNull();
});

test('does not send input that cannot be a code', async () => {
  await givePassword();
  await typeText(code(), '12{Enter}');
  expect(screen.getByText(/^The code has 6/)).toBeTruthy();
  expect(server.callsOf(signInWithSecondFactor)).toEqual([]);
});

test('returns to the password when the ticket has expired, keeping the email', async () => {
  server.refuse(signInWithSecondFactor, 'second_factor_expired');
  await givePassword();
  await typeText(code(), '123456{Enter}');
  expect((await screen.findByRole('alert')).textContent).toContain('secondFactorExpired');
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('anna@example.com');
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('');
});

test('can return to the password', async () => {
  await givePassword();
  await userEvent.click(screen.getByRole('button', { name: 'Back to sign in' }));
  expect(screen.getByRole('heading', { name: 'Welcome back' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
