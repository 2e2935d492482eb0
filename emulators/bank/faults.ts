import * as z from 'zod/mini';

const delay = z.templateLiteral(['delay_ms:', z.string().check(z.regex(/\d{1,6}/))]);

/** The ways any answer can go wrong after the work behind it was done (`refuse_500`: instead of the work). */
const answerFault = z.union([
  z.enum(['ok', 'refuse_500', 'timeout', 'not_json', 'huge', 'slow_drip', 'redirect']),
  delay,
]);

const createFault = z.union([
  answerFault,
  z.enum([
    'charge_then_timeout',
    'charge_then_500',
    'create_then_timeout',
    'bad_url',
    'script_url',
  ]),
]);

export const faultsSchema = z.strictObject({
  /** POST /v1/payments */
  create: z.optional(createFault),
  /** GET of one payment or of a list */
  status: z.optional(answerFault),
  notices: z.optional(
    z.strictObject({
      mode: z.union([z.enum(['normal', 'none', 'twice', 'bad_signature']), delay]),
    }),
  ),
  /** Each fault switches itself off after it struck once. */
  once: z.optional(z.boolean()),
});

export type Faults = z.infer<typeof faultsSchema>;
export type CreateFault = z.infer<typeof createFault>;
export type NoticeMode = NonNullable<Faults['notices']>['mode'];

/** The faults switched on now. `take…` answers the fault to commit for this call. */
export interface FaultSwitch {
  set(faults: Faults): void;
  current(): Faults;
  takeCreate(): CreateFault;
  takeStatus(): CreateFault;
  takeNoticeMode(): NoticeMode;
}

export function createFaultSwitch(): FaultSwitch {
  let faults: Faults = {};

  function take<K extends 'create' | 'status' | 'notices'>(name: K): Faults[K] {
    const fault = faults[name];
    if (faults.once) {
      const { [name]: _struck, ...rest } = faults;
      faults = rest;
    }
    return fault;
  }

  return {
    set(next) {
      faults = next;
    },
    current: () => faults,
    takeCreate: () => take('create') ?? 'ok',
    takeStatus: () => take('status') ?? 'ok',
    takeNoticeMode: () => take('notices')?.mode ?? 'normal',
  };
}

/** The N of `delay_ms:N`, else 0. */
export function delayOf(fault: CreateFault | NoticeMode): number {
  return fault.startsWith('delay_ms:') ? Number(fault.slice('delay_ms:'.length)) : 0;
}
