import type { FastifyReply } from 'fastify';
import { answerWithFault as answerWithKitFault } from '../kit/answer-with-fault.ts';
import type { AnswerFault } from '../kit/faults.ts';
import type { Bank } from './bank.ts';
import type { CreateFault } from './faults.ts';
import type { PaymentView } from './payments/payment.ts';

interface BankAnswer {
  readonly status: number;
  readonly body: PaymentView | { payments: PaymentView[] };
}

/** The kit's fault for each of the bank's names; charging, where the name includes it, is done by the caller. */
const AS_KIT: Partial<Record<CreateFault, AnswerFault>> = {
  charge_then_timeout: 'work_then_timeout',
  create_then_timeout: 'work_then_timeout',
  charge_then_500: 'work_then_500',
};
const WRONG_URLS: Partial<Record<CreateFault, string>> = {
  bad_url: 'https://evil.example/pay',
  script_url: 'javascript:alert(1)',
};

/** Does the work and sends its answer, both changed as the fault requires. */
export function answerWithFault(
  bank: Bank,
  reply: FastifyReply,
  fault: CreateFault,
  work: () => Promise<BankAnswer>,
) {
  const url = WRONG_URLS[fault];
  // Every name that is not a fault of the kit is a key of one of the tables above.
  const kitFault = url === undefined ? (AS_KIT[fault] ?? (fault as AnswerFault)) : 'ok';
  return answerWithKitFault(reply, kitFault, bank.publicUrl(), async () => {
    const { status, body } = await work();
    return { status, body: url === undefined ? body : { ...body, url } };
  });
}
