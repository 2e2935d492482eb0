import { operatorLogin } from '@sesame/contract/operators.ts';
import type { AnswerOf, InputOf, RouteSpec } from '@sesame/contract/route.ts';

/** The demo's owner, whom a demo lets in without a code. */
export const demoOwner = { email: 'owner@sesame.example', password: 'open sesame demo' };

/** Somebody who runs the shop, at its API. */
export interface Console {
  /** @returns the answer; throws at a refusal, with its code */
  call<R extends RouteSpec>(route: R, input: InputOf<R>): Promise<AnswerOf<R>>;
  /** @returns what the answer of a form with this file is */
  upload<R extends RouteSpec>(route: R, file: Buffer): Promise<AnswerOf<R>>;
}

export async function enterConsole(shopUrl: string): Promise<Console> {
  let token: string | undefined;

  async function send<R extends RouteSpec>(route: R, path: string, init: RequestInit) {
    const answer = await fetch(`${shopUrl}${path}`, {
      ...init,
      method: route.method,
      headers: {
        ...init.headers,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
    });
    const body: unknown = await answer.json();
    if (!answer.ok)
      throw new Error(`${route.id} answered ${answer.status} ${JSON.stringify(body)}`);
    // The schema that parses it is the one that the type was made from.
    return route.answer.parse(body) as AnswerOf<R>;
  }

  const call: Console['call'] = (route, input) => {
    // The type says which parts a route has; here all are looked for.
    const { params = {}, query = {}, body } = input as Parts;
    const path = route.path.replace(/:(\w+)/g, (_match, name: string) => String(params[name]));
    const search = new URLSearchParams(query).toString();
    return send(route, search === '' ? path : `${path}?${search}`, {
      ...(body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
  };

  ({ token } = await call(operatorLogin, { body: demoOwner }));
  return {
    call,
    upload(route, file) {
      const form = new FormData();
      form.append('file', new Blob([new Uint8Array(file)]), 'picture.png');
      return send(route, route.path, { body: form });
    },
  };
}

interface Parts {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Record<string, string>;
  readonly body?: unknown;
}
