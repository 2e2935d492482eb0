import { createHash } from 'node:crypto';
import type { Question } from './read-question.ts';

export const gives = ['link', 'account', 'nothing'] as const;
/** `nothing`: an answer without either. */
export type Gives = (typeof gives)[number];

/** One question and what it got. */
export interface Access {
  readonly key: string;
  readonly question: Question['question'];
  readonly answer: Readonly<Record<string, string>>;
  /** How often it was asked for. */
  readonly asked: number;
  readonly at: Date;
}

export interface Accesses {
  /** The first answer to a question stays its answer. */
  give(question: Question, how: { readonly gives: Gives; readonly at: Date }): Access;
  /** Oldest first. */
  list(): readonly Access[];
}

const REMEMBERED = 10_000;

export function createAccesses(): Accesses {
  const given = new Map<string, Access>();
  return {
    give({ key, question }, { gives: what, at }) {
      const before = given.get(key);
      const access: Access = before
        ? { ...before, asked: before.asked + 1 }
        : { key, question, answer: answerTo(key, what), asked: 1, at };
      // What was nothing may be something the next time.
      if (what !== 'nothing' || before) given.set(key, access);
      const [oldest] = given.keys();
      if (given.size > REMEMBERED && oldest !== undefined) given.delete(oldest);
      return access;
    },
    list: () => [...given.values()],
  };
}

/** Made of the key alone, so that a question asked again after a restart gets the same. */
function answerTo(key: string, what: Gives): Access['answer'] {
  const secret = createHash('sha256').update(key).digest('base64url');
  if (what === 'link') return { link: `https://access.example/${secret.slice(0, 22)}` };
  if (what === 'nothing') return {};
  return { login: `member-${secret.slice(0, 8)}`, password: secret.slice(8, 24) };
}
