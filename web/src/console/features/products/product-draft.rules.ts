import type {
  ConsoleProduct,
  PlannedPrices,
  ProductDraft,
} from '@sesame/contract/console/catalogue.ts';
import { type DurationUnit, serializeDuration } from '@sesame/contract/shared/durations.ts';
import {
  centsFromDollars,
  decimalFromCents,
  MAX_PRICE_CENTS,
} from '@sesame/contract/shared/money.ts';
import type { SubPlan } from '@sesame/contract/shop/catalogue.ts';

type Service = ConsoleProduct['services'][number];

/** A price as typed. */
export type PriceLine = {
  /** Key of the line, not of the price: it stays the same while the line is edited. */
  key: number;
  id: number | undefined;
  count: string;
  unit: DurationUnit;
  amount: string;
};

/** Unsaved values of the editor. */
export type EditedProduct = {
  title: string;
  description: string;
  descriptionRu: string;
  active: boolean;
  /** The input's value: local time without a zone; empty for none. */
  activeFrom: string;
  services: readonly Service[];
  prices: readonly PriceLine[];
};

export const newProduct: EditedProduct = {
  title: '',
  description: '',
  descriptionRu: '',
  active: false,
  activeFrom: '',
  services: [],
  prices: [{ key: 0, id: undefined, count: '1', unit: 'month', amount: '' }],
};

export function editedFrom(product: ConsoleProduct): EditedProduct {
  return {
    title: product.title,
    description: product.description,
    descriptionRu: product.description_ru,
    active: product.state === 'active',
    activeFrom: product.active_from === null ? '' : localInput(product.active_from),
    services: product.services,
    prices: product.prices.map((price, key) => ({ ...lineOf(price, key), id: price.id })),
  };
}

/** A line without the id of a saved price. */
function lineOf({ count, unit, amount }: PlannedPrices['prices'][number], key: number): PriceLine {
  return {
    key,
    id: undefined,
    count: String(count),
    unit,
    amount: decimalFromCents(centsFromDollars(amount)),
  };
}

/** `2026-03-10T12:00` in the operator's time zone, the format of the input. */
function localInput(at: string): string {
  const date = new Date(at);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

export type LineProblem = { count?: 'countWrong' | 'termTwice'; amount?: 'priceWrong' };
export type Problems = { title: boolean; lines: ReadonlyMap<number, LineProblem> };

/** Validation errors; none when `ok`. */
export function problemsOf(edited: EditedProduct): Problems & { ok: boolean } {
  const lines = lineProblemsOf(edited.prices);
  const title = edited.title.trim() === '';
  return { title, lines, ok: !title && lines.size === 0 };
}

function lineProblemsOf(prices: readonly PriceLine[]): Map<number, LineProblem> {
  const terms = new Set<string>();
  const lines = new Map<number, LineProblem>();
  for (const line of prices) {
    const problem: LineProblem = {};
    const count = wholeNumber(line.count);
    const term = `${count} ${line.unit}`;
    if (count === undefined || count < 1 || count > 120) problem.count = 'countWrong';
    else if (terms.has(term)) problem.count = 'termTwice';
    terms.add(term);
    if (centsOf(line.amount) === undefined) problem.amount = 'priceWrong';
    if (problem.count || problem.amount) lines.set(line.key, problem);
  }
  return lines;
}

/** Expects a product without validation errors. */
export function draftOf(edited: EditedProduct): ProductDraft {
  return {
    title: edited.title.trim(),
    description: edited.description,
    description_ru: edited.descriptionRu,
    active: edited.active,
    active_from:
      edited.active || edited.activeFrom === '' ? null : new Date(edited.activeFrom).toISOString(),
    service_ids: edited.services.map(({ id }) => id),
    prices: edited.prices.map((line) => ({
      ...(line.id !== undefined && { id: line.id }),
      ...priceOf(line),
    })),
  };
}

/** Expects a line without validation errors. */
function priceOf({ count, unit, amount }: PriceLine): PlannedPrices['prices'][number] {
  return { count: wholeNumber(count) ?? 0, unit, amount: (centsOf(amount) ?? 0) / 100 };
}

/** Scheduled prices as typed. */
export type EditedPlan = {
  /** The input's value: local time without a zone. */
  takesEffectAt: string;
  prices: readonly PriceLine[];
};

/** Initial values: the scheduled prices, or else the current ones. */
export function planFrom({ planned_prices, prices }: ConsoleProduct): EditedPlan {
  return {
    takesEffectAt: planned_prices === null ? '' : localInput(planned_prices.takes_effect_at),
    prices: (planned_prices?.prices ?? prices).map(lineOf),
  };
}

export type PlanProblem = 'momentMissing' | 'momentOver' | 'planEmpty';

/** Validation errors of a schedule; none when `ok`. */
export function planProblemsOf({ takesEffectAt, prices }: EditedPlan, now: Date) {
  const lines = lineProblemsOf(prices);
  const at = parseDateTime(takesEffectAt);
  const moment: PlanProblem | undefined =
    at === undefined ? 'momentMissing' : at <= now ? 'momentOver' : undefined;
  const empty: PlanProblem | undefined = prices.length === 0 ? 'planEmpty' : undefined;
  return { lines, moment, empty, ok: !moment && !empty && lines.size === 0 };
}

/** Expects a schedule without validation errors. */
export function plannedOf({ takesEffectAt, prices }: EditedPlan): PlannedPrices {
  return { takes_effect_at: new Date(takesEffectAt).toISOString(), prices: prices.map(priceOf) };
}

/** Undefined while incomplete; the input also accepts years past 9999, which are typing errors. */
export function parseDateTime(typed: string): Date | undefined {
  const at = new Date(typed);
  return at.getTime() < Date.UTC(10_000) ? at : undefined;
}

/** `10.03.2026 12:10` in UTC. */
export function utcOf(at: string | Date): string {
  const [date = '', time = ''] = new Date(at).toISOString().split('T');
  return `${date.split('-').reverse().join('.')} ${time.slice(0, 5)}`;
}

/** The product as the shop would show it, as far as it is filled in. */
export function previewOf(edited: EditedProduct, description: string): SubPlan {
  return {
    id: 1,
    title: edited.title,
    description,
    description_ru: description,
    active: edited.active,
    origins: edited.services.map(({ picture }) => ({ picture, site: '' })),
    price_table: edited.prices.flatMap(({ key, count, unit, amount }) => {
      const cents = centsOf(amount);
      const number = wholeNumber(count);
      if (cents === undefined || number === undefined || number < 1) return [];
      const duration = serializeDuration({ count: number, unit });
      return [{ id: key + 1, amount: cents / 100, duration }];
    }),
  };
}

/** Parses `9.90`, `9,9` or `10` into cents; undefined for anything else. */
export function centsOf(typed: string): number | undefined {
  const match = /^(\d{1,5})(?:[.,](\d{1,2}))?$/.exec(typed.trim());
  if (match === null) return undefined;
  const cents = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return cents <= MAX_PRICE_CENTS ? cents : undefined;
}

export function wholeNumber(typed: string): number | undefined {
  return /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : undefined;
}
