import { login, register } from '@sesame/contract/shop/users.ts';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sessionMessage } from '../../api/session/session-message.ts';
import { dropToken, readToken } from '../../api/session/token-store.ts';
import { freshServer } from '../../test/fresh-server.ts';
import { typeText } from '../../test/user/type-text.ts';
import { RegisterScreen } from './registration/register-screen.tsx';
import { SignInScreen } from './sign-in-screen.tsx';
import { saveTypedEmail } from './typed-email.ts';

const token = 'A'.repeat(43);
const email = () => screen.getByLabelText<HTMLInputElement>('Email');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');

const server = freshServer();
beforeEach(() => {
  history.replaceState(null, '', '/login');
});
afterEach(() => {
  dropToken();
  saveTypedEmail('');
  sessionMessage.set(null);
});

describe('signing in', () => {
  const fill = async (typedPassword = 'secret-words') => {
    await typeText(email(), ' anna@example.com');
    await typeText(password(), typedPassword);
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  };

  test('stores the token', async () => {
    server.answer(login, { status: 'success', access_token: token });
    render(<SignInScreen />);
    await fill();
    await waitFor(() => expect(readToken()).toBe(token));
    expect(server.callsOf(login)).toMatchObject([
      { body: { email: 'anna@example.com', password: 'secret-words' } },
    ]);
  });

  test('requires both fields before sending', async () => {
    render(<SignInScreen />);
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(screen.getByText('Please enter a valid email.')).toBeTruthy();
    expect(screen.getByText('The password must have at least 8 characters.')).toBeTruthy();
    expect(document.activeElement).toBe(email());
    expect(email().getAttribute('aria-invalid')).toBe('true');
    expect(server.callsOf(login)).toEqual([]);
    await typeText(email(), 'a');
    expect(screen.queryByText('Please enter a valid email.')).toBeNull();
  });

  test('shows a spinner instead of the button and sends once', async () => {
    const answer = Promise.withResolvers<{ status: 'success'; access_token: string }>();
    server.answer(login, () => answer.promise);
    render(<SignInScreen />);
    await fill();
    const button = screen.getByRole('button', { name: 'Signing in' });
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(button);
    await typeText(password(), '{Enter}');
    expect(server.callsOf(login)).toHaveLength(1);
    answer.resolve({ status: 'success', access_token: token });
    await waitFor(() => expect(readToken()).toBe(token));
  });

  test('reports wrong credentials and allows another attempt', async () => {
    server.refuse(login, 'sign_in_failed');
    render(<SignInScreen />);
    await fill();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('Login failed. Please check your credentials.');
    expect(screen.getByRole('button', { name: 'Sign in' }).getAttribute('aria-busy')).toBeNull();
  });

  test('does not report wrong credentials when the server is busy or the connection is lost', async () => {
    server.refuse(login, 'unavailable');
    render(<SignInScreen />);
    await fill();
    expect((await screen.findByRole('alert')).textContent).toContain('errorUnavailable');
    server.silence(login);
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await screen.findByText('No connection. Check your internet connection and try again.');
  });

  test('shows why sign-in is needed', () => {
    sessionMessage.set('ended');
    const { unmount } = render(<SignInScreen />);
    expect(screen.getByText('Your session has ended. Sign in again.')).toBeTruthy();
    unmount();
    sessionMessage.set('sign_out_failed');
    render(<SignInScreen />);
    expect(screen.getByRole('alert').textContent).toContain('Failed to sign out');
  });

  test('can show the password', async () => {
    render(<SignInScreen />);
    expect(password().type).toBe('password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password().type).toBe('text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password().type).toBe('password');
  });

  test('changes the language of the page', async () => {
    render(<SignInScreen />);
    await userEvent.click(screen.getByRole('button', { name: 'Русский' }));
    await screen.findByRole('heading', { name: 'С возвращением' });
    expect(document.title).toBe('Вход · Sesame');
    expect(localStorage.getItem('language')).toBe('ru');
  });
});

describe('registering', () => {
  const fill = async () => {
    await typeText(email(), 'anna.levina@example.com');
    await typeText(password(), 'secret-words');
    await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
  };

  test('sends the specified payload and signs in', async () => {
    history.replaceState(null, '', '/register?r=FRIEND&coupon=AUTUMN20&is_admin=true');
    server.answer(register, { access_token: token });
    render(<RegisterScreen />);
    await fill();
    await waitFor(() => expect(readToken()).toBe(token));
    expect(server.callsOf(register)[0]?.body).toEqual({
      email: 'anna.levina@example.com',
      username: 'anna.levina',
      is_admin: false,
      image_url: null,
      trc20_address: null,
      refferal_id: 'FRIEND',
      password: 'secret-words',
      coupon: 'AUTUMN20',
      language: 'en',
    });
  });

  test('leads to sign-in when the email is taken, keeping it', async () => {
    history.replaceState(null, '', '/register?r=FRIEND&next=/admin');
    server.refuse(register, 'email_in_use');
    const { unmount } = render(<RegisterScreen />);
    await fill();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('Email is already in use - Sign in');
    const link = alert.querySelector('a');
    expect(link?.getAttribute('href')).toBe('/login?r=FRIEND');
    unmount();
    render(<SignInScreen />);
    expect(email().value).toBe('anna.levina@example.com');
  });

  test.each([
    ['password_short', 'At least 8 characters'],
    ['password_common', 'This password is too common. Choose another one.'],
    ['email_invalid', 'Please enter a valid email.'],
  ] as const)('shows the error %s under its field', async (code, text) => {
    server.refuse(register, code);
    render(<RegisterScreen />);
    await fill();
    await screen.findByText(text);
    expect(screen.queryByRole('alert')).toBeNull();
    await waitFor(() => expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(1));
  });

  test.each([
    [
      'what the server said',
      () => Response.json({ code: 'x', message: 'No more' }, { status: 403 }),
      'No more',
    ],
    [
      'that the account was not created',
      () => new Response('', { status: 500 }),
      'Failed to create user on server',
    ],
  ])('shows why: %s', async (_, response, text) => {
    server.respond(register, response);
    render(<RegisterScreen />);
    await fill();
    expect((await screen.findByRole('alert')).textContent).toBe(text);
  });

  test('shows a general error when the server did not answer', async () => {
    server.answer(register, { access_token: token });
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The storage is full', 'QuotaExceededError');
    });
    render(<RegisterScreen />);
    await fill();
    expect((await screen.findByRole('alert')).textContent).toBe('An error occurred');
    full.mockRestore();
  });

  test('carries the query string back to sign-in', () => {
    history.replaceState(null, '', '/register?utm_source=mail&x=1');
    render(<RegisterScreen />);
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
      '/login?utm_source=mail',
    );
  });
});
