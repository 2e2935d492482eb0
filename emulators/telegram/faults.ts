import * as z from 'zod/mini';

export const faultsSchema = z.strictObject({
  /**
   * Faults of the bot's messages:
   * - `too_many`: refused with 429 and `retry_after`.
   * - `server_error`: answered with 502.
   * - `drop_after`: sent, but the connection is cut instead of an answer.
   */
  send: z.optional(z.enum(['ok', 'too_many', 'server_error', 'drop_after'])),
  retry_after: z.optional(z.int().check(z.gte(1), z.lte(3_600))),
  /** Switches off after it was applied once. */
  once: z.optional(z.boolean()),
});
export type Faults = z.infer<typeof faultsSchema>;
export type SendFault = Exclude<NonNullable<Faults['send']>, 'ok'>;

export interface FaultSwitch {
  set(faults: Faults): void;
  current(): Faults;
  /** The fault for the message being sent now. */
  strike(): { readonly kind: SendFault; readonly retryAfterS: number } | undefined;
}

export function createFaultSwitch(): FaultSwitch {
  let faults: Faults = {};
  return {
    set(next) {
      faults = next;
    },
    current: () => faults,
    strike() {
      const { send: kind, retry_after: retryAfterS = 3, once } = faults;
      if (kind === undefined || kind === 'ok') return undefined;
      if (once) faults = {};
      return { kind, retryAfterS };
    },
  };
}
