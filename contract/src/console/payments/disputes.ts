import * as z from 'zod/mini';
import { emptyAnswer, sumField, timestampField, uuidField } from '../../shared/fields.ts';
import { DISPUTE_NOTE_MAX } from '../../shared/limits.ts';
import { multiline } from '../../shared/multiline.ts';
import { reasonField } from '../fields.ts';
import { consoleRoutes } from '../routes.ts';

/** Where a dispute stands; `closed`: it ended without a loss or a win. */
export const disputeStates = ['needs_answer', 'under_review', 'won', 'lost', 'closed'] as const;
export type DisputeState = (typeof disputeStates)[number];

/** Why buyers dispute payments. Gateways have more words, which their adapters translate into these. */
export const disputeReasons = [
  /** Not made by the owner of the card or account. */
  'fraudulent',
  /** The owner does not recognize it. */
  'unrecognized',
  'not_received',
  'not_as_described',
  /** A refund was promised and did not arrive. */
  'not_refunded',
  'duplicate',
  /** Canceled, and charged nevertheless. */
  'canceled',
  'wrong_amount',
  'paid_otherwise',
  /** The bank itself claims the money: no funds, a closed account. */
  'bank',
  'other',
] as const;
export type DisputeReason = (typeof disputeReasons)[number];

/** What a gateway takes from the shop. `accept`: the shop gives in, and the buyer keeps the money. */
export const disputeAnswerKinds = ['evidence', 'accept'] as const;
export type DisputeAnswerKind = (typeof disputeAnswerKinds)[number];

/** What an operator has sent to the gateway. */
export const disputeAnswerField = z.strictObject({
  id: uuidField,
  kind: z.enum(disputeAnswerKinds),
  /** `requested` until the gateway has taken it; `failed`: it refused, and another one can be sent. */
  state: z.enum(['requested', 'sent', 'failed']),
  operator: z.string(),
  /** The operator's text to the gateway. */
  note: z.string(),
  /** Name of the operator's own file. */
  attachment: z.nullable(z.string()),
  /** Whether the evidence can be downloaded. */
  has_file: z.boolean(),
  /** Why the gateway refused it. */
  failure: z.nullable(z.string()),
  created_at: timestampField,
  sent_at: z.nullable(timestampField),
});

/** A dispute or an inquiry about a payment, as its gateway reports it. */
export const disputeField = z.strictObject({
  /** The gateway's id. */
  reference: z.string(),
  state: z.enum(disputeStates),
  /** No money was taken yet: an answer can prevent a dispute. */
  is_inquiry: z.boolean(),
  reason: z.enum(disputeReasons),
  /** Status and reason as the gateway names them. */
  gateway_status: z.string(),
  amount: sumField,
  /** Until when it can be answered; null when the gateway names no date. */
  due_at: z.nullable(timestampField),
  opened_at: timestampField,
  changed_at: timestampField,
  /** What can be sent to the gateway now; empty once it was answered. */
  accepted_actions: z.array(z.enum(disputeAnswerKinds)),
  /** The newest answer of the shop. */
  answer: z.nullable(disputeAnswerField),
});
export type Dispute = z.output<typeof disputeField>;

/** A section of the evidence: what the shop knows, in lines of a name and a value. In English, as banks expect. */
export const evidenceSectionField = z.strictObject({
  title: z.string(),
  rows: z.array(z.tuple([z.string(), z.string()])),
});
export const evidenceField = z.strictObject({
  title: z.string(),
  made_at: timestampField,
  sections: z.array(evidenceSectionField),
});
export type Evidence = z.output<typeof evidenceField>;

const routes = consoleRoutes({ tag: 'Payments', read: 'payments:read', write: 'payments:refund' });
const ofOne = z.strictObject({
  id: uuidField,
  reference: z.string().check(z.regex(/^[\w-]{1,255}$/)),
});

/** What `sendDisputeEvidence` would send now, without the operator's own text and file. */
export const previewEvidence = routes.get(
  'previewEvidence',
  '/payments/:id/disputes/:reference/evidence',
  {
    permission: 'payments:refund',
    summary: 'What the shop knows about a disputed payment, as evidence for its gateway',
    params: ofOne,
    answer: evidenceField,
  },
);

/** The same as the file that the gateway gets; after it was sent, exactly that file. Recorded in the audit log. */
export const downloadEvidence = routes.get(
  'downloadEvidence',
  '/payments/:id/disputes/:reference/evidence-file',
  {
    permission: 'payments:refund',
    summary: 'Download the evidence for a dispute as PDF or JSON; recorded in the audit log',
    params: ofOne,
    query: z.strictObject({ format: z.enum(['pdf', 'json']) }),
    file: true,
    answer: emptyAnswer,
  },
);

/** A file for `sendDisputeEvidence`; one that is not sent within a day is removed. */
export const uploadDisputeFile = routes.post(
  'uploadDisputeFile',
  '/payments/:id/disputes/:reference/files',
  {
    summary: 'Upload a PNG, JPEG or PDF of at most 3 MB for an answer to a dispute',
    params: ofOne,
    multipart: true,
    answer: z.strictObject({ id: uuidField, name: z.string(), size_bytes: z.int() }),
    status: 201,
    errors: ['attachment_type', 'payload_too_large', 'image_unreadable'],
  },
);

const ofAnswer = {
  confirmed: true,
  params: ofOne,
  answer: disputeField,
  errors: ['dispute_state_changed', 'attachment_unknown'],
} as const;

/**
 * The evidence is frozen and stored first; a job sends it, and `answer` of the dispute says the outcome. A dispute
 * has one answer at most, unless the gateway refused it.
 */
export const sendDisputeEvidence = routes.post(
  'sendDisputeEvidence',
  '/payments/:id/disputes/:reference/evidence',
  {
    ...ofAnswer,
    summary: 'Answer a dispute with evidence',
    body: z.strictObject({
      /** To the gateway and the bank, beside the evidence. */
      note: multiline(z.string().check(z.trim(), z.maxLength(DISPUTE_NOTE_MAX))),
      file: z.nullable(uuidField),
      reason: reasonField,
    }),
  },
);

/** The buyer keeps the money. Once for a dispute, like evidence. */
export const acceptDispute = routes.post(
  'acceptDispute',
  '/payments/:id/disputes/:reference/accept',
  {
    ...ofAnswer,
    summary: 'Give in to a dispute',
    body: z.strictObject({ reason: reasonField }),
  },
);
