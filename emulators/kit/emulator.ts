import type { FastifyInstance, FastifyReply } from 'fastify';
import type { WireAnswer } from './answer-with-fault.ts';
import type { FaultPlace } from './faults.ts';
import type { Outcome } from './outcomes.ts';
import type { PageDesign } from './page/page-design.ts';
import type { PaymentRecord } from './payment-record.ts';
import type { PaymentStore } from './payment-store.ts';
import type { SwitchBoard } from './switches.ts';
import type { Webhook, WebhookSender } from './webhook-sender.ts';
import type { Serve, Wire } from './wire/wire.ts';

/** Shared context of an emulator's routes and operations. */
export interface Emulator<P extends PaymentRecord> {
  readonly payments: PaymentStore<P>;
  readonly webhooks: WebhookSender;
  readonly now: () => Date;
  readonly unixNow: () => number;
  /** The public address, without a trailing slash; known once it listens. */
  readonly publicUrl: () => string;
  /** The address for webhooks when the protocol does not carry it; undefined until it is set. */
  readonly webhookUrl: () => string | undefined;
  /** The checkout page of a payment. */
  readonly payUrl: (id: string) => string;
  /** The position of one of the protocol's switches. */
  readonly switchOf: (name: string) => string;
  /** Does the work of a route and answers, applying the fault that is active for this place. */
  answer(
    reply: FastifyReply,
    place: FaultPlace | undefined,
    work: () => WireAnswer | Promise<WireAnswer>,
  ): Promise<FastifyReply>;
  /** Applies an outcome, stores the changed payment and sends its webhooks. Throws a `Refusal`. */
  decide(id: string, outcome: Outcome, amountMinor?: number): P;
}

/** Everything specific to one provider. */
export interface Protocol<P extends PaymentRecord> {
  /** The provider's name for pages: `Stripe`. */
  readonly title: string;
  /** The outcomes that its protocol has. */
  readonly outcomes: readonly Outcome[];
  /** Registers the API in a separate scope: the protocol defines content types, authentication and error bodies. */
  registerApi(app: FastifyInstance, emulator: Emulator<P>, serve: Serve): void | Promise<void>;
  /** The provider's protocol. An emulator that has one serves its calls only, by `serve`. */
  readonly wire?: Wire;
  /** An error body in the provider's format, for refusals by the kit (404, 429, 500, unreadable bodies). */
  failure(status: number, message: string): object;
  /** Changes beyond the common rules, such as protocol states and ids created at payment. */
  afterOutcome?(after: P, change: { before: P; outcome: Outcome; emulator: Emulator<P> }): P;
  /** The webhooks of an outcome, in sending order. */
  webhooksOf(after: P, change: { before: P; outcome: Outcome; emulator: Emulator<P> }): Webhook[];
  /** Where the payer's browser goes after an outcome; defaults to `returnUrl`. */
  returnTo?(payment: P, outcome: Outcome): string | undefined;
  /** Whether an answer of the shop acknowledges a webhook; by default any 2xx. */
  isAccepted?(answer: { status: number; text: string }): boolean;
  /** The settings that the shop needs; `url` is where the emulator listens. */
  shopSettings(url: string): Readonly<Record<string, string>>;
  /** Path of the API, if any: `/v3`. */
  readonly basePath?: string;
  /** The name of the file in the data folder in which payments survive a restart; without it they do not. */
  readonly file?: string;
  /** Behavior of the provider that tests can change; see `switches.ts`. */
  readonly switches?: SwitchBoard;
  /** What its checkout page shows beyond the kit's. */
  readonly page?: PageDesign;
}
