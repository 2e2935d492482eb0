import { login } from '@sesame/contract/users.ts';
import type { TestApp } from './start-app.ts';

/** Signs in over HTTP a person without a second factor. Answers the token. */
export async function signInAs(app: TestApp, email: string, password: string): Promise<string> {
  const { status, body } = await app.call(login, { body: { email, password } });
  if (status !== 200 || body.status !== 'success') throw new Error(`login answered ${status}`);
  return body.access_token;
}
