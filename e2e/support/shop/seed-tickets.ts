import { getOperatorSession } from '@sesame/contract/console/operators.ts';
import { assignTicket, closeTicket, replyToTicket } from '@sesame/contract/console/tickets.ts';
import type { AnswerOf, BodyOf, RouteSpec } from '@sesame/contract/shared/route.ts';
import { createTicket, sendMessage, uploadAttachment } from '@sesame/contract/shop/support.ts';
import { signInToConsole } from '../console/console.ts';
import type { Session } from '../register.ts';

/** Creates three tickets of a buyer: a closed one, a waiting one and one with an answer. */
export async function seedTickets(shopUrl: string, session: Session): Promise<void> {
  const console = await signInToConsole(shopUrl);
  const open = (title: string, message: string, attachments: string[] = []) =>
    post(shopUrl, session, createTicket, { title, header_message: message, attachments });
  const write = (ticket: string, content: string) =>
    post(shopUrl, session, sendMessage, { ticket, content });
  const answer = (id: string, content: string) =>
    console.call(replyToTicket, { params: { id }, body: { content } });

  const coupon = await open('Coupon did not apply', 'SPRING gives nothing. Why?');
  await answer(coupon.id, 'The coupon was for a first order only.');
  await console.call(closeTicket, { params: { id: coupon.id }, body: {} });

  const address = await open('Change the email for Draftwell', 'I would like my work address.');
  const { operator } = await console.call(getOperatorSession, {});
  const params = { id: address.id };
  await console.call(assignTicket, { params, body: { operator: operator.id } });

  const proof = await uploadProof(shopUrl, session);
  const { id } = await open(
    'Payment sent, status is “Not paid”',
    'I paid for Askara Pro 40 minutes ago by phone transfer, but the status is still “Not paid”. The amount was $10.32.',
    [proof.id],
  );
  await answer(id, 'Hello! I see the transfer, but its comment was empty. It is not matched yet.');
  await answer(id, 'Could you send the last four digits of the sender account?');
  await write(id, '8842');
  await answer(id, 'Thank you. We found the transfer, access is open now.');
}

async function uploadProof(shopUrl: string, session: Session) {
  const form = new FormData();
  form.append('file', new Blob(['%PDF-1.4\n%%EOF\n']), 'transfer-24-11.pdf');
  const response = await fetch(`${shopUrl}${uploadAttachment.path}`, {
    method: uploadAttachment.method,
    headers: { authorization: `Bearer ${session.token}` },
    body: form,
  });
  return uploadAttachment.answer.parse(await response.json());
}

async function post<R extends RouteSpec>(
  shopUrl: string,
  session: Session,
  route: R,
  body: BodyOf<R>,
): Promise<AnswerOf<R>> {
  const response = await fetch(`${shopUrl}${route.path}`, {
    method: route.method,
    headers: { authorization: `Bearer ${session.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  // The type is derived from this schema.
  return route.answer.parse(await response.json()) as AnswerOf<R>;
}
