import type { readBuyerRenewals as route } from '@sesame/contract/console/renewals/buyer-renewals.ts';
import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  listBuyerAgreements,
  listBuyerAttempts,
  listBuyerMethods,
} from './buyer-renewals.store.ts';
import { serializeAgreement, serializeAttempt } from './read-subscription-renewals.ts';

/** What the console shows of a buyer's saved methods and automatic renewals. */
export async function readBuyerRenewals(
  { db }: Pick<Platform, 'db'>,
  userId: string,
): Promise<AnswerOf<typeof route>> {
  const [methods, agreements, attempts] = await Promise.all([
    listBuyerMethods(db, userId),
    listBuyerAgreements(db, userId),
    listBuyerAttempts(db, userId),
  ]);
  return {
    methods: methods.map(({ created_at: savedAt, expires_month: expires, ...method }) => ({
      ...method,
      saved_at: savedAt.toISOString(),
      expires,
    })),
    agreements: agreements.map((row) => ({ ...serializeAgreement(row), ...aboutOf(row) })),
    attempts: attempts.map((row) => ({ id: row.id, ...serializeAttempt(row), ...aboutOf(row) })),
  };
}

function aboutOf(row: { subscription_id: string; title: string; title_ru: string }) {
  const { subscription_id, title, title_ru } = row;
  return { subscription_id, product: { title, title_ru } };
}
