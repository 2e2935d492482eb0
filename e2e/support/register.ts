import { randomUUID } from 'node:crypto';
import type { Language } from '@sesame/contract/limits.ts';
import { register } from '@sesame/contract/users.ts';

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

/** A new person, signed in over the API. */
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
