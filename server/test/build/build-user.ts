import { register } from '@sesame/contract/shop/users.ts';
import type { TestApp } from '../shops/start-app.ts';

let count = 0;

/** Registers a user over HTTP, as a browser does. Returns their token and credentials. */
export async function buildUser(
  app: TestApp,
  { email = `person${++count}@example.com`, password = 'correct horse battery' } = {},
): Promise<{ token: string; email: string; password: string }> {
  const registered = await app.call(register, { body: { email, password } });
  if (registered.status !== 201) throw new Error(`register answered ${registered.status}`);
  return { token: registered.body.access_token, email, password };
}
