import { listActiveSubscriptions } from '@sesame/contract/access.ts';
import { listSubPlans } from '@sesame/contract/catalogue.ts';
import { isPaymentPending, listPayments } from '@sesame/contract/payments.ts';
import { getReferralData } from '@sesame/contract/referrals.ts';
import type { AnswerOf, RouteSpec } from '@sesame/contract/route.ts';
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

export const paymentsOf = (shopUrl: string, session: Session) =>
  ask(shopUrl, listPayments, session);
export const subscriptionsOf = (shopUrl: string, session: Session) =>
  ask(shopUrl, listActiveSubscriptions, session);
export const pendingOf = (shopUrl: string, session: Session) =>
  ask(shopUrl, isPaymentPending, session);

export const partnerOf = (shopUrl: string, session: Session) =>
  ask(shopUrl, getReferralData, session);

export const userOf = (shopUrl: string, session: Pick<Session, 'token'>) =>
  ask(shopUrl, getUser, session);

/** The price table of a product of the demo catalogue. */
export async function pricesOf(shopUrl: string, session: Session, title: string) {
  const plans = await ask(shopUrl, listSubPlans, session, '?dev=true');
  const product = plans.find((plan) => plan.title === title);
  if (!product) throw new Error(`the catalogue has no ${title}`);
  return { productId: product.id, prices: product.price_table };
}
