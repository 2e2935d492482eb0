/** Random choices that are the same for the same seed. */
export interface Random {
  /** From 0 to 1, without 1. */
  next(): number;
  between(min: number, max: number): number;
  /** Whole numbers, both ends included. */
  whole(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  /** Picks by weight. */
  weighted<Item>(items: readonly (readonly [item: Item, weight: number])[]): Item;
}

/** Mulberry32: small, fast, and good enough for invented data. It must not make secrets. */
export function seededRandom(seed: number): Random {
  let state = seed;
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const between = (min: number, max: number) => min + next() * (max - min);
  const whole = (min: number, max: number) => Math.floor(between(min, max + 1));
  function pick<Item>(items: readonly Item[]): Item {
    const picked = items[whole(0, items.length - 1)];
    if (picked === undefined) throw new Error('there is nothing to pick from');
    return picked;
  }
  return {
    next,
    between,
    whole,
    pick,
    chance: (probability) => next() < probability,
    weighted(items) {
      let left = between(
        0,
        items.reduce((sum, [, weight]) => sum + weight, 0),
      );
      for (const [item, weight] of items) {
        left -= weight;
        if (left < 0) return item;
      }
      return pick(items)[0];
    },
  };
}
