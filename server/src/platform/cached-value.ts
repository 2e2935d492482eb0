/**
 * A value computed from the database that is read often and changes rarely. Each process computes it once and again
 * after every change. While computing fails, the last good value is served.
 */
export class CachedValue<Value> {
  private readonly make: () => Promise<Value>;
  private readonly onFailure: (error: unknown) => void;
  private latest: { readonly value: Value } | undefined;
  private pending: Promise<Value> | undefined;
  private changes = 0;
  /** The number of changes that the last good value includes. */
  private known = -1;

  /** @param onFailure called whenever computing failed and the last good value is served instead */
  constructor(
    make: () => Promise<Value>,
    onFailure: (error: unknown) => void,
    /** Served until the first value is computed; without it `current` throws when computing fails. */
    before?: Value,
  ) {
    this.make = make;
    this.onFailure = onFailure;
    this.latest = before === undefined ? undefined : { value: before };
  }

  /** Marks the value as changed: later callers of `current` get a value computed after this call. */
  change(): void {
    this.changes += 1;
    this.pending = undefined;
  }

  current(): Promise<Value> {
    if (this.latest !== undefined && this.known === this.changes) {
      return Promise.resolve(this.latest.value);
    }
    if (this.pending !== undefined) return this.pending;
    const pending = this.remake(this.changes).finally(() => {
      if (this.pending === pending) this.pending = undefined;
    });
    this.pending = pending;
    return pending;
  }

  private async remake(changes: number): Promise<Value> {
    try {
      const value = await this.make();
      // A computation begun before a change may finish after the one begun because of it.
      if (changes > this.known) {
        this.latest = { value };
        this.known = changes;
      }
      return value;
    } catch (error) {
      if (this.latest === undefined) throw error;
      this.onFailure(error);
      return this.latest.value;
    }
  }
}
