import type {
  ConsoleMethod,
  ConsoleProvider,
  changeMethod,
} from '@sesame/contract/console/payments/gateways.ts';
import type { InputOf } from '@sesame/contract/shared/route.ts';

type Draft = Omit<InputOf<typeof changeMethod>['body'], 'version' | 'reason'>;

/** The values of the form: numbers as typed. */
export type MethodForm = {
  category: Draft['category'];
  title: string;
  titleRu: string;
  description: string;
  descriptionRu: string;
  buttonText: string;
  buttonTextRu: string;
  picture: string;
  fee: string;
  min: string;
  max: string;
  lifeMinutes: string;
  currency: Draft['charge_currency'];
  option: string;
  enabled: boolean;
};

export const emptyDraft: MethodForm = {
  category: 'worldwide',
  title: '',
  titleRu: '',
  description: '',
  descriptionRu: '',
  buttonText: '',
  buttonTextRu: '',
  picture: 'icon:card',
  fee: '0',
  min: '1',
  max: '10000',
  lifeMinutes: '30',
  currency: 'USD',
  option: '',
  enabled: false,
};

/** Limits of a gateway, in the units of the form. */
export type MethodBounds = {
  lifeMin: number;
  lifeMax: number;
  currencies: readonly Draft['charge_currency'][];
};

export function boundsOf({ life, charges }: ConsoleProvider['capabilities']): MethodBounds {
  return {
    lifeMin: Math.ceil(life.min_s / 60),
    lifeMax: Math.floor(life.max_s / 60),
    currencies: charges.map(({ currency }) => currency),
  };
}

/** Adjusts the form to the limits of another gateway: values outside them become the nearest allowed ones. */
export function fitTo(form: MethodForm, bounds: MethodBounds | undefined): MethodForm {
  if (bounds === undefined) return form;
  const { lifeMin, lifeMax, currencies } = bounds;
  const life = Math.min(lifeMax, Math.max(lifeMin, Number(form.lifeMinutes)));
  const currency = currencies.includes(form.currency) ? form.currency : currencies[0];
  return { ...form, lifeMinutes: String(life), currency: currency ?? form.currency };
}

export function draftOf(method: ConsoleMethod): MethodForm {
  return {
    category: method.category,
    title: method.title,
    titleRu: method.title_ru,
    description: method.description,
    descriptionRu: method.description_ru,
    buttonText: method.button_text,
    buttonTextRu: method.button_text_ru,
    picture: method.image_url,
    fee: String(method.fee_percentage),
    min: String(method.min_total),
    max: String(method.max_total),
    lifeMinutes: String(method.life_s / 60),
    currency: method.charge_currency,
    option: method.provider_option ?? '',
    enabled: method.enabled,
  };
}

export function serializeMethod(form: MethodForm): Draft {
  return {
    category: form.category,
    title: form.title,
    title_ru: form.titleRu,
    description: form.description,
    description_ru: form.descriptionRu,
    button_text: form.buttonText,
    button_text_ru: form.buttonTextRu,
    image_url: form.picture.trim(),
    fee_percentage: Number(form.fee),
    min_total: Number(form.min),
    max_total: Number(form.max),
    life_s: Math.round(Number(form.lifeMinutes) * 60),
    charge_currency: form.currency,
    provider_option: form.option.trim() || null,
    enabled: form.enabled,
  };
}
