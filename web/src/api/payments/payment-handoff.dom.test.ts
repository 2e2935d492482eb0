import { beforeEach, describe, expect, it, vi } from 'vitest';
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
  it('can be taken once', () => {
    const id = offerHandoff(request, 1_068);
    expect(consumeHandoff(request)).toMatchObject({ id, expectedTotalCents: 1_068 });
    expect(consumeHandoff(request)).toBeNull();
  });

  it.each([
    { ...request, gateway: 'ton' },
    { ...request, priceId: 8 },
    { ...request, promocode: null },
  ])('is not for a page with other parameters: %o', (other) => {
    offerHandoff(request, 1_068);
    expect(consumeHandoff(other)).toBeNull();
    expect(consumeHandoff(request)).not.toBeNull();
  });

  it('can be withdrawn', () => {
    offerHandoff(request, 1_068);
    withdrawHandoff();
    expect(consumeHandoff(request)).toBeNull();
  });

  it('expires after a minute', () => {
    vi.useFakeTimers();
    offerHandoff(request, 1_068);
    vi.advanceTimersByTime(60_000);
    expect(consumeHandoff(request)).toBeNull();
  });

  it('ignores other data in storage', () => {
    for (const value of ['', '{', '1', '{"id":1}', '[]']) {
      localStorage.setItem('sesame:payment-handoff', value);
      expect(consumeHandoff(request)).toBeNull();
    }
  });

  it('does not crash without storage; there is just no handoff', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    offerHandoff(request, 1_068);
    vi.restoreAllMocks();
    expect(consumeHandoff(request)).toBeNull();
  });
});

describe('the report from the payment page to the order sheet', () => {
  it('reaches the other tab by the storage event until it unsubscribes', () => {
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

  it('is read again when the tab becomes visible', () => {
    const reports: PaymentReport[] = [];
    const stop = watchPaymentReports((report) => reports.push(report));
    reportPayment({ handoffId: 'h', kind: 'refused', message: 'no', priceId: null });
    document.dispatchEvent(new Event('visibilitychange'));
    expect(reports).toHaveLength(1);
    stop();
  });
});
