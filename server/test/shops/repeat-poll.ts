import { expect } from 'vitest';

interface Answered {
  readonly response: Response;
  readonly text: string;
}

/** The last answer to each caller of a poll. */
const held = new Map<string, { readonly etag: string; readonly text: string }>();

/**
 * Calls a poll as the web does: with the tag of the last answer, if there is one. A 304 is compared with the whole answer, so
 * every test that reads a poll twice shows that nothing was kept too long.
 * @param caller the token and the address
 */
export async function repeatPoll(
  caller: string,
  send: (headers: Readonly<Record<string, string>>) => Promise<Answered>,
): Promise<Answered> {
  const known = held.get(caller);
  if (known === undefined) return keep(caller, await send({}));
  const headers = { 'if-none-match': known.etag };
  const answer = await send(headers);
  if (answer.response.status !== 304) return keep(caller, answer);
  expect(answer.text).toBe('');
  const whole = await send({});
  if (whole.text !== known.text) {
    // A commit between the two calls is not a mistake, but from then on the tag is outdated.
    const { response } = await send(headers);
    expect(response.status, `304 for ${known.text} instead of ${whole.text}`).not.toBe(304);
  }
  return keep(caller, whole);
}

function keep(caller: string, answer: Answered): Answered {
  if (answer.response.status !== 200) return answer;
  const etag = answer.response.headers.get('etag');
  if (etag === null) throw new Error(`no ETag in the answer to ${caller}`);
  held.set(caller, { etag, text: answer.text });
  return answer;
}
