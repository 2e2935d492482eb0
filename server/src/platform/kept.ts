/**
 * Something that is made of the database, asked for all the time and changed seldom: each process makes it once, and anew
 * after every change. While it cannot be made the last good one keeps serving.
 */
export class Kept<Value> {
  private readonly make: () => Promise<Value>;
  private readonly onFailure: (error: unknown) => void;
  private latest: { readonly value: Value } | undefined;
  private making: Promise<Value> | undefined;
  private changes = 0;
  /** How many of the changes the last good one knows. */
  private known = -1;

  /** @param onFailure told whenever the last good one has to serve on */
  constructor(
    make: () => Promise<Value>,
    onFailure: (error: unknown) => void,
    /** Serves until the first one is made; without it there may be none, and `current` throws. */
    before?: Value,
  ) {
    this.make = make;
    this.onFailure = onFailure;
    this.latest = before === undefined ? undefined : { value: before };
  }

  /** Something has changed: who asks from now on gets what was begun after that. */
  change(): void {
    this.changes += 1;
    this.making = undefined;
  }

  current(): Promise<Value> {
    if (this.latest !== undefined && this.known === this.changes) {
      return Promise.resolve(this.latest.value);
    }
    if (this.making !== undefined) return this.making;
    const making = this.remake(this.changes).finally(() => {
      if (this.making === making) this.making = undefined;
    });
    this.making = making;
    return making;
  }

  private async remake(changes: number): Promise<Value> {
    try {
      const value = await this.make();
      // One that was begun before a change may be done after the one that was begun because of it.
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
