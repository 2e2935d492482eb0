import type { AnswerOf, RouteSpec } from '@sesame/contract/shared/route.ts';
import { sha256 } from '../../secrets/crypto.ts';
import { Unchanged } from '../answers.ts';
import { bindInline } from '../bind.ts';
import type { HandlerAnswer, InlineCall } from '../call.ts';
import type { Api } from '../create-server.ts';
import { pollTag, unchangedTag } from './poll-tag.rules.ts';
import { PROGRAM_ID } from './program-id.ts';
import type { Revision } from './revision.ts';

/** An answer, and from which moment the same rows give another one; undefined for never. */
export interface Polled<Answer> {
  readonly answer: Answer;
  /** Read by the same statement as the rows, or an earlier one. */
  readonly revision: Revision;
  readonly until: Date | undefined;
}

type PolledRoute = RouteSpec & {
  auth: 'user';
  method: 'GET';
  readableInImpersonation: true;
  polled: true;
};

interface Poll<R extends PolledRoute> {
  /** Version of what the answer shows from memory, such as the catalogue. */
  readonly shownFrom: () => Promise<string>;
  /** @returns undefined without a valid session */
  readonly answer: (call: InlineCall<R>) => Promise<Polled<AnswerOf<R>> | undefined>;
}

/**
 * Like `bindInline`, for polls. For a caller who may have the answer, one statement checks the session and reads the revision
 * of the buyer, and if it is the same they get 304. An answer has its revision from its own rows, so an ETag is never newer
 * than its body.
 */
export function bindPolled<R extends PolledRoute>(api: Api, route: R, poll: Poll<R>): void {
  bindInline(api, route, async (call) => {
    const shownFrom = await poll.shownFrom();
    const hash = (revision: Revision) => hashOf(route, call.query, revision, shownFrom);
    const given = call.headers['if-none-match'];
    if (given !== undefined) {
      const revision = await api.readRevision(call.tokenHash);
      if (revision === undefined) return undefined;
      const known = unchangedTag(given, hash(revision), api.platform.clock.now());
      if (known !== undefined) return new Unchanged(known);
    }
    const polled = await poll.answer(call);
    if (polled === undefined) return undefined;
    call.setHeader('etag', pollTag(hash(polled.revision), polled.until));
    // A poll is not a file, so its handler returns its answer, which the compiler cannot infer for every route.
    return polled.answer as HandlerAnswer<R>;
  });
}

function hashOf(route: RouteSpec, query: unknown, of: Revision, shownFrom: string): string {
  const { userId, hidesSecrets, revision } = of;
  const madeFrom = [PROGRAM_ID, route.id, query, userId, hidesSecrets, revision, shownFrom];
  return sha256(JSON.stringify(madeFrom)).toString('base64url').slice(0, 22);
}
