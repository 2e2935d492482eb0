import type { FastifyInstance, FastifyReply } from 'fastify';
import type { WireAnswer } from './answer-with-fault.ts';
import type { FaultPlace } from './faults.ts';
import type { Notice, NoticeSender } from './notice-sender.ts';
import type { Outcome } from './outcomes.ts';
import type { PaymentRecord, PaymentStore } from './payment-record.ts';

/** What the routes and operations of an emulator work with. */
export interface Emulator<P extends PaymentRecord> {
  readonly payments: PaymentStore<P>;
  readonly notices: NoticeSender;
  readonly now: () => Date;
  readonly unixNow: () => number;
  /** Where a browser reaches this emulator, without a slash at the end; known once it listens. */
  readonly publicUrl: () => string;
  /** Where notices go when the protocol does not carry it; undefined until somebody said so. */
  readonly noticeUrl: () => string | undefined;
  /** The hosted page of a payment. */
  readonly payUrl: (id: string) => string;
  /** Does a route's work and answers, with the fault that is switched on for the place. */
  answer(
    reply: FastifyReply,
    place: FaultPlace,
    work: () => WireAnswer | Promise<WireAnswer>,
  ): Promise<FastifyReply>;
  /** Brings an outcome about, keeps the changed payment and sends its notices. Throws a `Refusal`. */
  decide(id: string, outcome: Outcome, amountMinor?: number): P;
}

/** What makes an emulator the one of its provider. */
export interface Protocol<P extends PaymentRecord> {
  /** The provider's name, for pages: `Stripe`. */
  readonly title: string;
  /** Those its protocol knows. */
  readonly outcomes: readonly Outcome[];
  /** The API in a scope of its own: content types, authentication hook and error shapes are the protocol's business. */
  registerApi(app: FastifyInstance, emulator: Emulator<P>): void | Promise<void>;
  /** An error body in the provider's shape, for what the kit has to refuse (404, 429, 500, an unreadable body). */
  failure(status: number, message: string): object;
  /** Changes beyond the common rules: the protocol's own words, ids made at payment. */
  afterOutcome?(after: P, change: { before: P; outcome: Outcome; emulator: Emulator<P> }): P;
  /** The notices that follow from an outcome, in sending order. */
  noticesOf(after: P, change: { before: P; outcome: Outcome; emulator: Emulator<P> }): Notice[];
  /** Where the payer's browser goes after an outcome, if not to `returnUrl`. */
  returnTo?(payment: P, outcome: Outcome): string | undefined;
  /** Whether an answer of the shop acknowledges a notice; any 2xx unless given. */
  isAccepted?(answer: { status: number; text: string }): boolean;
  /** What the shop must be told, by the names of its settings; `url` is where the emulator listens. */
  shopSettings(url: string): Readonly<Record<string, string>>;
  /** The API's base where it is not the bare address: `/v3`. */
  readonly basePath?: string;
}
