import { randomUUID } from 'node:crypto';
import type { Language } from '@sesame/contract/shared/limits.ts';
import { login, register } from '@sesame/contract/shop/users.ts';

export interface Account {
  readonly email: string;
  readonly password: string;
}
export interface Session extends Account {
  readonly token: string;
}

export function newAccount(): Account {
  return { email: `mira.${randomUUID().slice(0, 8)}@example.com`, password: 'open the door 7' };
}

/** Registers a new buyer through the API. */
export async function registerOverApi(
  shopUrl: string,
  language: Language = 'en',
  account = newAccount(),
): Promise<Session> {
  const answer = await fetch(`${shopUrl}${register.path}`, {
    method: register.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...account, language }),
  });
  const { access_token: token } = register.answer.parse(await answer.json());
  return { ...account, token };
}

/** Signs in to an existing account through the API. Throws when it has a second factor. */
export async function signInOverApi(shopUrl: string, account: Account): Promise<Session> {
  const answer = await fetch(`${shopUrl}${login.path}`, {
    method: login.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: account.email, password: account.password }),
  });
  const signedIn = login.answer.parse(await answer.json());
  if (signedIn.status !== 'success') throw new Error('sign-in requires a second factor');
  return { ...account, token: signedIn.access_token };
}
