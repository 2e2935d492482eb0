import type { FastifyInstance } from 'fastify';
import type { Platform } from '../platform.ts';
import type { Session } from './call.ts';

/** Answers the session of a living token, or undefined. */
export type Authenticate = (tokenHash: Buffer) => Promise<Session | undefined>;

/** The HTTP side of a process: what `bind` attaches routes to. */
export interface Api {
  readonly fastify: FastifyInstance;
  readonly platform: Platform;
  readonly authenticate: Authenticate;
}
