import { AVATAR_MAX_BYTES } from '@sesame/contract/shared/limits.ts';
import { getUser, type User, updateUser } from '@sesame/contract/shop/session.ts';
import {
  getTelegramLink,
  getTelegramNotifications,
  unlinkTelegram,
  updateTelegramNotifications,
} from '@sesame/contract/shop/telegram.ts';
import {
  linkTelegram,
  removeImage,
  resendConfirmation,
  uploadImage,
} from '@sesame/contract/shop/users.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { runtimeConfig } from '../../api/client/config.ts';
import { ownPersonalStorage } from '../../api/session/personal-storage.ts';
import { dropToken } from '../../api/session/token-store.ts';
import { fakeUploads } from '../../test/fake-upload.ts';
import { renderSignedIn } from '../../test/render-signed-in.tsx';
import { buyer, fakeShop } from '../../test/shop.ts';
import { speak } from '../../test/speak.ts';
import { typeText } from '../../test/user/type-text.ts';
import { ProfileTab } from './profile-tab.tsx';

const ADDRESS = 'TJYeasTPa6gpEEfYrwKDfnvMRkZqTTMDiG';

let server: ReturnType<typeof fakeShop>;
beforeEach(async () => {
  Element.prototype.scrollIntoView = vi.fn();
  server = fakeShop();
  fakeUploads();
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => {};
  await speak('en');
});
afterEach(() => {
  runtimeConfig.telegram = false;
  dropToken();
});

const username = () => screen.findByLabelText<HTMLInputElement>('Username');
const address = () => screen.findByLabelText<HTMLInputElement>('TRC20 address');
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const retype = async (input: HTMLInputElement, text: string) => {
  await userEvent.clear(input);
  if (text) await typeText(input, text);
};
const enterPassword = async (dialog: HTMLElement, confirm: string) => {
  await typeText(within(dialog).getByLabelText('Password'), 'secret-words');
  await userEvent.click(within(dialog).getByRole('button', { name: confirm }));
};

describe('the profile', () => {
  test.each([
    ['ends keeps what was typed for the same person', true, 'alice.in.wonderland'],
    ['was left by signing out keeps nothing', false, 'alice'],
  ])('a session that %s', async (_, keepsPersonal, value) => {
    const { unmount } = renderSignedIn(<ProfileTab />);
    ownPersonalStorage(buyer.uid);
    await retype(await username(), 'alice.in.wonderland');
    act(() => dropToken({ keepsPersonal }));
    unmount();
    renderSignedIn(<ProfileTab />);
    expect((await username()).value).toBe(value);
  });

  test('shows the data of the account', async () => {
    server.answer(getUser, { ...buyer, trc20_address: ADDRESS });
    renderSignedIn(<ProfileTab />);
    expect((await username()).value).toBe('alice');
    expect((await address()).value).toBe(ADDRESS);
    const email = screen.getByLabelText<HTMLInputElement>('Email');
    expect(email.value).toBe('alice@example.com');
    expect(email.readOnly).toBe(true);
    expect(screen.getByText('Confirmed')).toBeTruthy();
  });

  test('offers a retry when it fails to load', async () => {
    server.refuse(getUser, 'unavailable');
    renderSignedIn(<ProfileTab />);
    expect((await screen.findByRole('alert')).textContent).toContain('The profile did not load');
    server.answer(getUser, buyer);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await username()).value).toBe('alice');
  });

  test('is saved without the password if the address stays; the message hides', async () => {
    server.answer(updateUser, { ...buyer, username: 'anna' });
    renderSignedIn(<ProfileTab />);
    await retype(await username(), ' anna ');
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await userEvent
      .setup({ advanceTimers: vi.advanceTimersByTime })
      .click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findByText('Profile saved')).closest('[role=status]')).toBeTruthy();
    expect(server.callsOf(updateUser)[0]?.body).toEqual({ username: 'anna', trc20_address: null });
    expect((await username()).value).toBe('anna');
    act(() => vi.advanceTimersByTime(3_000));
    expect(screen.getByText('Profile saved')).toBeTruthy();
    act(() => vi.advanceTimersByTime(1_000));
    expect(screen.queryByText('Profile saved')).toBeNull();
  });

  test('keeps what is typed while saving', async () => {
    const answer = Promise.withResolvers<User>();
    server.answer(updateUser, () => answer.promise);
    renderSignedIn(<ProfileTab />);
    await retype(await username(), 'anna');
    await save();
    await typeText(await username(), '.levina');
    await typeText(await address(), 'T');
    answer.resolve({ ...buyer, username: 'anna' });
    await screen.findByText('Profile saved');
    expect((await username()).value).toBe('anna.levina');
    expect((await address()).value).toBe('T');
  });

  test('refuses a reserved name before sending', async () => {
    renderSignedIn(<ProfileTab />);
    await retype(await username(), 'Support');
    await save();
    expect(screen.getByText('This username is reserved. Choose another one.')).toBeTruthy();
    expect((await username()).getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(await username());
    expect(server.callsOf(updateUser)).toEqual([]);
    await typeText(await username(), '1');
    expect(screen.queryByText('This username is reserved. Choose another one.')).toBeNull();
  });

  test.each([
    ['username_taken', 'This username is already taken.'],
    ['username_reserved', 'This username is reserved. Choose another one.'],
  ] as const)('shows %s under the name', async (code, text) => {
    server.refuse(updateUser, code);
    renderSignedIn(<ProfileTab />);
    await retype(await username(), 'anna');
    await save();
    expect(await screen.findByText(text)).toBeTruthy();
    expect((await username()).value).toBe('anna');
  });

  test('shows a conflict without a known code as a taken name', async () => {
    server.respond(updateUser, () => new Response('conflict', { status: 409 }));
    renderSignedIn(<ProfileTab />);
    await retype(await username(), 'anna');
    await save();
    expect(await screen.findByText('This username is already taken.')).toBeTruthy();
  });

  test('distinguishes a refusal from no answer', async () => {
    server.refuse(updateUser, 'too_many_requests');
    renderSignedIn(<ProfileTab />);
    await username();
    await save();
    expect((await screen.findByText(/The profile was not saved/)).textContent).toContain(
      'errorTooManyRequests',
    );
    server.silence(updateUser);
    await save();
    await screen.findByText('Something went wrong. The profile was not saved.');
  });

  test('sends the confirmation mail again', async () => {
    server.answer(getUser, { ...buyer, email_confirmed: false });
    server.answer(resendConfirmation, {});
    renderSignedIn(<ProfileTab />);
    await screen.findByText('Not confirmed yet');
    await userEvent.click(screen.getByRole('button', { name: 'Resend the email' }));
    await screen.findByText('We have sent you a link.');
  });
});

describe('the TRC20 address', () => {
  test('is validated before sending', async () => {
    renderSignedIn(<ProfileTab />);
    await retype(await address(), 'TJYeas');
    await save();
    expect(
      screen.getByText(/A TRC20 address starts with T and has 34.letters and digits/),
    ).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('can only be changed with the password', async () => {
    server.refuse(updateUser, 'password_wrong');
    renderSignedIn(<ProfileTab />);
    await retype(await address(), ADDRESS);
    await save();
    const dialog = await screen.findByRole('dialog', { name: 'Confirm the new address' });
    expect(dialog.textContent).toContain(ADDRESS);
    expect(server.callsOf(updateUser)).toEqual([]);
    await enterPassword(dialog, 'Save');
    expect(await within(dialog).findByText('said by the server: passwordWrong')).toBeTruthy();

    server.answer(updateUser, { ...buyer, trc20_address: ADDRESS });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await screen.findByText('Profile saved');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.callsOf(updateUser).at(-1)?.body).toEqual({
      username: 'alice',
      trc20_address: ADDRESS,
      password: 'secret-words',
    });
  });

  test('closes the confirmation when its checksum is wrong', async () => {
    server.refuse(updateUser, 'trc20_invalid');
    renderSignedIn(<ProfileTab />);
    await retype(await address(), ADDRESS);
    await save();
    await enterPassword(await screen.findByRole('dialog'), 'Save');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await screen.findByText('This is not a TRC20 wallet address. Check every character.');
    expect((await address()).value).toBe(ADDRESS);
  });
});

describe('the avatar', () => {
  const choose = async (file: File) => {
    const input = await screen.findByLabelText<HTMLInputElement>('Avatar', { selector: 'input' });
    await userEvent.setup({ applyAccept: false }).upload(input, file);
  };
  const picture = (bytes = 10, type = 'image/png') =>
    new File([new Uint8Array(bytes)], 'me', { type });

  test('is uploaded at once: preview, progress, and the new picture', async () => {
    const answer = Promise.withResolvers<{ filepath: string }>();
    server.answer(uploadImage, () => answer.promise);
    const { container } = renderSignedIn(<ProfileTab />);
    await choose(picture());
    const progress = await screen.findByRole('progressbar', { name: 'Uploading the image' });
    await waitFor(() => expect(progress.getAttribute('aria-valuenow')).toBe('50'));
    expect(container.querySelector('img')?.getAttribute('src')).toBe('blob:preview');
    answer.resolve({ filepath: '/media/1.webp' });
    await screen.findByText('Profile saved');
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/media/1.webp');
    expect(screen.queryByRole('progressbar')).toBeNull();
    const { body, headers } = server.callsOf(uploadImage)[0] ?? {};
    expect(body instanceof FormData && body.get('file')).toBeInstanceOf(File);
    expect(headers?.get('Authorization')).toMatch(/^Bearer /);
  });

  test.each([
    [picture(1, 'image/gif'), 'Upload a PNG or JPEG image.'],
    [picture(AVATAR_MAX_BYTES + 1), 'The image can be at most 5\u00a0MB.'],
  ])('is refused before sending (%#)', async (file, text) => {
    renderSignedIn(<ProfileTab />);
    await choose(file);
    expect(await screen.findByText(withSpaces(text))).toBeTruthy();
    expect(server.callsOf(uploadImage)).toEqual([]);
  });

  test.each([
    ['image_type', 'Upload a PNG or JPEG image.'],
    ['image_too_large', 'The image can be at most 5\u00a0MB.'],
    ['image_unreadable', 'Failed to upload the image. Try another one.'],
    ['unavailable', 'said by the server: errorUnavailable'],
  ] as const)('shows why the server refused it: %s', async (code, text) => {
    server.refuse(uploadImage, code);
    renderSignedIn(<ProfileTab />);
    await choose(picture());
    expect(await screen.findByText(withSpaces(text))).toBeTruthy();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  test('reports a lost connection', async () => {
    renderSignedIn(<ProfileTab />);
    await choose(picture());
    await screen.findByText('Failed to upload the image. Try another one.');
  });

  test('can be removed', async () => {
    server.answer(getUser, { ...buyer, image_url: '/media/1.webp' });
    server.answer(removeImage, {});
    const { container } = renderSignedIn(<ProfileTab />);
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    await screen.findByText('Profile saved');
    expect(container.querySelector('img')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
  });
});

describe('emails about unpaid orders', () => {
  test('are turned off at once, and stay on after a refusal', async () => {
    runtimeConfig.mail = true;
    server.answer(updateUser, { ...buyer, unpaid_mails: false });
    renderSignedIn(<ProfileTab />);
    const name = 'An order was declined, canceled or not paid in time';
    const choice = await screen.findByRole<HTMLInputElement>('switch', { name });
    expect(choice.checked).toBe(true);
    await userEvent.click(choice);
    await screen.findByText('Profile saved');
    expect(choice.checked).toBe(false);
    expect(server.callsOf(updateUser)[0]?.body).toEqual({ unpaid_mails: false });
    server.refuse(updateUser, 'unavailable');
    await userEvent.click(choice);
    await waitFor(() => expect(choice.checked).toBe(false));
  });

  test('cannot be chosen in a shop that sends none', async () => {
    runtimeConfig.mail = false;
    renderSignedIn(<ProfileTab />);
    await username();
    expect(screen.queryByText('Email notifications')).toBeNull();
  });
});

describe('Telegram', () => {
  const linked = { ...buyer, tg_data: { first_name: 'Anna', last_name: 'Levina' } };
  const notifications = {
    subscription_ends: true,
    payment_received: false,
    access_changed: false,
    order_unpaid: false,
    ticket_answered: false,
  };

  test('is hidden in a shop without a bot', async () => {
    renderSignedIn(<ProfileTab />);
    await username();
    expect(screen.queryByRole('heading', { name: 'Telegram' })).toBeNull();
  });

  test('is connected through the chat, whose link stays visible', async () => {
    runtimeConfig.telegram = true;
    const url = 'https://t.me/sesame_bot?start=abc';
    const answer = Promise.withResolvers<{ url: string }>();
    server.answer(linkTelegram, () => answer.promise);
    server.answer(getTelegramLink, { state: 'waiting' });
    const tab = { opener: window, close: vi.fn(), location: { replace: vi.fn() } };
    // The page uses only this part of a window.
    vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    renderSignedIn(<ProfileTab />);
    await userEvent.click(await screen.findByRole('button', { name: 'Connect Telegram' }));
    expect(
      screen.getByRole<HTMLButtonElement>('button', { name: 'Connect Telegram' }).disabled,
    ).toBe(true);
    answer.resolve({ url });
    const link = await screen.findByRole('link', { name: 'Open Telegram' });
    expect(link.getAttribute('href')).toBe(url);
    expect(tab.location.replace).toHaveBeenCalledWith(url);
    expect(tab.opener).toBeNull();
    expect(screen.getByText(/Press START/)).toBeTruthy();

    server.answer(getTelegramNotifications, notifications);
    server.answer(getUser, linked);
    // The user returns from the chat.
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText('Connected as Anna Levina')).toBeTruthy();
  });

  test('reports a Telegram account connected to another user, and offers another link', async () => {
    runtimeConfig.telegram = true;
    server.answer(linkTelegram, { url: 'https://t.me/sesame_bot?start=abc' });
    server.answer(getTelegramLink, { state: 'taken' });
    // The page uses only this part of a window.
    vi.spyOn(window, 'open').mockReturnValue({
      location: { replace: vi.fn() },
    } as unknown as Window);
    renderSignedIn(<ProfileTab />);
    await userEvent.click(await screen.findByRole('button', { name: 'Connect Telegram' }));
    expect((await screen.findByRole('alert')).textContent).toContain(
      'This Telegram account is connected to another account of this shop.',
    );
    expect(screen.getByRole('button', { name: 'Connect Telegram' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Open Telegram' })).toBeNull();
    server.answer(linkTelegram, { url: 'https://t.me/sesame_bot?start=def' });
    server.answer(getTelegramLink, { state: 'waiting' });
    await userEvent.click(screen.getByRole('button', { name: 'Connect Telegram' }));
    await screen.findByRole('link', { name: 'Open Telegram' });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('reports that the link could not be loaded', async () => {
    runtimeConfig.telegram = true;
    server.refuse(linkTelegram, 'too_many_requests');
    const close = vi.fn();
    // The page uses only this part of a window.
    vi.spyOn(window, 'open').mockReturnValue({ close } as unknown as Window);
    renderSignedIn(<ProfileTab />);
    await userEvent.click(await screen.findByRole('button', { name: 'Connect Telegram' }));
    expect((await screen.findByRole('alert')).textContent).toContain('errorTooManyRequests');
    expect(close).toHaveBeenCalled();
  });

  test('shows the connected account and is disconnected with the password', async () => {
    runtimeConfig.telegram = true;
    server.answer(getUser, linked);
    server.answer(getTelegramNotifications, notifications);
    server.answer(unlinkTelegram, {});
    renderSignedIn(<ProfileTab />);
    const name = await screen.findByRole<HTMLButtonElement>('button', {
      name: 'Connected as Anna Levina',
    });
    expect(name.disabled).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Disconnect' }));
    await enterPassword(
      await screen.findByRole('dialog', { name: 'Disconnect Telegram' }),
      'Disconnect',
    );
    await screen.findByRole('button', { name: 'Connect Telegram' });
    expect(server.callsOf(unlinkTelegram)[0]?.body).toEqual({ password: 'secret-words' });
    // The confirmation is inside the profile form but must not submit it.
    expect(server.callsOf(updateUser)).toEqual([]);
  });

  test('shows the chosen notifications, and reverts a choice that the server refused', async () => {
    runtimeConfig.telegram = true;
    server.answer(getUser, linked);
    server.answer(getTelegramNotifications, notifications);
    server.answer(updateTelegramNotifications, { ...notifications, payment_received: true });
    renderSignedIn(<ProfileTab />);
    const received = await screen.findByRole<HTMLInputElement>('switch', {
      name: 'A payment was received',
    });
    await userEvent.click(received);
    await screen.findByText('Profile saved');
    expect(received.checked).toBe(true);
    expect(server.callsOf(updateTelegramNotifications)[0]?.body).toEqual({
      payment_received: true,
    });

    server.refuse(updateTelegramNotifications, 'unavailable');
    await userEvent.click(received);
    await screen.findByText('said by the server: errorUnavailable');
    expect(received.checked).toBe(true);
  });
});

/** Replaces no-break spaces, for comparing with the text of the page. */
function withSpaces(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}
