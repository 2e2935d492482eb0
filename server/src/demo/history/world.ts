import type { SubPlan } from '@sesame/contract/shop/catalogue.ts';
import type { Agenda } from './agenda.ts';
import type { Buyer, HistoryShop } from './history-shop.ts';
import type { Random } from './random.rules.ts';

/** What the parts of the history share. */
export interface World {
  readonly shop: HistoryShop;
  readonly agenda: Agenda;
  readonly random: Random;
  /** The products for sale, in the order of the catalogue. */
  readonly products: readonly SubPlan[];
  readonly since: number;
  /** The moment at which the history meets the present. */
  readonly until: number;
  /** When buyers can first save a card; infinite when they never can. */
  readonly savesSince: number;
  readonly team: Team;
  /** Everyone who has registered so far. */
  readonly buyers: Buyer[];
}

/** Ids of operators. */
export interface Team {
  readonly owner: string;
  readonly finance: string;
  readonly support: string;
}

export function now({ shop }: Pick<World, 'shop'>): number {
  return shop.clock.now().getTime();
}
