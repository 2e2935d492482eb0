import type { OrderedChange } from '@sesame/contract/shared/orders/plan-change.ts';
import { randomId } from '../client/random-id.ts';

/**
 * The order sheet and the payment page are two tabs of one origin that must not hold references to each other's window,
 * because the payment page soon leads to a payment provider. They communicate through local storage.
 * Sheet → page: a one-time handoff. Only a page that finds one for exactly its own parameters may start a payment
 * without a click; a link from elsewhere never finds one. Page → sheet: a report of the server's answer.
 */
export type PaymentRequest = {
  gateway: string;
  priceId: number;
  promocode: string | null;
  /** Bought as a gift. */
  gift?: boolean;
};
export type Handoff = PaymentRequest & {
  id: string;
  expectedTotalCents: number;
  /** In the currency that the method charges, if not dollars. */
  expectedChargeMinor: number | null;
  /** The buyer agreed to have what they pay with saved. */
  saves: boolean;
  /** The text by which the buyer agreed to automatic renewal; null when they did not. */
  renewText: string | null;
  /** Absent or null for an ordinary order. */
  change?: OrderedChange | null;
  expiresAt: number;
};

export type PaymentReport =
  | { handoffId: string; kind: 'started'; paymentId: string }
  | { handoffId: string; kind: 'refused'; message: string; priceId: number | null };

const HANDOFF_KEY = 'sesame:payment-handoff';
const REPORT_KEY = 'sesame:payment-report';
const HANDOFF_LIFETIME_MS = 60_000;

/** Lets one payment page start a payment without a click. Without storage the page asks for one. */
export function offerHandoff(
  request: PaymentRequest,
  expectedTotalCents: number,
  expectedChargeMinor: number | null = null,
  agreed: Pick<Handoff, 'saves' | 'renewText' | 'change'> = { saves: false, renewText: null },
): string {
  const id = randomId();
  const handoff: Handoff = {
    ...request,
    id,
    expectedTotalCents,
    expectedChargeMinor,
    saves: agreed.saves,
    renewText: agreed.renewText,
    change: agreed.change ?? null,
    expiresAt: Date.now() + HANDOFF_LIFETIME_MS,
  };
  write(HANDOFF_KEY, handoff);
  return id;
}

/** Returns the handoff for exactly this request and removes it, so that a reload or a copied link finds none. */
export function consumeHandoff(request: PaymentRequest): Handoff | null {
  const handoff = read(HANDOFF_KEY);
  if (!isHandoff(handoff) || !isSameRequest(handoff, request)) return null;
  localStorage.removeItem(HANDOFF_KEY);
  return handoff.expiresAt > Date.now() ? handoff : null;
}

/** The buyer went back before the payment page loaded, so it must not start the payment. */
export function withdrawHandoff(): void {
  localStorage.removeItem(HANDOFF_KEY);
}

export function reportPayment(report: PaymentReport): void {
  write(REPORT_KEY, report);
}

/** Calls back with every report of another tab. @returns the unsubscribe function */
export function watchPaymentReports(listener: (report: PaymentReport) => void): () => void {
  const notify = () => {
    const report = read(REPORT_KEY);
    if (isReport(report)) listener(report);
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key === REPORT_KEY) notify();
  };
  // A frozen tab may miss the event, so it checks again when it becomes visible.
  const onVisible = () => {
    if (document.visibilityState === 'visible') notify();
  };
  window.addEventListener('storage', onStorage);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    window.removeEventListener('storage', onStorage);
    document.removeEventListener('visibilitychange', onVisible);
  };
}

function isSameRequest(left: PaymentRequest, right: PaymentRequest): boolean {
  return (
    left.gateway === right.gateway &&
    left.priceId === right.priceId &&
    left.promocode === right.promocode &&
    (left.gift ?? false) === (right.gift ?? false)
  );
}

function isHandoff(value: unknown): value is Handoff {
  return (
    isObject(value) &&
    typeof value.id === 'string' &&
    typeof value.expectedTotalCents === 'number' &&
    (value.expectedChargeMinor === null || typeof value.expectedChargeMinor === 'number') &&
    typeof value.saves === 'boolean' &&
    (value.gift === undefined || typeof value.gift === 'boolean') &&
    (value.renewText === null || typeof value.renewText === 'string') &&
    isChange(value.change) &&
    typeof value.expiresAt === 'number'
  );
}

function isChange(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  return (
    isObject(value) && typeof value.subscription === 'string' && typeof value.credit === 'number'
  );
}

function isReport(value: unknown): value is PaymentReport {
  if (!isObject(value) || typeof value.handoffId !== 'string') return false;
  return value.kind === 'started'
    ? typeof value.paymentId === 'string'
    : value.kind === 'refused' && typeof value.message === 'string';
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is disabled or full: the payment page asks for a click, the sheet watches the history.
  }
}

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}
