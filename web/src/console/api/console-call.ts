import type { AnswerOf, InputOf, RouteSpec } from '@sesame/contract/shared/route.ts';
import { ApiError } from '../../api/client/api-error.ts';
import { type CallOptions, call } from '../../api/client/call.ts';
import { requestConfirmation } from './confirmation.ts';
import { endOperatorSession, readOperatorToken } from './operator-token.ts';

/**
 * Calls a route of the console with the operator's token. If the server requires a confirmation, the operator
 * is asked for their password and the call is repeated.
 * @throws ApiError as `call` does; a 401 has ended the session of this tab
 */
export async function consoleCall<R extends RouteSpec>(
  route: R,
  input: InputOf<R>,
  options: CallOptions = {},
): Promise<AnswerOf<R>> {
  return await confirming(() => callOnce(route, input, options));
}

/** Runs `work`. If the server answered `confirmation_required`, runs it again once the operator has confirmed. */
export async function confirming<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const needsConfirmation = error instanceof ApiError && error.code === 'confirmation_required';
    if (!needsConfirmation || !(await requestConfirmation())) throw error;
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

/** Awaits the answer of a call made with this token; a 401 drops the token. */
export async function endingSession<T>(token: string, answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) endOperatorSession(token);
    throw error;
  }
}
