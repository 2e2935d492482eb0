import { listActiveSubscriptions } from '@sesame/contract/access.ts';
import { listSubPlans } from '@sesame/contract/catalogue.ts';
import { isPaymentPending, listPayments } from '@sesame/contract/payments.ts';
import { getReferralData } from '@sesame/contract/referrals.ts';
import type { AnswerOf, BodyOf, RouteSpec } from '@sesame/contract/route.ts';
import { listMessages } from '@sesame/contract/support.ts';
import { getUser } from '@sesame/contract/users.ts';
import type { Session } from './register.ts';

/** Reads what a person has, past the page: what a journey left behind. */
async function ask<R extends RouteSpec>(
  shopUrl: string,
  route: R,
  session: Pick<Session, 'token'>,
  query = '',
): Promise<AnswerOf<R>> {
  const answer = await fetch(`${shopUrl}${route.path}${query}`, {
    method: route.method,
    headers: { authorization: `Bearer ${session.token}` },
  });
  // The schema that parses it is the one that the type was made from.
  return route.answer.parse(await answer.json()) as AnswerOf<R>;
}

/** Does something in a person's name, past the page. */
export async function act<R extends RouteSpec>(
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
  const said: unknown = await answer.json();
  if (!answer.ok) throw new Error(`${route.id} answered ${answer.status} ${JSON.stringify(said)}`);
  // As above.
  return route.answer.parse(said) as AnswerOf<R>;
}

export const paymentsOf = (shopUrl: string, session: Session) =>
  ask(shopUrl, listPayments, session);
export const subscriptionsOf = (shopUrl: string, session: Session) =>
  ask(shopUrl, listActiveSubscriptions, session);
export const pendingOf = (shopUrl: string, session: Session) =>
  ask(shopUrl, isPaymentPending, session);

export const partnerOf = (shopUrl: string, session: Session) =>
  ask(shopUrl, getReferralData, session);

/** The newest messages of a ticket, oldest first. */
export const messagesOf = (shopUrl: string, session: Session, ticketId: string) =>
  ask(shopUrl, listMessages, session, `?${new URLSearchParams({ ticket_id: ticketId })}`);

export const userOf = (shopUrl: string, session: Pick<Session, 'token'>) =>
  ask(shopUrl, getUser, session);

/** The price table of a product of the demo catalogue. */
export async function pricesOf(shopUrl: string, session: Session, title: string) {
  const plans = await ask(shopUrl, listSubPlans, session, '?dev=true');
  const product = plans.find((plan) => plan.title === title);
  if (!product) throw new Error(`the catalogue has no ${title}`);
  return { productId: product.id, prices: product.price_table };
}
