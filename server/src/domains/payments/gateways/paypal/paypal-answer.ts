import type { DisputeAnswer } from '../disputes.ts';
import { type MultipartPart, writeMultipart } from '../multipart.ts';
import type { PayPalSession } from './paypal-session.ts';
import { dispute as disputeSchema, issueOf, refusedWith } from './paypal-wire.ts';

/** The limit of `notes`. */
const NOTES_MAX = 2_000;

/**
 * Provides evidence for a claim, or accepts it. PayPal has no idempotency key for either, but takes only one: when a
 * repeat is refused, the dispute itself shows whether the first attempt arrived.
 */
export async function answerPayPalDispute(
  session: PayPalSession,
  answer: DisputeAnswer,
): Promise<void> {
  const path = `/v1/customer/disputes/${encodeURIComponent(answer.dispute)}`;
  const call = answer.kind === 'accept' ? 'accept-claim' : 'provide-evidence';
  const sent = await session.call({
    method: 'POST',
    path: `${path}/${call}`,
    headers: { 'paypal-request-id': answer.key },
    multipart: writeMultipart(`sesame-${answer.key}`, partsOf(answer)),
  });
  if (sent.status < 400) return;
  if (answer.isRepeat && issueOf(sent) !== undefined && (await hasArrived(session, path))) return;
  throw refusedWith(sent);
}

async function hasArrived(session: PayPalSession, path: string): Promise<boolean> {
  const found = await session.call({ method: 'GET', path });
  const { data } = disputeSchema.safeParse(found.body);
  return data !== undefined && data.status !== 'WAITING_FOR_SELLER_RESPONSE';
}

function partsOf(answer: DisputeAnswer): MultipartPart[] {
  if (answer.kind === 'accept') return [input({ accept_claim_type: 'REFUND' })];
  const { bundle, attachment, note, product } = answer;
  const files = [bundle, ...(attachment ? [attachment] : [])];
  const notes = `${note === '' ? '' : `${note}\n\n`}${product}`.slice(0, NOTES_MAX).toWellFormed();
  return [
    input({
      evidences: [
        {
          evidence_type: 'OTHER',
          notes,
          documents: files.map(({ name }) => ({ name })),
        },
      ],
    }),
    ...files.map(({ name, type, bytes }, place) => ({
      name: `file${place + 1}`,
      type,
      fileName: name,
      content: bytes,
    })),
  ];
}

function input(json: object): MultipartPart {
  return { name: 'input', type: 'application/json', content: JSON.stringify(json) };
}
