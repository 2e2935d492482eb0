import type { InputOf, RouteSpec } from '@sesame/contract/route.ts';
import { ApiError } from '../api-error.ts';
import { fetchFile } from '../call.ts';
import { saveFile } from '../save-file.ts';
import { confirming, endingSession } from './operator-call.ts';
import { readOperatorToken } from './operator-token.ts';

/**
 * Fetches what a route with `file` answers and hands it to the browser to keep, asking first who sits
 * there where the server wants to know. @throws ApiError
 */
export async function saveOperatorFile<R extends RouteSpec>(
  route: R,
  input: InputOf<R>,
  name: string,
): Promise<void> {
  saveFile(name, await confirming(() => fetchOnce(route, input)));
}

async function fetchOnce<R extends RouteSpec>(route: R, input: InputOf<R>): Promise<Blob> {
  const token = readOperatorToken();
  if (token === null) throw new ApiError({ code: 'token_missing' });
  return await endingSession(token, fetchFile(route, input, token));
}
