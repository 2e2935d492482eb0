import type { getMethodTest as route } from '@sesame/contract/console/payments/method-tests.ts';
import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import { refuse } from '../../../../platform/http/errors.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { findMethod } from '../console-methods.store.ts';
import { findLastMethodTest } from './method-tests.store.ts';
import { serializeMethodTest } from './serialize-method-test.ts';

/** The last test payment of a method. */
export async function getMethodTest(
  { db }: Pick<Platform, 'db'>,
  gateway: string,
): Promise<AnswerOf<typeof route>> {
  const method = await findMethod(db, gateway);
  if (method === undefined) refuse('not_found');
  const test = await findLastMethodTest(db, method);
  return { test: test === undefined ? null : serializeMethodTest(test) };
}
