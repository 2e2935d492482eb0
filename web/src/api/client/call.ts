import type { AnswerOf, InputOf, RouteSpec } from '@sesame/contract/shared/route.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { sessionMessage } from '../session/session-message.ts';
import { dropToken, readToken } from '../session/token-store.ts';
import { ApiError } from './api-error.ts';
import { runtimeConfig } from './config.ts';

export type CallOptions = {
  signal?: AbortSignal;
  /** The idempotency key, the same for every repeat of one intent (see `intents.ts`); required by idempotent routes. */
  idempotencyKey?: string;
  /** Sent instead of the user's token, for calls with another authorization. */
  bearer?: string;
};

/** Timeout of a call, which then fails as `offline`. */
const TIMEOUT_MS = 30_000;

type AnyInput = { params?: unknown; query?: unknown; body?: unknown };

/**
 * Makes a call of the contract; the only place that uses fetch (`upload.ts` sends files). Returns the answer parsed by
 * the route's schema.
 * @throws ApiError and nothing else. On 401 the token that was sent has already been dropped.
 */
export async function call<R extends RouteSpec>(
  route: R,
  input: InputOf<R>,
  options: CallOptions = {},
): Promise<AnswerOf<R>> {
  const token = options.bearer ?? readToken();
  if (route.auth === 'user' && !token) throw new ApiError({ code: 'token_missing' });
  if (holder !== token) held.clear();
  holder = token;
  const { params, query }: AnyInput = input;
  const address = addressOf(route, params, query);
  const known = held.get(address);
  const response = await send(route, input, { ...options, etag: known?.etag }, token);
  // The answer to the same call, which its schema has parsed.
  if (known && response.status === 304) return known.answer as AnswerOf<R>;
  const answer = await readAnswer(route, response, token);
  const etag = route.polled && response.headers.get('ETag');
  if (etag && holder === token) held.set(address, { etag, answer });
  return answer;
}

/**
 * The last answers to polls, by address. An unchanged one comes without a body and stays the same object, so that nothing
 * is drawn again. Kept only in memory, and for one token.
 */
const held = new Map<string, { etag: string; answer: unknown }>();
let holder: string | null;

/** Fetches the file of a route with `file`, for the buyer or the owner of `bearer`. @throws ApiError like `call` */
export async function fetchFile<R extends RouteSpec>(
  route: R,
  input: InputOf<R>,
  bearer?: string,
): Promise<Blob> {
  const token = bearer ?? readToken();
  if (!token) throw new ApiError({ code: 'token_missing' });
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), TIMEOUT_MS);
  const response = await send(route, input, {}, token, deadline.signal).finally(() =>
    clearTimeout(timer),
  );
  await requireGood(response, token);
  // No timeout for the body; a truncated body is an error.
  return await response.blob().catch((cause: unknown) => {
    throw new ApiError({ code: 'offline', cause });
  });
}

/** Parses the response of a call made with this token. @throws ApiError */
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
  // The type is inferred from the schema that parsed it.
  return parsed.data as AnswerOf<R>;
}

async function requireGood(response: Response, token: string | null): Promise<void> {
  if (response.status === 401 && token) endSession(token);
  if (!response.ok) throw await errorFrom(response);
}

async function send(
  route: RouteSpec,
  { params, query, body }: AnyInput,
  options: CallOptions & { etag?: string | undefined },
  token: string | null,
  deadline = AbortSignal.timeout(TIMEOUT_MS),
): Promise<Response> {
  const headers = new Headers({ Accept: 'application/json', 'Accept-Language': currentLanguage() });
  if (token) headers.set('Authorization', `Bearer ${token}`);
  if (body !== undefined) headers.set('Content-Type', 'application/json');
  if (options.etag) headers.set('If-None-Match', options.etag);
  if (route.idempotent) headers.set('Idempotency-Key', requireKey(route, options));
  const given = options.signal ? [options.signal] : [];
  try {
    return await fetch(addressOf(route, params, query), {
      method: route.method,
      headers,
      credentials: 'include',
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.any([deadline, ...given]),
    });
  } catch (cause) {
    throw new ApiError({ code: 'offline', cause });
  }
}

/**
 * The caller has to provide the key: one made here would differ for each repeat, so repeats would not be
 * recognized.
 */
export function requireKey(
  { id }: RouteSpec,
  { idempotencyKey }: Pick<CallOptions, 'idempotencyKey'>,
): string {
  if (idempotencyKey === undefined) throw new Error(`${id} needs the key of an intent`);
  return idempotencyKey;
}

/** 401 always means that this token is invalid. A newer one stored by another tab is kept. */
function endSession(token: string): void {
  if (token !== readToken()) return;
  sessionMessage.set('ended');
  dropToken({ keepsPersonal: true });
}

/** The address of a call with its parameters filled in. */
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
  // A proxy may answer with any body.
  const { code, message, ...details } = isRecord(answer) ? answer : {};
  return new ApiError({
    // Codes come from the same contract; an unknown one from a newer server is handled like any other refusal.
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
