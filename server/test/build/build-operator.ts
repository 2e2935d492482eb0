import { signInOperator } from '@sesame/contract/console/operators.ts';
import type { OperatorRole } from '@sesame/contract/console/permissions.ts';
import { TOTP } from 'otpauth';
import { upsertOperator } from '../../src/domains/operators/index.ts';
import type { TestApp } from '../shops/start-app.ts';

export interface TestOperator {
  readonly id: string;
  readonly token: string;
  readonly email: string;
  readonly password: string;
  /** The secret of the authenticator app. */
  readonly secret: string;
}

let count = 0;

/** Creates an operator and signs them in over HTTP with password and code. */
export async function buildOperator(
  app: TestApp,
  { role = 'owner' }: { readonly role?: OperatorRole } = {},
): Promise<TestOperator> {
  const email = `${role}${++count}@shop.example`;
  const password = 'correct horse battery';
  const { id, secret } = await app.platform.db.transaction().execute((tx) =>
    upsertOperator(tx, app.platform, {
      id: app.platform.ids.uuid(),
      email,
      name: `The ${role}`,
      role,
      password,
    }),
  );
  const code = codeNow(app, secret);
  const { status, body } = await app.call(signInOperator, { body: { email, password, code } });
  if (status !== 201) throw new Error(`the operator's sign-in answered ${status}`);
  return { id, token: body.token, email, password, secret };
}

/** The code that the authenticator app shows now. */
export function codeNow(app: TestApp, secret: string): string {
  return new TOTP({ secret, period: 30 }).generate({ timestamp: app.clock.now().getTime() });
}
