import type { Listener } from './db/connections/listen.ts';

interface CacheOptions<Value> {
  /** Computes the value, usually from the database. */
  readonly make: () => Promise<Value>;
  /** Called whenever computing failed and the last good value is served instead. */
  readonly onFailure: (error: unknown) => void;
  /** Served until the first value is computed; without it `current` throws when computing fails. */
  readonly first?: Value;
  /** Called after a value has been replaced by another one; waited for. */
  readonly onChange?: () => Promise<unknown>;
}

/**
 * A value that is read often and changes rarely. Each process computes it once and again after every change. While
 * computing fails, the last good value is served.
 */
export class CachedValue<Value> {
  private readonly options: CacheOptions<Value>;
  private good: { readonly value: Value } | undefined;
  private pending: Promise<Value> | undefined;
  private refreshing: Promise<unknown> = Promise.resolve();
  private changes = 0;
  /** The number of changes that the last good value includes. */
  private known = -1;

  constructor(options: CacheOptions<Value>) {
    this.options = options;
    this.good = options.first === undefined ? undefined : { value: options.first };
  }

  /** The last good value, for callers that cannot wait. @throws before there is one */
  get latest(): Value {
    if (this.good === undefined) throw new Error('no value has been computed yet');
    return this.good.value;
  }

  /** Marks the value as changed: later callers of `current` get a value computed after this call. */
  change(): void {
    this.changes += 1;
    this.pending = undefined;
  }

  current(): Promise<Value> {
    if (this.good !== undefined && this.known === this.changes) {
      return Promise.resolve(this.good.value);
    }
    if (this.pending !== undefined) return this.pending;
    const pending = this.remake(this.changes).finally(() => {
      if (this.pending === pending) this.pending = undefined;
    });
    this.pending = pending;
    return pending;
  }

  /**
   * Marks the value as changed and computes it at once; many changes at a time share one computation.
   * @returns false when it failed. Never rejects.
   */
  async refresh(): Promise<boolean> {
    this.change();
    const { changes } = this;
    this.refreshing = this.refreshing.then(() => this.current().catch(this.options.onFailure));
    await this.refreshing;
    return this.known >= changes;
  }

  /** Refreshes the value after every message on the channel, also until it succeeds. @returns how to stop */
  follow(listener: Pick<Listener, 'listen'>, channel: string): () => void {
    return listener.listen(channel, () => this.refresh());
  }

  private async remake(changes: number): Promise<Value> {
    const { make, onFailure, onChange } = this.options;
    try {
      const value = await make();
      // A computation begun before a change may finish after the one begun because of it.
      if (changes > this.known) {
        const isNew = this.good?.value !== value;
        this.good = { value };
        this.known = changes;
        if (isNew) await onChange?.();
      }
      return value;
    } catch (error) {
      if (this.good === undefined) throw error;
      onFailure(error);
      return this.good.value;
    }
  }
}
