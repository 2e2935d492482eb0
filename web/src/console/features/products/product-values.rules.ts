import type { ConsoleProduct } from '@sesame/contract/console/catalogue.ts';
import { originsOf } from '@sesame/contract/shared/catalogue/product-pictures.ts';
import { type DurationUnit, serializeDuration } from '@sesame/contract/shared/durations.ts';
import type { Language } from '@sesame/contract/shared/limits.ts';
import { localText, titleIn } from '@sesame/contract/shared/local-text.ts';
import type { SubPlan } from '@sesame/contract/shop/catalogue.ts';

type Service = ConsoleProduct['services'][number];

export type PriceLine = {
  /** Key of the line, not of the price: it stays the same while the line is edited. */
  key: number;
  /** Id of a saved price. */
  id?: number;
  count: number | undefined;
  unit: DurationUnit;
  amount: number | undefined;
};

export type ProductValues = {
  title: string;
  title_ru: string;
  description: string;
  description_ru: string;
  picture: string;
  active: boolean;
  active_from: string | null;
  grace_days: number;
  services: Service[];
  prices: PriceLine[];
};

export const newProduct: ProductValues = {
  title: '',
  title_ru: '',
  description: '',
  description_ru: '',
  picture: '',
  active: false,
  active_from: null,
  grace_days: 3,
  services: [],
  prices: [{ key: 0, count: 1, unit: 'month', amount: undefined }],
};

export function valuesOf(product: ConsoleProduct): ProductValues {
  return {
    title: product.title,
    title_ru: product.title_ru,
    description: product.description,
    description_ru: product.description_ru,
    picture: product.picture,
    active: product.state === 'active',
    active_from: product.active_from,
    grace_days: product.grace_days,
    services: product.services,
    prices: product.prices.map((price, key) => ({ key, ...price })),
  };
}

export function draftOf({ services, prices, ...values }: ProductValues) {
  return {
    ...values,
    active_from: values.active ? null : values.active_from,
    service_ids: services.map(({ id }) => id),
    prices: prices.map(withoutKey),
  };
}

export function withoutKey({ key: _, ...price }: PriceLine) {
  return price;
}

export type PlanValues = { takes_effect_at: string | undefined; prices: PriceLine[] };

/** Initial values: the scheduled prices, or else the current ones. */
export function planOf({ planned_prices: planned, prices }: ConsoleProduct): PlanValues {
  return {
    takes_effect_at: planned?.takes_effect_at,
    prices: (planned?.prices ?? prices).map(({ count, unit, amount }, key) => ({
      key,
      count,
      unit,
      amount,
    })),
  };
}

/** `10.03.2026 12:10` in UTC; undefined while the text is not a date. */
export function utcOf(at: string | undefined): string | undefined {
  if (at === undefined || Number.isNaN(Date.parse(at))) return undefined;
  const [date = '', time = ''] = new Date(at).toISOString().split('T');
  return `${date.split('-').reverse().join('.')} ${time.slice(0, 5)}`;
}

/** The product as the shop would show it to readers of a language, from the fields that are filled in. */
export function previewOf(values: ProductValues, language: Language): SubPlan {
  const { description, description_ru } = values;
  return {
    id: 1,
    title: titleIn(language, values),
    title_ru: '',
    description: localText(language, description, description_ru),
    description_ru: '',
    active: values.active,
    origins: originsOf(
      values.picture,
      values.services.map(({ picture }) => ({ picture, site: '' })),
    ),
    price_table: values.prices.flatMap(({ key, count = 0, unit, amount = Number.NaN }) => {
      if (!Number.isFinite(amount) || !(count >= 1)) return [];
      return [{ id: key + 1, amount, duration: serializeDuration({ count, unit }) }];
    }),
  };
}
