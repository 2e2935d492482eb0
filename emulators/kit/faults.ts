import * as z from 'zod/mini';

const delay = z.templateLiteral(['delay_ms:', z.string().check(z.regex(/\d{1,6}/))]);

/** How an answer can go wrong. `refuse_500`, `429` and `timeout` come instead of the work, all others after it. */
export const answerFault = z.union([
  z.enum([
    'ok',
    'refuse_500',
    '429',
    'timeout',
    'work_then_timeout',
    'work_then_500',
    'not_json',
    'huge',
    'slow_drip',
    'redirect',
    'foreign_url',
  ]),
  delay,
]);
export type AnswerFault = z.infer<typeof answerFault>;

export const noticeMode = z.union([
  z.enum(['normal', 'none', 'twice', 'reorder', 'bad_signature', 'wrong_amount']),
  delay,
]);
export type NoticeMode = z.infer<typeof noticeMode>;

export const faultsSchema = z.strictObject({
  /** Opening a payment. */
  create: z.optional(answerFault),
  /** Asking about a payment. */
  status: z.optional(answerFault),
  refund: z.optional(answerFault),
  notices: z.optional(noticeMode),
  /** Each fault switches itself off after it struck once. */
  once: z.optional(z.boolean()),
});

export type Faults = z.infer<typeof faultsSchema>;
export type FaultPlace = 'create' | 'status' | 'refund';

/** The faults switched on now. `take…` answers the fault to commit for this call. */
export interface FaultSwitch {
  set(faults: Faults): void;
  current(): Faults;
  take(place: FaultPlace): AnswerFault;
  takeNoticeMode(): NoticeMode;
}

export function createFaultSwitch(): FaultSwitch {
  let faults: Faults = {};

  function takeAndMaybeEnd<K extends FaultPlace | 'notices'>(name: K): Faults[K] {
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
    take: (place) => takeAndMaybeEnd(place) ?? 'ok',
    takeNoticeMode: () => takeAndMaybeEnd('notices') ?? 'normal',
  };
}

/** The N of `delay_ms:N`, else 0. */
export function delayOf(fault: AnswerFault | NoticeMode): number {
  return fault.startsWith('delay_ms:') ? Number(fault.slice('delay_ms:'.length)) : 0;
}
