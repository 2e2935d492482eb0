import type { Executor } from '../../platform/platform.ts';
import { listEvents, listProofs, listRefunds } from './payment-detail.store.ts';
import {
  type StepPayment,
  type StoryFacts,
  type StoryStepAt,
  storyOf,
} from './payment-story.rules.ts';
import { isPaidByBalance, TRANSFER_PROVIDER } from './payments.rules.ts';
import type { PaymentRow } from './payments.store.ts';

export interface PaymentStory {
  readonly story: readonly StoryStepAt[];
  /** What the next step is decided on. */
  readonly standing: StepPayment;
  readonly events: Awaited<ReturnType<typeof listEvents>>;
  readonly refunds: Awaited<ReturnType<typeof listRefunds>>;
}

const openRefunds: readonly string[] = ['requested', 'unknown', 'pending'];

/** Everything that was written down about a payment, and the story it makes. */
export async function readStory(db: Executor, payment: PaymentRow): Promise<PaymentStory> {
  const [events, refunds, proofs] = await Promise.all([
    listEvents(db, payment.id),
    listRefunds(db, payment.id),
    listProofs(db, payment.id),
  ]);
  const facts: StoryFacts = {
    free: payment.total_cents === 0,
    byBalance: isPaidByBalance(payment),
    formRefused: payment.form_state === 'refused',
  };
  const story = storyOf(facts, {
    events: events.map(({ kind, detail, created_at }) => ({
      kind,
      // The store writes objects and nothing else.
      detail: detail as Readonly<Record<string, unknown>>,
      at: created_at,
    })),
    refunds: refunds.map(({ state, way, created_at, changed_at }) => ({
      state,
      way,
      createdAt: created_at,
      changedAt: changed_at,
    })),
    proofs: proofs.map(({ created_at, decision, decided_at }) => ({
      sentAt: created_at,
      decision,
      decidedAt: decided_at,
    })),
  });
  const standing: StepPayment = {
    ...facts,
    byTransfer: payment.provider === TRANSFER_PROVIDER,
    hasPage: payment.form_url !== null,
    state: payment.state,
    createdAt: payment.created_at,
    expiresAt: payment.expires_at,
    accessUntil: payment.access_until,
    reviewReason: payment.review_reason,
    flags: payment.flag?.split(',') ?? [],
    onItsWay: events.some(({ kind }) => kind === 'on_its_way'),
    refundOpen: refunds.some(({ state }) => openRefunds.includes(state)),
    proofWaiting: proofs.at(-1)?.decision === null,
    returned: story.some(({ kind }) => kind === 'returned'),
    owed: payment.owed_minor > 0,
  };
  return { story, standing, events, refunds };
}
