/**
 * The ETag of a poll: a hash of everything that the answer was made from, and the moment from which the same rows give
 * another answer because a period has ended. Weak, because proxies that compress may change the bytes.
 */
export function pollTag(hash: string, until: Date | undefined): string {
  return `W/"${hash}.${until === undefined ? '' : until.getTime().toString(36)}"`;
}

const TAG = /^(?:W\/)?"([\w-]+)\.([0-9a-z]*)"$/;

/** The tag among those of `If-None-Match` that still describes the answer now; undefined without one. */
export function unchangedTag(ifNoneMatch: string, hash: string, now: Date): string | undefined {
  for (const given of ifNoneMatch.split(',')) {
    const [, known, until = ''] = TAG.exec(given.trim()) ?? [];
    if (known !== hash) continue;
    if (until === '') return pollTag(hash, undefined);
    const moment = new Date(Number.parseInt(until, 36));
    if (now < moment) return pollTag(hash, moment);
  }
  return undefined;
}

/** The earliest of these moments. */
export function earliest(moments: Iterable<Date | null>): Date | undefined {
  let first: Date | undefined;
  for (const moment of moments) {
    if (moment !== null && (first === undefined || moment < first)) first = moment;
  }
  return first;
}
