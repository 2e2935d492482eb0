import type { AnswerOf, InputOf, RouteSpec } from '@sesame/contract/route.ts';
import { ApiError } from '../api-error.ts';
import { type CallOptions, call } from '../call.ts';
import { askConfirmation } from './confirmation.ts';
import { dropOperatorToken, readOperatorToken } from './operator-token.ts';

/**
 * A call of the console, with the operator's token. Where the server wants to know first who sits there, the operator is
 * asked and the call made again.
 * @throws ApiError as `call` does; a 401 has ended the session of this tab
 */
export async function operatorCall<R extends RouteSpec>(
  route: R,
  input: InputOf<R>,
  options: CallOptions = {},
): Promise<AnswerOf<R>> {
  return await confirming(() => callOnce(route, input, options));
}

/** Does it, and does it again when the server wanted to know first who sits there and the operator showed it. */
export async function confirming<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const asks = error instanceof ApiError && error.code === 'confirmation_required';
    if (!asks || !(await askConfirmation())) throw error;
    return await work();
  }
}

async function callOnce<R extends RouteSpec>(
  route: R,
  input: InputOf<R>,
  options: CallOptions,
): Promise<AnswerOf<R>> {
  const token = readOperatorToken();
  if (token === null) throw new ApiError({ code: 'token_missing' });
  return endingSession(token, call(route, input, { ...options, bearer: token }));
}

/** What comes of a call made with this token: when the server no longer knows it, it is dropped. */
export async function endingSession<T>(token: string, answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) dropOperatorToken(token);
    throw error;
  }
}
