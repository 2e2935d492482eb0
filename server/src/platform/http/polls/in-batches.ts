/** Two, so that a statement that hangs does not hold up every other read. */
const RUNNING_MAX = 2;
/** Bounds the time of one statement. */
const BATCH_MAX = 500;

interface Waiting<Value> {
  readonly key: Buffer;
  readonly result: PromiseWithResolvers<Value>;
}

/**
 * Reads many keys with one call of `read`: those that arrive in the same turn of the event loop, or while earlier reads are
 * running. A read begins after each request that it answers, so that none gets an answer older than its question.
 * @param read returns one value for each key, in their order
 */
export function inBatches<Value>(
  read: (keys: readonly Buffer[]) => Promise<readonly Value[]>,
): (key: Buffer) => Promise<Value> {
  const waiting = new Map<string, Waiting<Value>>();
  let running = 0;
  let isPlanned = false;

  function plan(): void {
    if (isPlanned || waiting.size === 0 || running >= RUNNING_MAX) return;
    isPlanned = true;
    // After all requests that have already arrived.
    setImmediate(() => {
      isPlanned = false;
      void run();
      plan();
    });
  }

  async function run(): Promise<void> {
    const batch = [...waiting].slice(0, BATCH_MAX);
    for (const [name] of batch) waiting.delete(name);
    running++;
    try {
      const values = await read(batch.map(([, { key }]) => key));
      for (const [index, [, { result }]] of batch.entries()) {
        // As many values as keys.
        result.resolve(values[index] as Value);
      }
    } catch (error) {
      for (const [, { result }] of batch) result.reject(error);
    } finally {
      running--;
      plan();
    }
  }

  return (key) => {
    const name = key.toString('latin1');
    const known = waiting.get(name);
    if (known !== undefined) return known.result.promise;
    const result = Promise.withResolvers<Value>();
    waiting.set(name, { key, result });
    plan();
    return result.promise;
  };
}
