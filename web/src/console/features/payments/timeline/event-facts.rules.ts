import type { ConsolePayment } from '@sesame/contract/console/payments/payment-detail.ts';

type Detail = ConsolePayment['events'][number]['detail'];

/** One value stored with an event, and how to display it. */
export type EventFact = { key: string } & (
  | { format: 'state' | 'actor' | 'method' | 'reported' | 'reason'; code: string }
  | { format: 'flags'; codes: readonly string[] }
  | { format: 'dollars'; cents: number }
  | { format: 'sum'; minor: number; currency: string }
  | { format: 'yes'; is: boolean }
  | { format: 'payment' | 'proof'; id: string }
  | { format: 'moment'; at: string }
  | { format: 'plain'; text: string }
);

type Format = EventFact['format'];

/** How to display each field of the server; an unknown field is shown as it is. */
const formats: Readonly<Record<string, Format>> = {
  from: 'state',
  by: 'actor',
  method: 'method',
  state: 'reported',
  reason: 'reason',
  flags: 'flags',
  captured_cents: 'dollars',
  amount_cents: 'dollars',
  refunded_cents: 'dollars',
  owed_cents: 'dollars',
  amount_minor: 'sum',
  proof: 'proof',
  orderId: 'payment',
  payment: 'payment',
  merchantMatches: 'yes',
  needsReview: 'yes',
  capturedMinor: 'sum',
  refundedMinor: 'sum',
};

/**
 * Fields that are not listed separately: the currency is shown with its amount, refunds and double
 * payments are shown elsewhere.
 */
const HIDDEN = new Set(['capturedCurrency', 'policy', 'refunds']);
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The values of an event; empty ones are left out. @param currency the currency the payment was charged in */
export function factsOf(detail: Detail, currency: string): EventFact[] {
  const { report, ...own } = detail;
  return [
    ...readAll(own, currency),
    // An event that requires a decision stores what the gateway reported at that moment.
    ...(isFields(report) ? readAll(report, currency, 'report_') : []),
  ];
}

function readAll(fields: Detail, charged: string, prefix = ''): EventFact[] {
  const { capturedCurrency } = fields;
  const currency = typeof capturedCurrency === 'string' ? capturedCurrency : charged;
  return Object.entries(fields)
    .filter(([name, value]) => !HIDDEN.has(name) && !isNothing(value))
    .map(([name, value]) => ({
      key: `${prefix}${name}`,
      ...(readAs(formats[name], value, currency) ?? readAsIs(value)),
    }));
}

type Reading = EventFact extends infer Fact
  ? Fact extends unknown
    ? Omit<Fact, 'key'>
    : never
  : never;

/** Undefined when the value does not have the expected type. */
function readAs(format: Format | undefined, value: unknown, currency: string): Reading | undefined {
  switch (format) {
    case 'state':
    case 'actor':
    case 'method':
    case 'reported':
    case 'reason':
      return typeof value === 'string' ? { format, code: value } : undefined;
    case 'flags':
      return Array.isArray(value) ? { format, codes: value.map(String) } : undefined;
    case 'dollars':
      return typeof value === 'number' ? { format, cents: value } : undefined;
    case 'sum':
      return typeof value === 'number' ? { format, minor: value, currency } : undefined;
    case 'yes':
      return typeof value === 'boolean' ? { format, is: value } : undefined;
    case 'payment':
    case 'proof':
      return typeof value === 'string' && UUID.test(value) ? { format, id: value } : undefined;
    default:
      return undefined;
  }
}

function readAsIs(value: unknown): Reading {
  if (typeof value !== 'string') return { format: 'plain', text: JSON.stringify(value) };
  return MOMENT.test(value) ? { format: 'moment', at: value } : { format: 'plain', text: value };
}

function isNothing(value: unknown): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

function isFields(value: unknown): value is Detail {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
