import type {
  ConsoleMethod,
  ConsoleProvider,
  changeMethod,
} from '@sesame/contract/console/payments/gateways.ts';
import type { BodyOf } from '@sesame/contract/shared/route.ts';

type Draft = Omit<BodyOf<typeof changeMethod>, 'version' | 'reason'>;
type NumberName = 'fee_percentage' | 'min_total' | 'max_total' | 'payment_timeout_s';

/** The values of the form: the method, and what only a new one has. */
export type MethodValues = Omit<Draft, NumberName> &
  Record<NumberName, number | undefined> & {
    gateway: string;
    provider: string;
    reason: string;
  };

export const newMethod: MethodValues = {
  gateway: '',
  provider: '',
  category: 'worldwide',
  title: '',
  title_ru: '',
  description: '',
  description_ru: '',
  button_text: '',
  button_text_ru: '',
  image_url: 'icon:card',
  fee_percentage: 0,
  min_total: 1,
  max_total: 10_000,
  payment_timeout_s: 1_800,
  charge_currency: 'USD',
  provider_option: null,
  enabled: false,
  reason: '',
};

export function valuesOf(method: ConsoleMethod): MethodValues {
  return {
    gateway: method.gateway,
    provider: method.provider,
    category: method.category,
    title: method.title,
    title_ru: method.title_ru,
    description: method.description,
    description_ru: method.description_ru,
    button_text: method.button_text,
    button_text_ru: method.button_text_ru,
    image_url: method.image_url,
    fee_percentage: method.fee_percentage,
    min_total: method.min_total,
    max_total: method.max_total,
    payment_timeout_s: method.payment_timeout_s,
    charge_currency: method.charge_currency,
    provider_option: method.provider_option,
    enabled: method.enabled,
    reason: '',
  };
}

/** What is sent of a method that exists. */
export function draftOf({ gateway: _, provider: __, ...values }: MethodValues) {
  return {
    ...values,
    image_url: values.image_url.trim(),
    provider_option: values.provider_option?.trim() || null,
  };
}

/** Adjusts the values to the limits of a gateway: ones outside of them become the nearest allowed ones. */
export function fitTo(values: MethodValues, provider: ConsoleProvider | undefined): MethodValues {
  if (provider === undefined) return values;
  const { payment_timeout: timeout, charges } = provider.capabilities;
  const currencies = charges.map(({ currency }) => currency);
  const currency = currencies.includes(values.charge_currency)
    ? values.charge_currency
    : currencies[0];
  return {
    ...values,
    provider: provider.provider,
    payment_timeout_s: Math.min(
      timeout.max_s,
      Math.max(timeout.min_s, values.payment_timeout_s ?? timeout.min_s),
    ),
    charge_currency: currency ?? values.charge_currency,
  };
}
