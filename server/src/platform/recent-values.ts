/**
 * Values that are costly to compute and may be a little old. Callers with the same key share one computation until it is
 * older than `lastsMs`; one that fails is not kept.
 */
export class RecentValues<Value> {
  private readonly lastsMs: number;
  private readonly kept = new Map<
    string,
    { readonly at: number; readonly value: Promise<Value> }
  >();

  constructor(lastsMs: number) {
    this.lastsMs = lastsMs;
  }

  get(key: string, now: Date, compute: () => Promise<Value>): Promise<Value> {
    this.forgetOld(now);
    const known = this.kept.get(key);
    if (known !== undefined) return known.value;
    const entry = { at: now.getTime(), value: compute() };
    this.kept.set(key, entry);
    entry.value.catch(() => {
      if (this.kept.get(key) === entry) this.kept.delete(key);
    });
    return entry.value;
  }

  private forgetOld(now: Date): void {
    for (const [key, { at }] of this.kept) {
      const ageMs = now.getTime() - at;
      // A clock that was set back must not make a value last longer.
      if (ageMs < 0 || ageMs >= this.lastsMs) this.kept.delete(key);
    }
  }
}
