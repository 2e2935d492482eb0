import { createHash } from 'node:crypto';
import type { ProvisioningRequest } from './read-request.ts';

export const accessModes = ['link', 'account', 'nothing'] as const;
/** `nothing`: an answer with neither a link nor an account. */
export type AccessMode = (typeof accessModes)[number];

/** One request and its answer. */
export interface Access {
  readonly key: string;
  readonly request: ProvisioningRequest['request'];
  readonly answer: Readonly<Record<string, string>>;
  /** Number of requests for it. */
  readonly times: number;
  readonly at: Date;
}

export interface Accesses {
  /** The first answer to a request is repeated for later ones. */
  answer(
    request: ProvisioningRequest,
    how: { readonly mode: AccessMode; readonly at: Date },
  ): Access;
  /** Oldest first. */
  list(): readonly Access[];
}

const REMEMBERED = 10_000;

export function createAccesses(): Accesses {
  const given = new Map<string, Access>();
  return {
    answer({ key, request }, { mode: what, at }) {
      const before = given.get(key);
      const access: Access = before
        ? { ...before, times: before.times + 1 }
        : { key, request, answer: answerTo(key, what), times: 1, at };
      // `nothing` is not remembered if it was the first answer, so the next request may get access.
      if (what !== 'nothing' || before) given.set(key, access);
      const [oldest] = given.keys();
      if (given.size > REMEMBERED && oldest !== undefined) given.delete(oldest);
      return access;
    },
    list: () => [...given.values()],
  };
}

/** Derived from the key only, so that a request repeated after a restart gets the same answer. */
function answerTo(key: string, what: AccessMode): Access['answer'] {
  const secret = createHash('sha256').update(key).digest('base64url');
  if (what === 'link') return { link: `https://access.example/${secret.slice(0, 22)}` };
  if (what === 'nothing') return {};
  return { login: `member-${secret.slice(0, 8)}`, password: secret.slice(8, 24) };
}
