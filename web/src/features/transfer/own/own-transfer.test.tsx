import { getTransfer, sendTransferProof, type Transfer } from '@sesame/contract/shop/transfers.ts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { routeKey } from '../../../api/client/route-query.ts';
import { fakeUploads } from '../../../test/fake-upload.ts';
import { freshServer } from '../../../test/fresh-server.ts';
import { renderSignedIn } from '../../../test/render-signed-in.tsx';
import { speak } from '../../../test/speak.ts';
import { transfer } from '../../../test/transfer.ts';
import { TransferScreen } from '../transfer-screen.tsx';

const { id } = transfer();
const path = `/api-payment/api/v1/transfer/${id}`;
const own = { ...getTransfer, path };
const proof = { ...sendTransferProof, path: `${path}/proof` };
const pdf = new File(['%PDF-1.7'], 'transfer.pdf', { type: 'application/pdf' });

const server = freshServer();
beforeEach(() => {
  fakeUploads();
  vi.useFakeTimers({ now: new Date('2026-03-10T12:00:00Z'), shouldAdvanceTime: true });
});

function open(over: Partial<Transfer> = {}, step = '') {
  server.answer(own, transfer(over));
  history.replaceState(null, '', `/buy-loading-cis?payment=${id}${step}`);
  return renderSignedIn(<TransferScreen />);
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText('Proof of payment (PDF, PNG or JPEG)'), {
    target: { files: [file] },
  });

describe('a transfer that waits for its money', () => {
  test('shows account, amount, reference and deadline', async () => {
    open();
    await heading('Transfer to this account');
    expect(screen.queryByText(/This is a demonstration/)).toBeNull();
    expect(screen.getByRole('timer').textContent).toBe('24:00:00');
    for (const shown of ['0000 1234 5678 9012', 'Ivan P.', 'Example Bank', '482 173 095']) {
      expect(screen.getByText(shown)).toBeDefined();
    }
    expect(screen.getAllByText('$10.68')).toHaveLength(2);
    expect(screen.getByText('Askara Pro, 3 months')).toBeDefined();
    expect(screen.getByText('On working days.')).toBeDefined();
  });

  test('shows rubles if the method charges them, in the language of the page', async () => {
    await speak('ru');
    const rate_at = '2026-03-10T12:00:00.000Z';
    open({ charge: { currency: 'RUB', rate: 100, rate_at, source: 'cbr', amount: 1_068 } });
    await heading('Переведите на\u00a0этот счёт');
    expect(screen.getAllByText('1 068,00 ₽')).toHaveLength(2);
    expect(screen.getByText('Askara Pro, 3 месяца, $10.68')).toBeDefined();
    expect(screen.getByText('По рабочим дням.')).toBeDefined();
  });

  test('colors only the last quarter of an hour', async () => {
    open({ expires_at: '2026-03-10T12:10:00.000Z' });
    await heading('Transfer to this account');
    expect(screen.getByRole('timer').textContent).toBe('10:00');
    expect(screen.getByText('10 minutes left to pay')).toBeDefined();
  });

  test('accepts a proof of payment, and then waits for operators', async () => {
    open();
    await heading('Transfer to this account');
    click('I made a payment');
    const attach = await heading('Attach proof of payment');
    expect(location.search).toBe(`?payment=${id}&step=proof`);
    await waitFor(() => expect(document.activeElement).toBe(attach));
    expect(screen.getByRole('button', { name: 'Send proof of payment' })).toHaveProperty(
      'disabled',
      true,
    );

    choose(new File(['x'], 'page.html', { type: 'text/html' }));
    expect(await screen.findByText('A file must be a PNG, JPEG or PDF.')).toBeDefined();
    choose(pdf);
    const sent = transfer({
      state: 'checking',
      proofs_left: 0,
      proof_at: '2026-03-10T12:01:00Z',
    });
    server.answer(proof, sent);
    server.answer(own, sent);
    click('Send proof of payment');
    await heading('Checking your payment');
    expect(server.callsOf(proof)).toHaveLength(1);
    expect(location.search).toBe(`?payment=${id}`);
    expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toBeDefined();
  });

  test('shows why a proof was not uploaded, and keeps it for another attempt', async () => {
    open({}, '&step=proof');
    await heading('Attach proof of payment');
    choose(pdf);
    server.refuse(proof, 'attachment_too_large');
    click('Send proof of payment');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('said by the server: attachmentTooLarge');
    expect(screen.getByText('transfer.pdf')).toBeDefined();
    server.silence(proof);
    click('Send proof of payment');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('No connection'));
  });
});

describe('the decision of an operator', () => {
  test('is shown without a reload', async () => {
    open({ state: 'checking', proofs_left: 0, proof_at: '2026-03-10T12:01:00Z' });
    await heading('Checking your payment');
    server.answer(own, transfer({ state: 'paid', access_until: '2026-06-10T12:00:00.000Z' }));
    await act(() => vi.advanceTimersByTimeAsync(11_000));
    await heading('Askara Pro is active');
    expect(screen.getByText('Active till 10.06.2026')).toBeDefined();
    const calls = server.callsOf(own).length;
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(server.callsOf(own)).toHaveLength(calls);
  });

  test('shows the reason of a rejected proof, and allows another', async () => {
    open({ state: 'refused', refusal: 'The sum is not readable', proofs_left: 4 });
    await heading('The proof of payment was not accepted');
    expect(screen.getByRole('alert').textContent).toContain('The sum is not readable');
    click('Try another file');
    await heading('Attach proof of payment');
    fireEvent.click(screen.getByRole('link', { name: 'Back to the details' }));
    await heading('Transfer to this account');
  });

  test('leaves only support when no other proof is allowed', async () => {
    open({ state: 'refused', refusal: 'Not ours', proofs_left: 0 });
    await heading('The proof of payment was not accepted');
    expect(screen.queryByRole('button', { name: 'Try another file' })).toBeNull();
    const link = screen.getByRole('link', { name: 'Contact support' });
    expect(link.getAttribute('href')).toBe(`/help-ticket-create?payment=${id}`);
  });

  test('can be a review, when the sum does not match', async () => {
    open({ state: 'review', proofs_left: 0 });
    await heading('Payment under review');
  });

  test('can be a refund', async () => {
    open({ state: 'refunded', proofs_left: 0 });
    await heading('This payment was refunded');
    expect(screen.getByRole('link', { name: 'Order again' }).getAttribute('href')).toBe(
      '/dashboard/subscriptions?order=1&again',
    );
  });
});

describe('an expired transfer', () => {
  test('accepts a proof of money that was sent anyway', async () => {
    open({ state: 'ended', refusal: 'Too dark to read', proofs_left: 3 });
    await heading('These details are out of date');
    expect(
      screen.getByText('The last proof of payment was not accepted: Too dark to read'),
    ).toBeDefined();
    choose(pdf);
    const sent = transfer({
      state: 'checking',
      proofs_left: 0,
      proof_at: '2026-03-12T12:00:00Z',
    });
    server.answer(proof, sent);
    server.answer(own, sent);
    click('Send proof of payment');
    await heading('Checking your payment');
  });

  test('says when no more proofs are allowed, and leads to a new order', async () => {
    open({ state: 'ended', proofs_left: 0 });
    await heading('These details are out of date');
    expect(screen.queryByRole('button', { name: 'Send proof of payment' })).toBeNull();
    const again = screen.getByRole('link', { name: 'Did not pay? Get new details' });
    expect(again.getAttribute('href')).toBe('/dashboard/subscriptions?order=1&again');
  });
});

test('without a bank account of the shop no money is requested', async () => {
  open({ bank_details: null });
  await heading('Transfers are not accepted at the moment');
  expect(screen.getByRole('button', { name: 'Send proof of payment' })).toBeDefined();
});

test('another buyer’s or an unknown payment is shown as missing', async () => {
  server.refuse(own, 'not_found');
  history.replaceState(null, '', `/buy-loading-cis?payment=${id}`);
  renderSignedIn(<TransferScreen />);
  await heading('Payment not found');
});

test('a transfer that failed to load can be reloaded', async () => {
  history.replaceState(null, '', `/buy-loading-cis?payment=${id}`);
  const { client } = renderSignedIn(<TransferScreen />);
  await heading('The payment did not load');
  server.answer(own, transfer());
  click('Try again');
  await heading('Transfer to this account');
  expect(client.getQueryData(routeKey(getTransfer, { params: { id } }))).toBeDefined();
});
