import { faultsOf, type LifeView } from './life-model.rules.ts';
import type { Life } from './life-shop.ts';

type NamedLife = Pick<Life, 'number' | 'script'>;

/** A life in which something is not exact. */
export class InexactLife extends Error {
  readonly life: NamedLife;

  constructor(life: NamedLife, faults: readonly string[], at: Date) {
    super(
      `life ${life.number} at ${at.toISOString()}:\n${faults.join('\n')}\n${JSON.stringify(life.script)}`,
    );
    this.life = life;
  }
}

/** Compares what the shop and the bank have of a life with the model. */
export function requireExact(life: NamedLife, view: LifeView, at: Date): void {
  const faults = faultsOf(view);
  if (faults.length > 0) throw new InexactLife(life, faults, at);
}

/** What is reported of a generation that failed, with the way to see it again. */
export function explain(
  { seed, lives }: { readonly seed: number; readonly lives: number },
  error: unknown,
): string {
  const number = error instanceof InexactLife ? error.life.number : undefined;
  const again = `LIVES=${seed}:${lives}${number === undefined ? '' : `:${number}`}`;
  return `${error instanceof Error ? error.message : error}\nplay it again with ${again} (a life alone, or without the last number all of them)`;
}
