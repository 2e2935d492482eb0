import { requestPasswordReset, resetPassword } from '@sesame/contract/users.ts';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { receiveSecrets } from '../../api/address-secrets.ts';
import { runtimeConfig } from '../../api/config.ts';
import { noteSession } from '../../api/session-notice.ts';
import { dropToken, readToken, storeToken } from '../../api/token-store.ts';
import { fakeServer } from '../../test/fake-server.ts';
import { speak } from '../../test/speak.ts';
import { ForgotPasswordScreen } from './forgot-password-screen.tsx';
import { LoginScreen } from './login-screen.tsx';
import { ResetPasswordScreen } from './reset-password-screen.tsx';
import { keepTypedEmail } from './typed-email.ts';

let server: ReturnType<typeof fakeServer>;
beforeEach(async () => {
  server = fakeServer();
  await speak('en');
});
afterEach(() => {
  dropToken();
  keepTypedEmail('');
  noteSession(null);
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

  it.each([
    ['en', 'Write to support', 'Back to sign in'],
    ['ru', 'Написать в\u00a0поддержку', 'Вернуться ко входу'],
  ] as const)(
    'the way leads to support instead of a form that nobody answers (%s)',
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

  it('without an address of support it names who can help', () => {
    render(<ForgotPasswordScreen />);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByText(/whoever runs it/)).toBeTruthy();
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });
});

describe('asking for a reset mail', () => {
  beforeEach(() => history.replaceState(null, '', '/forgot-password?r=ANNA'));
  const ask = async (email = 'anna@example.com') => {
    await userEvent.type(screen.getByLabelText('E-mail'), email);
    await userEvent.click(screen.getByRole('button', { name: 'Send the link' }));
  };

  it('leads to sign-in, which says to check the e-mail', async () => {
    server.answer(requestPasswordReset, {});
    const { unmount } = render(<ForgotPasswordScreen />);
    await ask(' anna@example.com');
    await waitFor(() => expect(location.pathname + location.search).toBe('/login?r=ANNA'));
    expect(server.callsOf(requestPasswordReset)[0]?.body).toEqual({ email: 'anna@example.com' });
    unmount();
    render(<LoginScreen />);
    expect(screen.getByRole('status').textContent).toContain('Check your e-mail');
  });

  it('starts with the e-mail that was typed at sign-in', () => {
    keepTypedEmail('anna@example.com');
    render(<ForgotPasswordScreen />);
    expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('anna@example.com');
    expect(screen.getByRole('link', { name: 'Back to sign in' }).getAttribute('href')).toBe(
      '/login?r=ANNA',
    );
  });

  it.each([
    ['en', 'Please enter a valid email.', 'Send the link'],
    ['ru', 'Введите корректный e-mail.', 'Отправить ссылку'],
  ] as const)('asks for an address with an @ (%s)', async (language, text, submit) => {
    await speak(language);
    render(<ForgotPasswordScreen />);
    await userEvent.type(screen.getByLabelText('E-mail'), 'anna.levina');
    await userEvent.click(screen.getByRole('button', { name: submit }));
    expect(screen.getByText(text)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('E-mail'));
    expect(server.callsOf(requestPasswordReset)).toEqual([]);
  });

  it.each([
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
    await ask();
    expect((await screen.findByRole('alert')).textContent).toBe(text);
  });

  it('says that the mail failed when the line is dead', async () => {
    render(<ForgotPasswordScreen />);
    await ask();
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^Failed to send reset email\. No connection\./,
    );
  });

  it('keeps who is signed in, and leads back to the settings', async () => {
    storeToken('A'.repeat(43));
    server.answer(requestPasswordReset, {});
    render(<ForgotPasswordScreen />);
    await ask();
    await screen.findByRole('heading', { name: 'Check your e-mail' });
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
    await userEvent.type(screen.getByLabelText('New password'), password);
    await userEvent.click(screen.getByRole('button', { name: 'Set the password' }));
  };

  it('signs out here and leads to sign-in, which says so', async () => {
    storeToken('A'.repeat(43));
    server.answer(resetPassword, {});
    const { unmount } = open();
    expect(location.search).toBe('');
    await give();
    await waitFor(() => expect(location.pathname).toBe('/login'));
    expect(server.callsOf(resetPassword)[0]?.body).toEqual({ token, password: 'secret-words' });
    expect(readToken()).toBeNull();
    unmount();
    render(<LoginScreen />);
    expect(screen.getByRole('status').textContent).toContain('Password successfully changed');
  });

  it.each([
    ['password_short', 'At least 8 characters'],
    ['password_common', 'This password is too common. Choose another one.'],
  ] as const)('puts the refusal %s under the field and keeps the link', async (code, text) => {
    server.refuse(resetPassword, code);
    open();
    await give();
    await screen.findByText(text);
    expect(screen.getByLabelText('New password').getAttribute('aria-invalid')).toBe('true');
  });

  it('sends no short password', async () => {
    open();
    await give('1234567');
    expect(screen.getByText('At least 8 characters')).toBeTruthy();
    expect(server.callsOf(resetPassword)).toEqual([]);
  });

  it.each(['reset_link_invalid', 'bad_request'] as const)(
    'offers a new link when this one is dead (%s)',
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

  it('offers a new link when there is no token', () => {
    open('/reset-password');
    expect(screen.getByRole('link', { name: 'Send a new link' })).toBeTruthy();
  });

  it('lets try again when the server is busy', async () => {
    server.refuse(resetPassword, 'unavailable');
    open();
    await give();
    expect((await screen.findByRole('alert')).textContent).toContain('errorUnavailable');
  });
});
