import type { Call } from '../../load/hit.ts';
import { expectOk, send } from '../../load/http-client.ts';

/** Calls of Medusa's store and admin APIs. */
export interface Client {
  build(method: 'GET' | 'POST', path: string, body?: object, token?: string): Call;
  /** @returns the parsed answer, whose shape the caller knows from Medusa's API reference */
  call<Answer>(
    method: 'GET' | 'POST',
    path: string,
    body?: object,
    token?: string,
  ): Promise<Answer>;
}

export function createClient(url: string, key: string): Client {
  const build: Client['build'] = (method, path, body, token) => ({
    method,
    path,
    headers: {
      'x-publishable-api-key': key,
      ...(body && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return {
    build,
    async call(method, path, body, token) {
      const { path: address, ...outgoing } = build(method, path, body, token);
      return JSON.parse(expectOk(await send(`${url}${address}`, outgoing)).text);
    },
  };
}
