import type { WireAnswer } from '../kit/answer-with-fault.ts';
import type { Emulator } from '../kit/emulator.ts';
import type { Fitting, Serve } from '../kit/wire/wire.ts';
import { missing } from './errors.ts';
import type { disputeUpdated } from './events.ts';
import type { MethodStore } from './methods.ts';
import type { Session } from './session.ts';

/** Names a payment by its charge or by its payment intent. */
export interface OfPayment {
  readonly charge?: string | undefined;
  readonly payment_intent?: string | undefined;
}

/** What the routes of the API share. */
export interface StripeApi {
  readonly emulator: Emulator<Session>;
  readonly serve: Serve;
  readonly context: Parameters<typeof disputeUpdated>[0];
  readonly methods: MethodStore;
  readonly livemode: boolean;
  /** Runs a change under its idempotency key; a repeat gets the same answer. */
  readonly change: (
    request: Fitting<unknown, unknown>,
    work: () => object,
  ) => WireAnswer | Promise<WireAnswer>;
  readonly all: () => readonly Session[];
  readonly findOfIntent: (id: string) => Session | undefined;
  readonly getSession: (id: string) => Session;
  /** The session of a charge or a payment intent. */
  readonly getOf: (of: OfPayment) => Session;
  /** The sessions of a charge or a payment intent; all without one. */
  readonly listOf: (of: OfPayment) => readonly Session[];
}

export function ok(body: object): WireAnswer {
  return { status: 200, body };
}

export function found<T>(object: T | null | undefined, what: string, id: string): T {
  if (object === null || object === undefined) throw missing(what, id);
  return object;
}
