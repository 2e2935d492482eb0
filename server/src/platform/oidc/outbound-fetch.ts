import type { CustomFetch } from 'openid-client';
import type { Outbound } from '../network/outbound.ts';

/** Lets the OIDC library send its requests through `Outbound`: limited in time and size, and to the allowed hosts. */
export function fetchThrough(outbound: Outbound, allowHosts: () => readonly string[]): CustomFetch {
  return async (url, { method, headers, body }) => {
    const answer = await outbound.request({
      url,
      method: method === 'POST' ? 'POST' : 'GET',
      headers: Object.fromEntries(new Headers(headers)),
      allowHosts: allowHosts(),
      ...(body !== null && body !== undefined && { body: textOf(body) }),
    });
    const answerHeaders = new Headers();
    for (const name of ['content-type', 'www-authenticate']) {
      const value = answer.headers[name];
      if (typeof value === 'string') answerHeaders.set(name, value);
    }
    return new Response(answer.text, { status: answer.status, headers: answerHeaders });
  };
}

function textOf(body: unknown): string {
  if (typeof body === 'string' || body instanceof URLSearchParams) return String(body);
  throw new Error('only form bodies are sent to the provider');
}
