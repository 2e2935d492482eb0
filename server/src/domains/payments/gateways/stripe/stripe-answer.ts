import type Stripe from 'stripe';
import type { DisputeAnswer, EvidenceFile } from '../disputes.ts';
import type { StripeApi } from './stripe-api.ts';
import { answeredDispute, stripeFile } from './stripe-wire.ts';

/** The limit of a text field of Stripe's evidence. */
const TEXT_MAX = 20_000;

/** Uploads the files, then submits the evidence; or closes the dispute, which means that the shop gives in. */
export async function answerStripeDispute(
  { callApi }: StripeApi,
  answer: DisputeAnswer,
): Promise<void> {
  const { dispute, key } = answer;
  const once = { idempotencyKey: `answer:${key}` };
  if (answer.kind === 'accept') {
    await callApi(answeredDispute, (api) => api.disputes.close(dispute, {}, once));
    return;
  }

  async function upload({ name, type, bytes }: EvidenceFile, part: string): Promise<string> {
    const { id } = await callApi(stripeFile, (api) =>
      api.files.create(
        { purpose: 'dispute_evidence', file: { data: bytes, name, type } },
        { idempotencyKey: `answer:${key}:${part}` },
      ),
    );
    return id;
  }
  const bundle = await upload(answer.bundle, 'bundle');
  const attachment = answer.attachment && (await upload(answer.attachment, 'attachment'));
  const evidence: Stripe.DisputeUpdateParams.Evidence = {
    product_description: answer.product.slice(0, TEXT_MAX),
    customer_email_address: answer.email,
    access_activity_log: answer.activity.slice(0, TEXT_MAX),
    service_documentation: bundle,
    ...(answer.note !== '' && { uncategorized_text: answer.note.slice(0, TEXT_MAX) }),
    ...(attachment !== undefined && { uncategorized_file: attachment }),
  };
  await callApi(answeredDispute, (api) =>
    api.disputes.update(dispute, { evidence, submit: true }, once),
  );
}
