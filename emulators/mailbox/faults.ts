import * as z from 'zod/mini';

export const faultsSchema = z.strictObject({
  /**
   * - `refuse_421`: busy, at the greeting.
   * - `refuse_550`: no such mailbox, at RCPT.
   * - `reject_554`: refused for its content, after DATA.
   * - `hang`: takes the mail over and never answers.
   * - `drop_after_data`: takes the mail over and cuts the connection instead of answering.
   */
  smtp: z.optional(
    z.enum(['ok', 'refuse_421', 'refuse_550', 'reject_554', 'hang', 'drop_after_data']),
  ),
  /** Strikes only mails to this address; `refuse_421` knows no address yet and strikes all. */
  to: z.optional(z.string().check(z.maxLength(254))),
  /** Switches itself off after it struck once. */
  once: z.optional(z.boolean()),
});

export type Faults = z.infer<typeof faultsSchema>;
export type SmtpFault = NonNullable<Faults['smtp']>;

export interface FaultSwitch {
  set(faults: Faults): void;
  current(): Faults;
  /** Whether this fault strikes now, at a stage that knows these recipients. */
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
