import { resendConfirmation } from '@sesame/contract/shop/users.ts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { dropToken } from '../../api/session/token-store.ts';
import { renderSignedIn } from '../../test/render-signed-in.tsx';
import { fakeShop } from '../../test/shop.ts';
import { speak } from '../../test/speak.ts';
import { ConfirmEmailNote } from './confirm-email-note.tsx';

let shop: ReturnType<typeof fakeShop>;
beforeEach(async () => {
  shop = fakeShop();
  await speak('en');
});
afterEach(() => {
  dropToken();
});

test('names the address and sends another mail', async () => {
  shop.answer(resendConfirmation, {});
  renderSignedIn(<ConfirmEmailNote className="" email="alice@example.com" />);
  await screen.findByText(
    'Confirm your email: open the link in the message sent to alice@example.com.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Resend the email' }));
  await screen.findByText('We have sent you a link.');
  expect(shop.callsOf(resendConfirmation)).toHaveLength(1);
  expect(screen.queryByRole('button')).toBeNull();
});

test('shows why no mail was sent', async () => {
  shop.refuse(resendConfirmation, 'too_many_requests');
  renderSignedIn(<ConfirmEmailNote className="" email="alice@example.com" />);
  await userEvent.click(await screen.findByRole('button', { name: 'Resend the email' }));
  await screen.findByText(/errorTooManyRequests/);
  expect(screen.getByRole('button', { name: 'Resend the email' })).toBeTruthy();
});
