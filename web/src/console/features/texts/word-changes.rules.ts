export type WordChange = { readonly kind: 'same' | 'gone' | 'new'; readonly text: string };

/** Longer texts are compared as one piece, to bound the cost; such a difference is unreadable word by word. */
const TOKENS_MAX = 1_200;

/** Word-by-word difference of two texts; neighboring words of the same kind are merged. */
export function wordChanges(before: string, after: string): WordChange[] {
  const one = tokensOf(before);
  const other = tokensOf(after);
  if (before === after) return after === '' ? [] : [{ kind: 'same', text: after }];
  if (one.length > TOKENS_MAX || other.length > TOKENS_MAX) {
    return joined([
      { kind: 'gone', text: before },
      { kind: 'new', text: after },
    ]);
  }
  const common = commonLengths(one, other);
  const changes: WordChange[] = [];
  let at = 0;
  let there = 0;
  while (at < one.length || there < other.length) {
    const mine = one[at];
    const theirs = other[there];
    if (mine !== undefined && mine === theirs) {
      changes.push({ kind: 'same', text: mine });
      at++;
      there++;
    } else if (
      mine !== undefined &&
      (theirs === undefined || lengthAt(common, at + 1, there) >= lengthAt(common, at, there + 1))
    ) {
      changes.push({ kind: 'gone', text: mine });
      at++;
    } else {
      changes.push({ kind: 'new', text: theirs ?? '' });
      there++;
    }
  }
  return joined(changes);
}

function tokensOf(text: string): string[] {
  return text.match(/\s+|[\p{L}\p{N}_]+|[^\s\p{L}\p{N}_]/gu) ?? [];
}

/** Table of longest common subsequence lengths of all suffixes. */
function commonLengths(one: readonly string[], other: readonly string[]): number[][] {
  const lengths = Array.from({ length: one.length + 1 }, () =>
    new Array<number>(other.length + 1).fill(0),
  );
  for (let at = one.length - 1; at >= 0; at--) {
    const row = lengths[at];
    for (let there = other.length - 1; row !== undefined && there >= 0; there--) {
      row[there] =
        one[at] === other[there]
          ? lengthAt(lengths, at + 1, there + 1) + 1
          : Math.max(lengthAt(lengths, at + 1, there), lengthAt(lengths, at, there + 1));
    }
  }
  return lengths;
}

function lengthAt(lengths: readonly (readonly number[])[], at: number, there: number): number {
  return lengths[at]?.[there] ?? 0;
}

function joined(changes: readonly WordChange[]): WordChange[] {
  const result: WordChange[] = [];
  for (const change of changes) {
    const last = result.at(-1);
    if (last?.kind === change.kind) {
      result[result.length - 1] = { kind: last.kind, text: last.text + change.text };
    } else if (change.text !== '') {
      result.push(change);
    }
  }
  return result;
}
