import { signInWithSecondFactor } from '@sesame/contract/shop/account.ts';
import { getGoogleUser } from '@sesame/contract/shop/google.ts';
import { register } from '@sesame/contract/shop/users.ts';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runtimeConfig } from '../../../api/client/config.ts';
import { saveCodes } from '../../../api/payments/saved-codes.ts';
import { consumeGoogleTicket, receiveSecrets } from '../../../api/session/address-secrets.ts';
import { dropToken, readToken } from '../../../api/session/token-store.ts';
import { freshServer } from '../../../test/fresh-server.ts';
import { speak } from '../../../test/speak.ts';
import { typeText } from '../../../test/user/type-text.ts';
import { RegisterScreen } from '../registration/register-screen.tsx';
import { SignInScreen } from '../sign-in-screen.tsx';

const token = 'A'.repeat(43);
const ticket = 'G'.repeat(43);
const person = { email: 'anna@example.com', name: 'Anna', picture: null };

const server = freshServer();
beforeEach(() => {
  runtimeConfig.google = true;
  server.answer(getGoogleUser, person);
});
afterEach(() => {
  dropToken();
  consumeGoogleTicket();
  runtimeConfig.google = false;
  localStorage.clear();
});

/** The address after the return from Google. */
const comeBack = (address: string) => {
  history.replaceState(null, '', `${address}#google=${ticket}`);
  receiveSecrets();
};

describe('the Google button', () => {
  test('leads to Google with the parameters of the address', () => {
    history.replaceState(null, '', '/login?r=ANNA&utm_source=mail&coupon=AUTUMN&next=/admin');
    render(<SignInScreen />);
    const link = screen.getByRole('link', { name: 'Continue with Google' });
    expect(link.getAttribute('href')).toBe(
      '/api-user/api/v1/oauth/google/start?from=login&r=ANNA&utm_source=mail&coupon=AUTUMN',
    );
  });

  test('has a separate text on registration, in Russian too', async () => {
    await speak('ru');
    history.replaceState(null, '', '/register');
    render(<RegisterScreen />);
    const link = screen.getByRole('link', { name: 'Регистрация через Google' });
    expect(link.getAttribute('href')).toContain('from=register');
    expect(screen.getByText('или по почте')).toBeTruthy();
  });

  test('is not shown in a shop without Google', () => {
    runtimeConfig.google = false;
    history.replaceState(null, '', '/login');
    render(<SignInScreen />);
    expect(screen.queryByText(/Google/)).toBeNull();
    expect(screen.queryByText('or with email')).toBeNull();
  });
});

describe('returning from Google', () => {
  test('fetches the person, registers with the ticket and signs in', async () => {
    server.answer(register, { access_token: token });
    saveCodes('?r=FRIEND');
    comeBack('/register?coupon=AUTUMN');
    render(<RegisterScreen />);
    expect(screen.getByRole('status').textContent).toBe('Signing in with Google');
    expect(screen.queryByRole('button', { name: 'Create account' })).toBeNull();
    await waitFor(() => expect(readToken()).toBe(token));
    expect(location.href).not.toContain(ticket);
    expect(server.callsOf(getGoogleUser)[0]?.headers.get('Authorization')).toBe(`Bearer ${ticket}`);
    expect(server.callsOf(register)).toMatchObject([
      {
        body: {
          email: 'anna@example.com',
          username: 'anna',
          is_admin: false,
          image_url: null,
          trc20_address: null,
          refferal_id: 'FRIEND',
          coupon: 'AUTUMN',
          language: 'en',
          oauth_google_token: ticket,
        },
      },
    ]);
  });

  test("shows Google's message unchanged", async () => {
    server.refuse(getGoogleUser, 'google_refused', { reason: 'The user denied access' });
    comeBack('/login');
    render(<SignInScreen />);
    expect((await screen.findByRole('alert')).textContent).toBe('The user denied access');
    expect(server.callsOf(register)).toEqual([]);
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeTruthy();
  });

  test('reports an expired ticket', async () => {
    server.refuse(getGoogleUser, 'google_ticket_invalid');
    comeBack('/login');
    render(<SignInScreen />);
    expect((await screen.findByRole('alert')).textContent).toContain('googleTicketInvalid');
  });
});

describe('an existing account with this email', () => {
  const arrive = async () => {
    server.refuse(register, 'google_link_password', { email: 'anna@example.com' });
    comeBack('/login');
    render(<SignInScreen />);
    await screen.findByRole('heading', { name: 'Connect Google' });
    expect(screen.getByLabelText<HTMLInputElement>('Email').readOnly).toBe(true);
  };
  const give = async (password: string) => {
    await userEvent.clear(screen.getByLabelText('Password'));
    await typeText(screen.getByLabelText('Password'), `${password}{Enter}`);
  };

  test('asks for its password, again if it was wrong', async () => {
    await arrive();
    expect(document.activeElement).toBe(screen.getByLabelText('Password'));
    server.refuse(register, 'sign_in_failed');
    await give('wrong-words');
    await screen.findByText('Wrong password. Try again.');
    server.answer(register, { access_token: token });
    await give('secret-words');
    await waitFor(() => expect(readToken()).toBe(token));
    expect(server.callsOf(register).at(-1)?.body).toMatchObject({
      oauth_google_token: ticket,
      password: 'secret-words',
    });
  });

  test('returns to the form when the ticket is used up', async () => {
    await arrive();
    server.refuse(register, 'google_ticket_invalid');
    await give('wrong-words');
    expect((await screen.findByRole('alert')).textContent).toContain('googleTicketInvalid');
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeTruthy();
  });

  test('can be canceled', async () => {
    await arrive();
    await userEvent.click(screen.getByRole('button', { name: 'Back to sign in' }));
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

test('asks for the second factor after Google as well', async () => {
  server.refuse(register, 'second_factor_required', { ticket: 'S'.repeat(43) });
  server.answer(signInWithSecondFactor, { status: 'success', access_token: token });
  comeBack('/login');
  render(<SignInScreen />);
  await typeText(await screen.findByLabelText('Code from the app'), '123456{Enter}');
  await waitFor(() => expect(readToken()).toBe(token));
  expect(server.callsOf(signInWithSecondFactor)[0]?.body).toEqual({
    ticket: 'S'.repeat(43),
    code: '123456',
  });
});
