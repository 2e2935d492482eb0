import { signInOperator } from '@sesame/contract/console/operators.ts';
import type { AnswerOf, InputOf, RouteSpec } from '@sesame/contract/shared/route.ts';

/** The owner account of the demo; in a demo it needs no second factor. */
export const demoOwner = { email: 'owner@sesame.example', password: 'open sesame demo' };

/** A signed-in operator who calls the console's API. */
export interface Console {
  /** @returns the response; throws with status and body unless it is successful */
  call<R extends RouteSpec>(route: R, input: InputOf<R>): Promise<AnswerOf<R>>;
  /** Uploads the file as a form. @returns the response */
  upload<R extends RouteSpec>(route: R, file: Buffer): Promise<AnswerOf<R>>;
}

export async function signInToConsole(shopUrl: string): Promise<Console> {
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
    // The type is derived from this schema.
    return route.answer.parse(body) as AnswerOf<R>;
  }

  const call: Console['call'] = (route, input) => {
    // Only the type of the route says which of these parts it has.
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

  ({ token } = await call(signInOperator, { body: demoOwner }));
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
