import { login } from '@sesame/contract/shop/users.ts';
import type { TestApp } from './shops/start-app.ts';

/** Signs in a user without a second factor over HTTP. Returns the token. */
export async function signInAs(app: TestApp, email: string, password: string): Promise<string> {
  const { status, body } = await app.call(login, { body: { email, password } });
  if (status !== 200 || body.status !== 'success') throw new Error(`login answered ${status}`);
  return body.access_token;
}
