import { register } from '@sesame/contract/users.ts';
import type { TestApp } from './start-app.ts';

let count = 0;

/** Registers a person over HTTP, as a browser does. Answers their token and what they signed up with. */
export async function buildUser(
  app: TestApp,
  { email = `person${++count}@example.com`, password = 'correct horse battery' } = {},
): Promise<{ token: string; email: string; password: string }> {
  const registered = await app.call(register, { body: { email, password } });
  if (registered.status !== 201) throw new Error(`register answered ${registered.status}`);
  return { token: registered.body.access_token, email, password };
}
