import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { freshServer } from '../../test/fresh-server.ts';
import { ArtworkScreen } from './artwork-screen.tsx';
import { TransferScreen } from './transfer-screen.tsx';

const server = freshServer();
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2025-11-24T12:00:00Z') });
});

/** Second by second, because each one sets the timer of the next. */
const pass = (seconds: number) => {
  for (let second = 0; second < seconds; second++) act(() => vi.advanceTimersByTime(1_000));
};
/** A sleeping tab: the clock advances, timers do not fire. */
const sleep = (seconds: number) => {
  vi.setSystemTime(Date.now() + seconds * 1_000);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
};
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const timer = () => screen.getByRole('timer');

function open(search = '') {
  history.replaceState(null, '', `/buy-loading-cis${search}`);
  return render(<TransferScreen />);
}

const pdf = new File(['%PDF-1.7'], 'transfer.pdf', { type: 'application/pdf' });
const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText('Receipt (PDF)'), { target: { files: [file] } });

describe('the demo of a transfer', () => {
  test('is marked as a demo in every state', () => {
    open();
    expect(screen.getByText(/This is a demonstration/)).toBeDefined();
    pass(3);
    sleep(900);
    expect(screen.getByText(/This is a demonstration/)).toBeDefined();
  });

  test('loads the details, then counts down', () => {
    open();
    expect(heading()).toBe('Receiving credentials');
    pass(3);
    expect(heading()).toBe('Transfer to this account');
    expect(timer().textContent).toBe('15:00');
    expect(screen.getByText('0000 1234 5678 9012')).toBeDefined();
    pass(1);
    expect(timer().textContent).toBe('14:59');
    expect(timer().getAttribute('aria-live')).toBe('off');
  });

  test('announces ten, five and one minutes left, and nothing in between', () => {
    open();
    pass(3);
    const announced = new Set<string>();
    const status = screen.getByRole('status');
    for (let second = 0; second < 899; second++) {
      pass(1);
      const text = status.textContent;
      if (text) announced.add(text);
    }
    expect([...announced]).toEqual([
      '10 minutes left to pay',
      '5 minutes left to pay',
      '1 minute left to pay',
    ]);
  });

  test('checks, finds nothing, and sends a proof only if one is chosen', () => {
    open();
    pass(3);
    click('I made a payment');
    expect(heading()).toBe('Checking your payment');
    pass(5);
    expect(heading()).toBe('These details are out of date');
    const send = screen.getByRole('button', { name: 'Send receipt' });
    expect(send).toHaveProperty('disabled', true);

    choose(new File(['x'], 'transfer.png', { type: 'image/png' }));
    expect(screen.getByText('Only a PDF of up to 10 MB can be attached.')).toBeDefined();
    expect(send).toHaveProperty('disabled', true);

    choose(pdf);
    expect(screen.getByText('transfer.pdf')).toBeDefined();
    expect(screen.queryByText('Only a PDF of up to 10 MB can be attached.')).toBeNull();
    expect(send).toHaveProperty('disabled', false);
    click('Remove: transfer.pdf');
    expect(send).toHaveProperty('disabled', true);
  });

  test('rejects the proof without uploading it, and allows another attempt', () => {
    open();
    pass(3);
    sleep(900);
    choose(pdf);
    const calls = server.calls.length;
    click('Send receipt');
    expect(heading()).toBe('Sending the proof of payment');
    pass(3);
    expect(screen.getByRole('alert').textContent).toContain(
      'The proof of payment was not accepted',
    );
    expect(screen.getByRole('link', { name: 'Contact support' }).getAttribute('href')).toBe(
      '/help',
    );
    expect(server.calls).toHaveLength(calls);
    click('Try another file');
    click('Did not pay? Get new details');
    expect(heading()).toBe('Receiving credentials');
  });

  test('succeeds if the address says so', () => {
    open('?demo=success');
    pass(3);
    click('I made a payment');
    pass(5);
    expect(heading()).toBe('Askara Pro is active');
    expect(screen.getByText('Active till 24.02.2026')).toBeDefined();
    expect(screen.getByRole('link').getAttribute('href')).toBe('/dashboard/subscriptions');
  });

  test('is expired when the tab wakes up after the deadline', () => {
    open();
    pass(3);
    sleep(3_600);
    expect(heading()).toBe('These details are out of date');
  });
});

test('the illustration page shows that it waits', () => {
  render(<ArtworkScreen />);
  expect(screen.getByRole('status').textContent).toBe('One moment');
});
