import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  consumeHandoff,
  offerHandoff,
  type PaymentReport,
  reportPayment,
  watchPaymentReports,
  withdrawHandoff,
} from './payment-handoff.ts';

const request = { gateway: 'card', priceId: 7, promocode: 'AUTUMN20' };

beforeEach(() => localStorage.clear());

describe('the handoff from the order sheet to the payment page', () => {
  test('can be taken once', () => {
    const id = offerHandoff(request, 1_068);
    expect(consumeHandoff(request)).toMatchObject({ id, expectedTotalCents: 1_068 });
    expect(consumeHandoff(request)).toBeNull();
  });

  test.each([
    { ...request, gateway: 'ton' },
    { ...request, priceId: 8 },
    { ...request, promocode: null },
  ])('is not for a page with other parameters: %o', (other) => {
    offerHandoff(request, 1_068);
    expect(consumeHandoff(other)).toBeNull();
    expect(consumeHandoff(request)).not.toBeNull();
  });

  test('can be withdrawn', () => {
    offerHandoff(request, 1_068);
    withdrawHandoff();
    expect(consumeHandoff(request)).toBeNull();
  });

  test('expires after a minute', () => {
    vi.useFakeTimers();
    offerHandoff(request, 1_068);
    vi.advanceTimersByTime(60_000);
    expect(consumeHandoff(request)).toBeNull();
  });

  test('ignores other data in storage', () => {
    for (const value of ['', '{', '1', '{"id":1}', '[]']) {
      localStorage.setItem('sesame:payment-handoff', value);
      expect(consumeHandoff(request)).toBeNull();
    }
  });

  test('does not crash without storage; there is just no handoff', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    offerHandoff(request, 1_068);
    vi.restoreAllMocks();
    expect(consumeHandoff(request)).toBeNull();
  });
});

describe('the report from the payment page to the order sheet', () => {
  test('reaches the other tab by the storage event until it unsubscribes', () => {
    const reports: PaymentReport[] = [];
    const stop = watchPaymentReports((report) => reports.push(report));
    const report = { handoffId: 'h', kind: 'started', paymentId: 'p' } as const;
    reportPayment(report);
    window.dispatchEvent(new StorageEvent('storage', { key: 'sesame:payment-report' }));
    expect(reports).toEqual([report]);
    stop();
    window.dispatchEvent(new StorageEvent('storage', { key: 'sesame:payment-report' }));
    expect(reports).toHaveLength(1);
  });

  test('is read again when the tab becomes visible', () => {
    const reports: PaymentReport[] = [];
    const stop = watchPaymentReports((report) => reports.push(report));
    reportPayment({ handoffId: 'h', kind: 'refused', message: 'no', priceId: null });
    document.dispatchEvent(new Event('visibilitychange'));
    expect(reports).toHaveLength(1);
    stop();
  });
});
