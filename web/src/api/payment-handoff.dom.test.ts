import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  offerHandoff,
  type PaymentReport,
  reportPayment,
  takeHandoff,
  watchPaymentReports,
  withdrawHandoff,
} from './payment-handoff.ts';

const request = { gateway: 'card', priceId: 7, promocode: 'AUTUMN20' };

beforeEach(() => localStorage.clear());

describe('the handoff from the order sheet to the payment page', () => {
  it('is taken once', () => {
    const id = offerHandoff(request, 1_068);
    expect(takeHandoff(request)).toMatchObject({ id, expectedTotalCents: 1_068 });
    expect(takeHandoff(request)).toBeNull();
  });

  it.each([
    { ...request, gateway: 'ton' },
    { ...request, priceId: 8 },
    { ...request, promocode: null },
  ])('is not for a page with other parameters: %o', (other) => {
    offerHandoff(request, 1_068);
    expect(takeHandoff(other)).toBeNull();
    expect(takeHandoff(request)).not.toBeNull();
  });

  it('can be withdrawn', () => {
    offerHandoff(request, 1_068);
    withdrawHandoff();
    expect(takeHandoff(request)).toBeNull();
  });

  it('lives for a minute', () => {
    vi.useFakeTimers();
    offerHandoff(request, 1_068);
    vi.advanceTimersByTime(60_000);
    expect(takeHandoff(request)).toBeNull();
  });

  it('ignores what it did not write', () => {
    for (const value of ['', '{', '1', '{"id":1}', '[]']) {
      localStorage.setItem('sesame:payment-handoff', value);
      expect(takeHandoff(request)).toBeNull();
    }
  });

  it('works without storage: no handoff, no crash', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    offerHandoff(request, 1_068);
    vi.restoreAllMocks();
    expect(takeHandoff(request)).toBeNull();
  });
});

describe('the report from the payment page to the order sheet', () => {
  it('reaches the other tab by the storage event, until it stops listening', () => {
    const heard: PaymentReport[] = [];
    const stop = watchPaymentReports((report) => heard.push(report));
    const report = { handoffId: 'h', kind: 'started', paymentId: 'p' } as const;
    reportPayment(report);
    window.dispatchEvent(new StorageEvent('storage', { key: 'sesame:payment-report' }));
    expect(heard).toEqual([report]);
    stop();
    window.dispatchEvent(new StorageEvent('storage', { key: 'sesame:payment-report' }));
    expect(heard).toHaveLength(1);
  });

  it('is read again when the tab is seen again', () => {
    const heard: PaymentReport[] = [];
    const stop = watchPaymentReports((report) => heard.push(report));
    reportPayment({ handoffId: 'h', kind: 'refused', message: 'no', priceId: null });
    document.dispatchEvent(new Event('visibilitychange'));
    expect(heard).toHaveLength(1);
    stop();
  });
});
