import { requestPasswordReset, resetPassword } from '@sesame/contract/shop/users.ts';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runtimeConfig } from '../../../api/client/config.ts';
import { receiveSecrets } from '../../../api/session/address-secrets.ts';
import { sessionMessage } from '../../../api/session/session-message.ts';
import { dropToken, readToken, storeToken } from '../../../api/session/token-store.ts';
import { freshServer } from '../../../test/fresh-server.ts';
import { speak } from '../../../test/speak.ts';
import { typeText } from '../../../test/user/type-text.ts';
import { SignInScreen } from '../sign-in-screen.tsx';
import { saveTypedEmail } from '../typed-email.ts';
import { ForgotPasswordScreen } from './forgot-password-screen.tsx';
import { ResetPasswordScreen } from './reset-password-screen.tsx';

const server = freshServer();
afterEach(() => {
  dropToken();
  saveTypedEmail('');
  sessionMessage.set(null);
});

describe('in a shop that sends no mails', () => {
  beforeEach(() => {
    runtimeConfig.mail = false;
    history.replaceState(null, '', '/forgot-password?r=ANNA');
  });
  afterEach(() => {
    runtimeConfig.mail = true;
    runtimeConfig.supportUrl = null;
  });

  test.each([
    ['en', 'Contact support', 'Back to sign in'],
    ['ru', 'Написать в\u00a0поддержку', 'Вернуться ко входу'],
  ] as const)(
    'the page refers to support instead of showing a form (%s)',
    async (language, support, back) => {
      await speak(language);
      runtimeConfig.supportUrl = 'mailto:help@shop.example';
      render(<ForgotPasswordScreen />);
      expect(screen.queryByRole('textbox')).toBeNull();
      expect(screen.getByRole('link', { name: support }).getAttribute('href')).toBe(
        'mailto:help@shop.example',
      );
      expect(screen.getByRole('link', { name: back }).getAttribute('href')).toBe('/login?r=ANNA');
    },
  );

  test('without a support address it names who can help', () => {
    render(<ForgotPasswordScreen />);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByText(/Ask the owner of the shop/)).toBeTruthy();
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });
});

describe('requesting a reset mail', () => {
  beforeEach(() => history.replaceState(null, '', '/forgot-password?r=ANNA'));
  const requestReset = async (email = 'anna@example.com') => {
    await typeText(screen.getByLabelText('Email'), email);
    await userEvent.click(screen.getByRole('button', { name: 'Send the link' }));
  };

  test('leads to sign-in with a hint to check the mailbox', async () => {
    server.answer(requestPasswordReset, {});
    const { unmount } = render(<ForgotPasswordScreen />);
    await requestReset(' anna@example.com');
    await waitFor(() => expect(location.pathname + location.search).toBe('/login?r=ANNA'));
    expect(server.callsOf(requestPasswordReset)[0]?.body).toEqual({ email: 'anna@example.com' });
    unmount();
    render(<SignInScreen />);
    expect(screen.getByRole('status').textContent).toContain('Check your email');
  });

  test('is prefilled with the email typed at sign-in', () => {
    saveTypedEmail('anna@example.com');
    render(<ForgotPasswordScreen />);
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('anna@example.com');
    expect(screen.getByRole('link', { name: 'Back to sign in' }).getAttribute('href')).toBe(
      '/login?r=ANNA',
    );
  });

  test.each([
    ['en', 'Email', 'Please enter a valid email.', 'Send the link'],
    ['ru', 'Почта', 'Введите корректный адрес почты.', 'Отправить ссылку'],
  ] as const)('needs an address with an @ (%s)', async (language, label, text, submit) => {
    await speak(language);
    render(<ForgotPasswordScreen />);
    await typeText(screen.getByLabelText(label), 'anna.levina');
    await userEvent.click(screen.getByRole('button', { name: submit }));
    expect(screen.getByText(text)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText(label));
    expect(server.callsOf(requestPasswordReset)).toEqual([]);
  });

  test.each([
    [
      'what the server said',
      () => Response.json({ code: 'x', message: 'Slow down' }, { status: 429 }),
      'Slow down',
    ],
    [
      'that the mail failed',
      () => new Response('', { status: 500 }),
      'Failed to send reset email.',
    ],
    [
      'that something went wrong',
      () => new Response('', { status: 202 }),
      'Something went wrong. Please try again.',
    ],
  ])('says %s', async (_, response, text) => {
    server.respond(requestPasswordReset, response);
    render(<ForgotPasswordScreen />);
    await requestReset();
    expect((await screen.findByRole('alert')).textContent).toBe(text);
  });

  test('reports a failure when the connection is lost', async () => {
    render(<ForgotPasswordScreen />);
    await requestReset();
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^Failed to send reset email\. No connection\./,
    );
  });

  test('keeps the session and leads back to the settings', async () => {
    storeToken('A'.repeat(43));
    server.answer(requestPasswordReset, {});
    render(<ForgotPasswordScreen />);
    await requestReset();
    await screen.findByRole('heading', { name: 'Check your email' });
    const back = screen.getByRole('link', { name: 'Back to the settings' });
    expect(back.getAttribute('href')).toBe('/settings/security');
    expect(location.pathname).toBe('/forgot-password');
  });
});

describe('setting a new password', () => {
  const token = 'R'.repeat(43);
  const open = (address = `/reset-password?token=${token}`) => {
    history.replaceState(null, '', address);
    receiveSecrets();
    return render(<ResetPasswordScreen />);
  };
  const give = async (password = 'secret-words') => {
    await typeText(screen.getByLabelText('New password'), password);
    await userEvent.click(screen.getByRole('button', { name: 'Set the password' }));
  };

  test('signs out and leads to sign-in with a message', async () => {
    storeToken('A'.repeat(43));
    server.answer(resetPassword, {});
    const { unmount } = open();
    expect(location.search).toBe('');
    await give();
    await waitFor(() => expect(location.pathname).toBe('/login'));
    expect(server.callsOf(resetPassword)[0]?.body).toEqual({ token, password: 'secret-words' });
    expect(readToken()).toBeNull();
    unmount();
    render(<SignInScreen />);
    expect(screen.getByRole('status').textContent).toContain('Password successfully changed');
  });

  test.each([
    ['password_short', 'At least 8 characters'],
    ['password_common', 'This password is too common. Choose another one.'],
  ] as const)('shows the error %s under the field and keeps the link', async (code, text) => {
    server.refuse(resetPassword, code);
    open();
    await give();
    await screen.findByText(text);
    expect(screen.getByLabelText('New password').getAttribute('aria-invalid')).toBe('true');
  });

  test('does not send a short password', async () => {
    open();
    await give('1234567');
    expect(screen.getByText('At least 8 characters')).toBeTruthy();
    expect(server.callsOf(resetPassword)).toEqual([]);
  });

  test.each(['reset_link_invalid', 'bad_request'] as const)(
    'offers a new link when this one is invalid (%s)',
    async (code) => {
      server.refuse(resetPassword, code);
      open();
      await give();
      await screen.findByRole('heading', { name: 'This link does not work' });
      expect(screen.getByRole('link', { name: 'Send a new link' }).getAttribute('href')).toBe(
        '/forgot-password',
      );
    },
  );

  test('offers a new link when there is no token', () => {
    open('/reset-password');
    expect(screen.getByRole('link', { name: 'Send a new link' })).toBeTruthy();
  });

  test('allows a retry when the server is busy', async () => {
    server.refuse(resetPassword, 'unavailable');
    open();
    await give();
    expect((await screen.findByRole('alert')).textContent).toContain('errorUnavailable');
  });
});
