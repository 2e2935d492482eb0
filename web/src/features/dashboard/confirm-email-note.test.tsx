import { getUser, resendConfirmation } from '@sesame/contract/shop/users.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runtimeConfig } from '../../api/client/config.ts';
import { dropToken } from '../../api/session/token-store.ts';
import { renderSignedIn } from '../../test/render-signed-in.tsx';
import { buyer, fakeShop } from '../../test/shop.ts';
import { speak } from '../../test/speak.ts';
import { ConfirmEmailNote } from './confirm-email-note.tsx';

let shop: ReturnType<typeof fakeShop>;
beforeEach(async () => {
  shop = fakeShop();
  await speak('en');
});
afterEach(() => {
  runtimeConfig.mail = true;
  dropToken();
});

test('is shown until the email is confirmed, and sends another mail', async () => {
  shop.answer(getUser, { ...buyer, email_confirmed: false });
  shop.answer(resendConfirmation, {});
  renderSignedIn(<ConfirmEmailNote />);
  await screen.findByText(
    'Confirm your email: open the link in the message sent to alice@example.com.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Resend the email' }));
  await screen.findByText('We have sent you a link.');
  expect(shop.callsOf(resendConfirmation)).toHaveLength(1);
  expect(screen.queryByRole('button')).toBeNull();
});

test('shows why no mail was sent', async () => {
  shop.answer(getUser, { ...buyer, email_confirmed: false });
  shop.refuse(resendConfirmation, 'too_many_requests');
  renderSignedIn(<ConfirmEmailNote />);
  await userEvent.click(await screen.findByRole('button', { name: 'Resend the email' }));
  await screen.findByText(/errorTooManyRequests/);
  expect(screen.getByRole('button', { name: 'Resend the email' })).toBeTruthy();
});

test('is hidden once the email is confirmed', async () => {
  const { container } = renderSignedIn(<ConfirmEmailNote />);
  await waitFor(() => expect(shop.callsOf(getUser)).toHaveLength(1));
  expect(container.textContent).toBe('');
});

test('is hidden in a shop that sends no mails', async () => {
  runtimeConfig.mail = false;
  shop.answer(getUser, { ...buyer, email_confirmed: false });
  const { container } = renderSignedIn(<ConfirmEmailNote />);
  await waitFor(() => expect(shop.callsOf(getUser)).toHaveLength(1));
  expect(container.textContent).toBe('');
});
