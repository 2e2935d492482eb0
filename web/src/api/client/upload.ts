import type { AnswerOf, ParamsOf, QueryOf, RouteSpec } from '@sesame/contract/shared/route.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { readToken } from '../session/token-store.ts';
import { ApiError } from './api-error.ts';
import { addressOf, readAnswer, requireKey } from './call.ts';

/** Longer than for a call: a picture may be sent over a slow mobile network. */
const TIMEOUT_MS = 180_000;

/**
 * Sends one file as the field `file` of a contract route. Uses XMLHttpRequest, because `fetch` cannot report upload
 * progress.
 * @param onProgress called with the sent share, 0 to 1.
 * @param bearer sent instead of the buyer's token: an operator's
 * @throws ApiError and nothing else, like `call`.
 */
export async function upload<R extends RouteSpec>(
  route: R,
  file: File,
  onProgress: (share: number) => void,
  params?: ParamsOf<R>,
  options: { query?: QueryOf<R>; bearer?: string; idempotencyKey?: string } = {},
): Promise<AnswerOf<R>> {
  const token = options.bearer ?? readToken();
  if (!token) throw new ApiError({ code: 'token_missing' });
  const address = addressOf(route, params, options.query);
  const key = route.idempotent ? requireKey(route, options) : undefined;
  const sent = { file, onProgress, token, key };
  return readAnswer(route, await send(route.method, address, sent), token);
}

function send(
  method: string,
  address: string,
  sent: {
    file: File;
    onProgress: (share: number) => void;
    token: string;
    key: string | undefined;
  },
): Promise<Response> {
  const { file, onProgress, token, key } = sent;
  const form = new FormData();
  form.set('file', file);
  const request = new XMLHttpRequest();
  request.open(method, address);
  request.timeout = TIMEOUT_MS;
  request.withCredentials = true;
  request.setRequestHeader('Accept', 'application/json');
  request.setRequestHeader('Accept-Language', currentLanguage());
  request.setRequestHeader('Authorization', `Bearer ${token}`);
  if (key !== undefined) request.setRequestHeader('Idempotency-Key', key);
  request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
    if (lengthComputable) onProgress(loaded / total);
  };
  return new Promise((resolve, reject) => {
    const fail = () => reject(new ApiError({ code: 'offline' }));
    request.onerror = fail;
    request.ontimeout = fail;
    request.onload = () => {
      const headers = new Headers();
      const retryAfter = request.getResponseHeader('Retry-After');
      if (retryAfter) headers.set('Retry-After', retryAfter);
      resolve(new Response(request.responseText, { status: request.status, headers }));
    };
    request.send(form);
  });
}
