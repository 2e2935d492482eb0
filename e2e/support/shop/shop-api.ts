import type { AnswerOf, BodyOf, RouteSpec } from '@sesame/contract/shared/route.ts';
import { listActiveSubscriptions } from '@sesame/contract/shop/access.ts';
import { listSubPlans } from '@sesame/contract/shop/catalogue.ts';
import { isPaymentPending, listPayments } from '@sesame/contract/shop/payments.ts';
import { getReferralData } from '@sesame/contract/shop/referrals.ts';
import { getUser } from '@sesame/contract/shop/session.ts';
import { listMessages } from '@sesame/contract/shop/support.ts';
import type { Session } from '../register.ts';

/** Reads data of a buyer through the API. */
async function request<R extends RouteSpec>(
  shopUrl: string,
  route: R,
  session: Pick<Session, 'token'>,
  query = '',
): Promise<AnswerOf<R>> {
  const answer = await fetch(`${shopUrl}${route.path}${query}`, {
    method: route.method,
    headers: { authorization: `Bearer ${session.token}` },
  });
  // The type is derived from this schema.
  return route.answer.parse(await answer.json()) as AnswerOf<R>;
}

/** Calls a route through the API with the session of a buyer or an operator. Throws with status and body unless it is successful. */
export async function callAs<R extends RouteSpec>(
  shopUrl: string,
  route: R,
  session: Pick<Session, 'token'>,
  body: BodyOf<R>,
): Promise<AnswerOf<R>> {
  const answer = await fetch(`${shopUrl}${route.path}`, {
    method: route.method,
    headers: { authorization: `Bearer ${session.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const json: unknown = await answer.json();
  if (!answer.ok) throw new Error(`${route.id} answered ${answer.status} ${JSON.stringify(json)}`);
  // The type is derived from this schema.
  return route.answer.parse(json) as AnswerOf<R>;
}

export const paymentsOf = (shopUrl: string, session: Session) =>
  request(shopUrl, listPayments, session);
export const subscriptionsOf = (shopUrl: string, session: Session) =>
  request(shopUrl, listActiveSubscriptions, session);
export const pendingOf = (shopUrl: string, session: Session) =>
  request(shopUrl, isPaymentPending, session);

export const partnerOf = (shopUrl: string, session: Session) =>
  request(shopUrl, getReferralData, session);

/** The newest messages of a ticket, oldest first. */
export const messagesOf = (shopUrl: string, session: Session, ticketId: string) =>
  request(shopUrl, listMessages, session, `?${new URLSearchParams({ ticket_id: ticketId })}`);

export const userOf = (shopUrl: string, session: Pick<Session, 'token'>) =>
  request(shopUrl, getUser, session);

/** The price table of a product of the demo catalogue. */
export async function pricesOf(shopUrl: string, session: Session, title: string) {
  const plans = await request(shopUrl, listSubPlans, session, '?dev=true');
  const product = plans.find((plan) => plan.title === title);
  if (!product) throw new Error(`the catalogue has no ${title}`);
  return { productId: product.id, prices: product.price_table };
}
