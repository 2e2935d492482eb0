import { revokeGift } from '@sesame/contract/console/payments/gifts.ts';
import { getConsolePayment } from '@sesame/contract/console/payments/payment-detail.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { consolePayment, PAYMENT_ID } from '../../../../test/console-payment.ts';
import { fakeServer } from '../../../../test/fake-server.ts';
import { buildConsoleGift } from '../../../../test/gifts/build-console-gift.ts';
import { renderConsole } from '../../../../test/render-console.tsx';
import { speak } from '../../../../test/speak.ts';
import { chooseOption } from '../../../../test/user/choose-option.ts';
import { typeText } from '../../../../test/user/type-text.ts';
import { withId } from '../../../../test/with-id.ts';
import { PaymentActions } from '../payment-actions.tsx';
import { PaymentDialog } from '../payment-dialogs.tsx';
import { PaymentGift } from './payment-gift.tsx';

const gift = buildConsoleGift();
const revoke = withId(revokeGift, gift.id);
const onClose = vi.fn();
let server: ReturnType<typeof fakeServer>;
beforeEach(async () => {
  onClose.mockClear();
  server = fakeServer();
  server.answer(withId(getConsolePayment, PAYMENT_ID), consolePayment({ gift }));
  server.answer(revoke, { state: 'revoked' });
  await speak('en');
});

const open = (over: Parameters<typeof consolePayment>[0]) =>
  renderConsole(
    server,
    <PaymentDialog
      action="revoke_gift"
      onClose={onClose}
      payment={consolePayment({ state: 'paid', paid: 10.32, refunded: 2, gift, ...over })}
    />,
  );
async function submitReason() {
  await typeText(screen.getByLabelText('Reason'), 'A stolen card');
  await userEvent.click(screen.getByRole('button', { name: 'Revoke the gift' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  return server.callsOf(revoke)[0]?.body;
}

test('a gift is revoked with what is left of its money refunded, unless it is kept', async () => {
  open({});
  await chooseOption(screen.getByLabelText('The money'), 'Keep it, without a refund');
  expect(await submitReason()).toEqual({
    ...{ refund: 'keep', expected_amount: 8.32, reason: 'A stolen card' },
  });
});

test('the refund is proposed, and not offered while the payment is disputed', async () => {
  open({}).unmount();
  open({ state: 'disputed' });
  expect(screen.queryByLabelText('The money')).toBeNull();
  screen.getByText('The payment is disputed, so the bank decides about the money.');
  expect(await submitReason()).toMatchObject({ refund: 'keep' });
});

test('only a gift that waits can be revoked, and its panel says who redeemed it', async () => {
  const claim = {
    by: { id: PAYMENT_ID, username: 'boris' },
    at: '2026-04-12T09:00:00.000Z',
    credit: 12.9,
  };
  const payment = consolePayment({
    ...{ state: 'paid', paid: 10.32 },
    gift: buildConsoleGift({ state: 'claimed', claim }),
  });
  renderConsole(
    server,
    <>
      <PaymentActions onAction={vi.fn()} payment={payment} />
      <PaymentGift payment={payment} />
    </>,
  );
  await screen.findByRole('link', { name: 'boris' });
  expect(screen.getByText('$12.90')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Revoke the gift' })).toBeNull();
});
