import type { FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { WireAnswer } from '../answer-with-fault.ts';
import type { FaultPlace } from '../faults.ts';
import type { Refusal } from '../refusal.ts';

/**
 * One call of a provider's API. Requests are refused unless they fit; an answer that does not fit is an error of the
 * emulator. So neither the shop nor the emulator can misread the protocol alone.
 */
export interface WireCall<Q = unknown, B = unknown> {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** With `:id` for a parameter. */
  readonly path: string;
  /** The fault that applies to it; without one it never fails. */
  readonly place?: FaultPlace;
  /** Without one the query must be empty. */
  readonly query?: z.ZodMiniType<Q>;
  /** Without one the body must be empty. */
  readonly body?: z.ZodMiniType<B>;
  readonly answer: z.ZodMiniType;
}

/** The protocol of a provider: everything that the shop and the provider send each other. */
export interface Wire {
  readonly calls: Readonly<Record<string, WireCall>>;
  /** The body of a webhook. */
  readonly webhook: z.ZodMiniType;
  /** The body of a refusal. */
  readonly failure: z.ZodMiniType;
  /** The provider's refusal of a request that does not fit. */
  refuse(issues: readonly z.core.$ZodIssue[]): Refusal;
}

/** Declares a call; only infers its types. */
export function wireCall<Q = Empty, B = Empty>(call: WireCall<Q, B>): WireCall<Q, B> {
  return call;
}

type Empty = Readonly<Record<string, never>>;

/** A request that fits its call. */
export interface Fitting<Q, B> {
  readonly query: Q;
  readonly body: B;
  /** The `:id` of the path, empty where there is none. */
  readonly id: string;
  readonly headers: FastifyRequest['headers'];
  readonly url: string;
}

/** Registers a call: its request is read by the schemas, `work` answers it, and the answer is checked. */
export type Serve = <Q, B>(
  call: WireCall<Q, B>,
  work: (request: Fitting<Q, B>) => Promise<WireAnswer> | WireAnswer,
) => void;
