import type { AnswerOf, InputOf, RouteSpec } from '@sesame/contract/route.ts';
import { ApiError } from '../api-error.ts';
import { type CallOptions, call } from '../call.ts';
import { dropOperatorToken, readOperatorToken } from './operator-token.ts';

/**
 * A call of the console, with the operator's token.
 * @throws ApiError as `call` does; a 401 has ended the session of this tab
 */
export async function operatorCall<R extends RouteSpec>(
  route: R,
  input: InputOf<R>,
  options: CallOptions = {},
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
