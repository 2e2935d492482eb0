import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import {
  cancelDeletion,
  confirmSecondFactor,
  disableSecondFactor,
  endOtherSessions,
  endSession,
  exportData,
  getSecurity,
  listSessions,
  renewRecoveryCodes,
  requestDeletion,
  startSecondFactor,
  type UserSession,
} from '@sesame/contract/shop/account.ts';
import { getUser } from '@sesame/contract/shop/session.ts';
import { changePassword } from '@sesame/contract/shop/users.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dropToken } from '../../../api/session/token-store.ts';
import { renderSignedIn } from '../../../test/render-signed-in.tsx';
import { buyer, fakeShop } from '../../../test/shop.ts';
import { speak } from '../../../test/speak.ts';
import { typeText } from '../../../test/user/type-text.ts';
import { withId } from '../../../test/with-id.ts';
import { SecurityTab } from './security-tab.tsx';

const security: AnswerOf<typeof getSecurity> = {
  has_password: true,
  second_factor: false,
  recovery_codes_left: 0,
  trc20_changed_at: null,
  deletion_at: null,
};
const session = (number: number, over: Partial<UserSession> = {}): UserSession => ({
  id: `0199c000-0000-7000-8000-00000000000${number}`,
  device: 'Chrome, Linux',
  place: '203.0.113.0/24',
  signed_in_at: '2025-11-24T10:00:00.000Z',
  last_seen_at: '2025-11-24T12:31:00.000Z',
  current: false,
  ...over,
});
const own = session(1, { current: true });
const phone = session(2, { device: 'Safari, iPhone' });
const codes = Array.from({ length: 10 }, (_, number) => `aaaa-bbbb-${number}`);

let server: ReturnType<typeof fakeShop>;
beforeEach(async () => {
  server = fakeShop();
  server.answer(getSecurity, security);
  server.answer(listSessions, [own, phone]);
  await speak('en');
});
afterEach(dropToken);

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
/** Fills in the open confirmation. */
const confirm = async (title: string, button: string, code?: string) => {
  const dialog = await screen.findByRole('dialog', { name: title });
  await typeText(within(dialog).getByLabelText('Password'), 'secret-words');
  if (code) {
    await typeText(within(dialog).getByLabelText('Code from the app or recovery code'), code);
  }
  await userEvent.click(within(dialog).getByRole('button', { name: button }));
};
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
/** Captures downloads of the page. */
const watchDownloads = () => {
  const files: { name: string; content: Promise<string> }[] = [];
  let made: Blob | undefined;
  URL.createObjectURL = (blob) => {
    // The page creates object URLs only for blobs.
    made = blob as Blob;
    return 'blob:file';
  };
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    if (made) files.push({ name: this.download, content: readText(made) });
  });
  return files;
};

test('offers a retry when it fails to load', async () => {
  server.refuse(getSecurity, 'unavailable');
  renderSignedIn(<SecurityTab />);
  expect((await screen.findByRole('alert')).textContent).toContain('These settings did not load');
  server.answer(getSecurity, security);
  await press('Try again');
  await screen.findByLabelText('Old password');
});

describe('the password', () => {
  const fields = async () => ({
    old: await screen.findByLabelText<HTMLInputElement>('Old password'),
    next: screen.getByLabelText<HTMLInputElement>('New password'),
  });
  const fill = async (old: string, next: string) => {
    const inputs = await fields();
    await typeText(inputs.old, old);
    await typeText(inputs.next, next);
    await press('Save');
    return inputs;
  };

  test('is reported as too short while typing', async () => {
    renderSignedIn(<SecurityTab />);
    const { next } = await fields();
    await typeText(next, '1234567');
    expect(screen.getByText(/^At least 8.characters$/)).toBeTruthy();
    expect(next.getAttribute('aria-invalid')).toBe('true');
    await typeText(next, '8');
    expect(screen.queryByText(/^At least 8.characters$/)).toBeNull();
  });

  test('is not sent when the old or the new one is too short', async () => {
    renderSignedIn(<SecurityTab />);
    const { old } = await fill('short', 'short');
    expect(screen.getByText('The new password must have at least 8 characters.')).toBeTruthy();
    expect(screen.getByText('The old password must have at least 8 characters.')).toBeTruthy();
    expect(document.activeElement).toBe(old);
    expect(server.callsOf(changePassword)).toEqual([]);
  });

  test('can be changed', async () => {
    server.answer(changePassword, {});
    renderSignedIn(<SecurityTab />);
    const { old, next } = await fill('old-secret', 'new-secret');
    await screen.findByText('Password successfully changed');
    expect(server.callsOf(changePassword)[0]?.body).toEqual({
      password_old: 'old-secret',
      password_new: 'new-secret',
    });
    expect([old.value, next.value]).toEqual(['', '']);
  });

  test.each([
    ['password_old_wrong', 'Failed to change password. Check the old password.'],
    ['password_common', 'This password is too common. Choose another one.'],
    ['too_many_requests', 'said by the server: errorTooManyRequests'],
  ] as const)('is not changed: %s', async (code, text) => {
    server.refuse(changePassword, code);
    renderSignedIn(<SecurityTab />);
    const { old } = await fill('old-secret', 'new-secret');
    expect(await screen.findByText(text)).toBeTruthy();
    expect(old.value).toBe('old-secret');
  });

  test('shows no error of the password when there was no answer', async () => {
    renderSignedIn(<SecurityTab />);
    await fill('old-secret', 'new-secret');
    await screen.findByText('Something went wrong. The password was not changed.');
  });

  test('can be reset when forgotten', async () => {
    renderSignedIn(<SecurityTab />);
    const link = await screen.findByRole('link', { name: 'Forgot password?' });
    expect(link.getAttribute('href')).toBe('/forgot-password');
  });

  test('is set by a mailed link if the account has none', async () => {
    server.answer(getSecurity, { ...security, has_password: false });
    renderSignedIn(<SecurityTab />);
    await screen.findByText(/This account has no password yet/);
    expect(screen.queryByLabelText('Old password')).toBeNull();
    expect(screen.getByRole('link', { name: 'Forgot password?' })).toBeTruthy();
  });
});

describe('two-step sign-in', () => {
  test('is set up: password, QR code, code, recovery codes', async () => {
    server.answer(startSecondFactor, {
      secret: 'JBSWY3DPEHPK3PXP',
      otpauth_url: 'otpauth://totp/Sesame:alice?secret=JBSWY3DPEHPK3PXP',
    });
    server.refuse(confirmSecondFactor, 'second_factor_wrong');
    const downloads = watchDownloads();
    renderSignedIn(<SecurityTab />);
    await press('Set up');
    await confirm('Two-step sign-in', 'Set up');
    expect(await screen.findByRole('img', { name: /QR code/ })).toBeTruthy();
    await noDialog();
    expect(document.activeElement?.textContent).toMatch(/^Scan the QR code/);
    expect(screen.getByLabelText<HTMLInputElement>('Key').value).toBe('JBSW Y3DP EHPK 3PXP');

    const code = screen.getByLabelText('Code from the app');
    await typeText(code, '12345');
    await press('Turn on');
    expect(screen.getByText(/The code has 6.digits/)).toBeTruthy();
    expect(server.callsOf(confirmSecondFactor)).toEqual([]);
    await typeText(code, '6');
    await press('Turn on');
    await screen.findByText('said by the server: secondFactorWrong');

    server.answer(confirmSecondFactor, { recovery_codes: codes });
    server.answer(getSecurity, { ...security, second_factor: true, recovery_codes_left: 10 });
    await press('Turn on');
    await screen.findByText('aaaa-bbbb-9');
    expect(server.callsOf(confirmSecondFactor).at(-1)?.body).toEqual({ code: '123456' });
    await press('Download');
    expect(downloads[0]?.name).toBe('Sesame Recovery codes.txt');
    expect(await downloads[0]?.content).toBe(`${codes.join('\n')}\n`);
    await press('I have saved them');
    await screen.findByText('10 recovery codes left');
    expect(screen.queryByText('aaaa-bbbb-9')).toBeNull();
  });

  test('can copy the recovery codes', async () => {
    server.answer(getSecurity, { ...security, second_factor: true, recovery_codes_left: 1 });
    server.answer(renewRecoveryCodes, { recovery_codes: codes });
    const user = userEvent.setup();
    renderSignedIn(<SecurityTab />);
    await screen.findByText('1 recovery code left');
    await press('New recovery codes');
    await confirm('New recovery codes', 'New recovery codes', '123456');
    await noDialog();
    expect(document.activeElement?.textContent).toBe('Recovery codes');
    await user.click(await screen.findByRole('button', { name: 'Copy' }));
    await screen.findByRole('button', { name: 'Copied' });
    expect(await navigator.clipboard.readText()).toBe(`${codes.join('\n')}\n`);
  });

  test('is disabled with the password and a code', async () => {
    server.answer(getSecurity, { ...security, second_factor: true, recovery_codes_left: 8 });
    server.refuse(disableSecondFactor, 'second_factor_wrong');
    renderSignedIn(<SecurityTab />);
    await press('Turn off');
    await confirm('Turn off two-step sign-in', 'Turn off', '123456');
    const dialog = screen.getByRole('dialog');
    await within(dialog).findByText('said by the server: secondFactorWrong');
    server.answer(disableSecondFactor, {});
    server.answer(getSecurity, security);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Turn off' }));
    await screen.findByText('Off');
    expect(server.callsOf(disableSecondFactor).at(-1)?.body).toEqual({
      password: 'secret-words',
      code: '123456',
    });
  });
});

describe('sessions', () => {
  test('are listed with the current one marked', async () => {
    server.answer(listSessions, [own, session(3, { device: null })]);
    renderSignedIn(<SecurityTab />);
    await screen.findByText('This device');
    const unknown = screen.getByText('Unknown device').closest('li');
    expect(unknown?.textContent).toContain('203.0.113.0/24');
    expect(unknown?.textContent).toContain('24.11.2025');
    expect(screen.getAllByRole('button', { name: /End the session/ })).toHaveLength(1);
  });

  test('can be ended one by one', async () => {
    server.answer(listSessions, [own, phone]);
    renderSignedIn(<SecurityTab />);
    await screen.findByText('Safari, iPhone');
    const route = withId(endSession, phone.id);
    server.answer(route, {});
    server.answer(listSessions, [own]);
    await press('End the session on Safari, iPhone');
    await screen.findByText('The session has ended');
    await waitFor(() => expect(screen.queryByText('Safari, iPhone')).toBeNull());
    expect(screen.queryByRole('button', { name: 'End all other sessions' })).toBeNull();
    expect(server.callsOf(route)).toHaveLength(1);
  });

  test('can be ended all at once, except this one', async () => {
    server.refuse(endOtherSessions, 'unavailable');
    renderSignedIn(<SecurityTab />);
    await press('End all other sessions');
    await screen.findByText('said by the server: errorUnavailable');
    server.answer(endOtherSessions, {});
    server.answer(listSessions, [own]);
    await press('End all other sessions');
    await screen.findByText('All other sessions have ended');
    await waitFor(() => expect(screen.queryByText('Safari, iPhone')).toBeNull());
  });

  test('offer a retry when they fail to load', async () => {
    server.refuse(listSessions, 'unavailable');
    renderSignedIn(<SecurityTab />);
    await screen.findByRole('alert');
    server.answer(listSessions, [own, phone]);
    await press('Try again');
    await screen.findByText('Safari, iPhone');
  });
});

test('exports the data of the user as a file', async () => {
  server.answer(exportData, { profile: { username: 'alice' } });
  const downloads = watchDownloads();
  renderSignedIn(<SecurityTab />);
  await press('Download my data');
  await confirm('Your data', 'Download my data');
  await screen.findByText('The file has been downloaded');
  expect(server.callsOf(exportData)[0]?.body).toEqual({ password: 'secret-words' });
  expect(downloads[0]?.name).toBe('Sesame.json');
  expect(JSON.parse((await downloads[0]?.content) ?? '')).toEqual({
    profile: { username: 'alice' },
  });
});

describe('deletion', () => {
  const deletionAt = '2025-11-30T12:00:00.000Z';

  test('is requested with the password, and can be canceled', async () => {
    server.answer(requestDeletion, { deletion_at: deletionAt });
    server.answer(cancelDeletion, {});
    renderSignedIn(<SecurityTab />);
    await press('Delete my account');
    const dialog = await screen.findByRole('dialog', { name: 'Delete account' });
    expect(dialog.textContent).toContain('Payment records are kept without your name');
    await confirm('Delete account', 'Delete in 7\u00a0days');
    await screen.findByText('Your account will be deleted on 30.11.2025.');
    await press('Keep the account');
    await screen.findByText('Deletion canceled');
    expect(screen.getByRole('button', { name: 'Delete my account' })).toBeTruthy();
  });

  test('is not requested when the confirmation is closed', async () => {
    renderSignedIn(<SecurityTab />);
    await press('Delete my account');
    await press('Cancel');
    await noDialog();
    expect(server.callsOf(requestDeletion)).toEqual([]);
  });

  test('stays when canceling it failed', async () => {
    server.answer(getUser, { ...buyer, deletion_at: deletionAt });
    server.refuse(cancelDeletion, 'unavailable');
    renderSignedIn(<SecurityTab />);
    await press('Keep the account');
    await screen.findByText('said by the server: errorUnavailable');
    expect(screen.getByText('Your account will be deleted on 30.11.2025.')).toBeTruthy();
  });
});

/** jsdom's blobs have no `text()`. */
function readText(blob: Blob): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.onload = () => resolve(String(reader.result));
  reader.readAsText(blob);
  return promise;
}
