import type { InputOf, RouteSpec } from '@sesame/contract/shared/route.ts';
import { ApiError } from '../../api/client/api-error.ts';
import { fetchFile } from '../../api/client/call.ts';
import { saveFile } from '../../api/client/save-file.ts';
import { confirming, endingSession } from './console-call.ts';
import { readOperatorToken } from './operator-token.ts';

/**
 * Fetches the file that a route returns and saves it through the browser, with a confirmation if the server
 * requires one. @throws ApiError
 */
export async function saveConsoleFile<R extends RouteSpec>(
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
