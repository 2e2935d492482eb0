import { Refusal } from './refusal.ts';

/**
 * Behavior of a provider that no document settles, or that happens rarely: each switch has its possible positions, of
 * which the first is the default, or takes any word, by default none.
 */
export type SwitchBoard = Readonly<Record<string, readonly [string, ...string[]] | 'any word'>>;

export interface Switches {
  /** Sets these positions and returns all other switches to their default. Throws a `Refusal` for an unknown one. */
  set(positions: Readonly<Record<string, string>>): void;
  /** The positions that differ from the default. */
  current(): Readonly<Record<string, string>>;
  /** The position of a switch; an empty text when it takes any word and has none. */
  positionOf(name: string): string;
}

export function createSwitches(board: SwitchBoard): Switches {
  let chosen: Readonly<Record<string, string>> = {};
  return {
    set(positions) {
      for (const [name, position] of Object.entries(positions)) {
        const known = board[name];
        if (known === undefined || (known !== 'any word' && !known.includes(position))) {
          throw new Refusal(400, `There is no switch ${name} with the position ${position}`);
        }
      }
      chosen = positions;
    },
    current: () => chosen,
    positionOf(name) {
      const known = board[name];
      if (known === undefined) throw new Error(`there is no switch ${name}`);
      return chosen[name] ?? (known === 'any word' ? '' : known[0]);
    },
  };
}
