import { login, register } from '@sesame/contract/shop/users.ts';
import type { Ceilings } from '../ceilings/start-ceilings.ts';
import type { Figure } from '../figure.ts';
import { overHttp } from '../load/hit.ts';
import { expectOk, postJson } from '../load/http-client.ts';
import { type Pace, race } from '../load/race.ts';
import type { BenchShop } from '../shop.ts';

const CONNECTIONS = 8;

/** Measures sign-in, which should take little more than Argon2id. Each connection signs in a different user. */
export async function measureSignIn(
  shop: BenchShop,
  { fastifyUrl, pid }: Ceilings,
  pace: Pace,
): Promise<Figure[]> {
  const accounts = Array.from({ length: CONNECTIONS }, (_, at) => ({
    email: `somebody-${at}@buyers.example`,
    password: 'correct horse battery',
  }));
  for (const account of accounts) {
    expectOk(await postJson(`${shop.url}${register.path}`, account, {}));
  }
  const ceiling = overHttp({
    what: 'Argon2id verification alone',
    url: fastifyUrl,
    pid,
    connections: CONNECTIONS,
    calls: () => ({ method: 'POST', path: '/verify' }),
  });
  const signIn = overHttp({
    what: 'login',
    url: shop.url,
    pid: shop.pid,
    connections: CONNECTIONS,
    calls: (connection) => ({
      method: 'POST',
      path: login.path,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(accounts[connection % accounts.length]),
    }),
  });
  const target = { of: 'ratio', atLeast: 0.9 } as const;
  return [await race({ area: 'Sign-in', of: signIn, ceiling, target }, pace)];
}
