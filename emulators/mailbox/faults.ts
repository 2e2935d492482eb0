import * as z from 'zod/mini';

export const faultsSchema = z.strictObject({
  /**
   * - `refuse_421`: busy, at the greeting.
   * - `refuse_550`: unknown mailbox, at RCPT.
   * - `reject_554`: rejected for its content, after DATA.
   * - `hang`: accepts the mail and never answers.
   * - `drop_after_data`: accepts the mail and cuts the connection instead of answering.
   */
  smtp: z.optional(
    z.enum(['ok', 'refuse_421', 'refuse_550', 'reject_554', 'hang', 'drop_after_data']),
  ),
  /** Applies only to mails for this address; `refuse_421` happens before an address is known, so it applies to all. */
  to: z.optional(z.string().check(z.maxLength(254))),
  /** Switches off after it was applied once. */
  once: z.optional(z.boolean()),
});

export type Faults = z.infer<typeof faultsSchema>;
export type SmtpFault = NonNullable<Faults['smtp']>;

export interface FaultSwitch {
  set(faults: Faults): void;
  current(): Faults;
  /** Whether this fault applies now, at a stage with these recipients. */
  strikes(fault: SmtpFault, to?: readonly string[]): boolean;
}

export function createFaultSwitch(): FaultSwitch {
  let faults: Faults = {};
  return {
    set(next) {
      faults = next;
    },
    current: () => faults,
    strikes(fault, to) {
      if (faults.smtp !== fault) return false;
      if (faults.to !== undefined && to !== undefined && !to.includes(faults.to)) return false;
      if (faults.once) faults = {};
      return true;
    },
  };
}
