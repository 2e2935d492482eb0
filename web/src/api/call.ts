import type { AnswerOf, InputOf, RouteSpec } from '@sesame/contract/route.ts';
import { currentLanguage } from '../i18n/language.ts';
import { ApiError } from './api-error.ts';
import { runtimeConfig } from './config.ts';
import { noteSession } from './session-notice.ts';
import { dropToken, readToken } from './token-store.ts';

export type CallOptions = {
  signal?: AbortSignal;
  /** The same key for every repeat of one intent, see `intents.ts`; a call that is idempotent needs one. */
  idempotencyKey?: string;
  /** Sent in place of the person's token, by a call that is authorised by something else. */
  bearer?: string;
};

/** A call that has no answer by then is given up as `offline`. */
const PATIENCE_MS = 30_000;

type AnyInput = { params?: unknown; query?: unknown; body?: unknown };

/**
 * Makes a call of the contract: the only place that fetches (`upload.ts` sends files). Answers what the route promises, checked by its schema.
 *
 * @throws ApiError always and only. A 401 has already dropped the token it was given for.
 */
export async function call<R extends RouteSpec>(
  route: R,
  input: InputOf<R>,
  options: CallOptions = {},
): Promise<AnswerOf<R>> {
  const token = options.bearer ?? readToken();
  if (route.auth === 'user' && !token) throw new ApiError({ code: 'token_missing' });
  return readAnswer(route, await send(route, input, options, token), token);
}

/** Fetches what a route with `file` answers, for the buyer or for the owner of `bearer`. @throws ApiError as `call` does. */
export async function fetchFile<R extends RouteSpec>(
  route: R,
  input: InputOf<R>,
  bearer?: string,
): Promise<Blob> {
  const token = bearer ?? readToken();
  if (!token) throw new ApiError({ code: 'token_missing' });
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), PATIENCE_MS);
  const response = await send(route, input, {}, token, patience.signal).finally(() =>
    clearTimeout(timer),
  );
  await requireGood(response, token);
  // However long it takes; what was cut off is no file.
  return await response.blob().catch((cause: unknown) => {
    throw new ApiError({ code: 'offline', cause });
  });
}

/** What the route promises, out of what came back for a call made with this token. @throws ApiError */
export async function readAnswer<R extends RouteSpec>(
  route: R,
  response: Response,
  token: string | null,
): Promise<AnswerOf<R>> {
  await requireGood(response, token);
  const parsed = route.answer.safeParse(await readJson(response));
  if (!parsed.success) {
    throw new ApiError({ code: 'unreadable', status: response.status, cause: parsed.error });
  }
  // The schema that parsed it is the one that the type was made from.
  return parsed.data as AnswerOf<R>;
}

async function requireGood(response: Response, token: string | null): Promise<void> {
  if (response.status === 401 && token) endSession(token);
  if (!response.ok) throw await errorFrom(response);
}

async function send(
  route: RouteSpec,
  { params, query, body }: AnyInput,
  options: CallOptions,
  token: string | null,
  patience = AbortSignal.timeout(PATIENCE_MS),
): Promise<Response> {
  const headers = new Headers({ Accept: 'application/json', 'Accept-Language': currentLanguage() });
  if (token) headers.set('Authorization', `Bearer ${token}`);
  if (body !== undefined) headers.set('Content-Type', 'application/json');
  if (route.idempotent) headers.set('Idempotency-Key', requireKey(route, options));
  const given = options.signal ? [options.signal] : [];
  try {
    return await fetch(addressOf(route, params, query), {
      method: route.method,
      headers,
      credentials: 'include',
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.any([patience, ...given]),
    });
  } catch (cause) {
    throw new ApiError({ code: 'offline', cause });
  }
}

/** A key made here would be another one for each repeat, and protect nothing. */
export function requireKey(
  { id }: RouteSpec,
  { idempotencyKey }: Pick<CallOptions, 'idempotencyKey'>,
): string {
  if (idempotencyKey === undefined) throw new Error(`${id} needs the key of an intent`);
  return idempotencyKey;
}

/** The one meaning of 401: this token is bad. A fresh one that another tab has stored meanwhile stays. */
function endSession(token: string): void {
  if (token !== readToken()) return;
  noteSession('ended');
  dropToken();
}

/** Where a call goes, its parameters filled in. */
export function addressOf(route: RouteSpec, params: unknown, query: unknown): string {
  const given = new Map(Object.entries(params ?? {}));
  const path = route.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(given.get(name))),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined) search.set(name, String(value));
  }
  return `${runtimeConfig.apiBase}${path}${search.size > 0 ? `?${search}` : ''}`;
}

async function errorFrom(response: Response): Promise<ApiError> {
  const retryAfterS = Number(response.headers.get('Retry-After')) || undefined;
  const answer = await readJson(response).catch(() => undefined);
  // A proxy in between may answer something that is not ours at all.
  const { code, message, ...details } = isRecord(answer) ? answer : {};
  return new ApiError({
    // Codes come from the same contract; one from a newer server is handled like an unknown refusal.
    code: typeof code === 'string' ? (code as ApiError['code']) : 'unreadable',
    status: response.status,
    message: typeof message === 'string' ? message : '',
    details,
    retryAfterS,
  });
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (cause) {
    throw new ApiError({ code: 'unreadable', status: response.status, cause });
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
