import type {
  ConsoleMethod,
  ConsoleProvider,
  changeMethod,
} from '@sesame/contract/console/payments/gateways.ts';
import type {
  MethodTemplate,
  TemplateGroup,
} from '@sesame/contract/console/payments/method-templates.ts';
import type { BodyOf } from '@sesame/contract/shared/route.ts';

type Draft = Omit<BodyOf<typeof changeMethod>, 'version' | 'reason'>;
type NumberName = 'fee_percentage' | 'min_total' | 'max_total' | 'payment_timeout_s';
export type Capabilities = ConsoleProvider['capabilities'];

/** What a new method begins with: a template of a gateway, or nothing. */
export type Beginning = { group: TemplateGroup; template: MethodTemplate | undefined };

/** The values of the form: the method, and what only a new one has. */
export type MethodValues = Omit<Draft, NumberName> &
  Record<NumberName, number | undefined> & {
    gateway: string;
    reason: string;
  };

export const emptyMethod: MethodValues = {
  gateway: '',
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
  enabled: true,
  reason: '',
};

/** A new method as its template has it, which buyers can choose at once. */
export function valuesOfTemplate(
  { template: _, used: __, ...filled }: MethodTemplate,
  reason: string,
): MethodValues {
  return { ...emptyMethod, ...filled, reason };
}

/** A new method with nothing but what fits the gateway. */
export function emptyValuesFor(capabilities: Capabilities, reason: string): MethodValues {
  const { payment_timeout: timeout, charges } = capabilities;
  const currencies = charges.map(({ currency }) => currency);
  const isInDollars = currencies.includes('USD');
  return {
    ...emptyMethod,
    category: isInDollars ? 'worldwide' : 'cis',
    charge_currency: isInDollars ? 'USD' : 'RUB',
    payment_timeout_s: Math.min(
      timeout.max_s,
      Math.max(timeout.min_s, emptyMethod.payment_timeout_s ?? timeout.min_s),
    ),
    reason,
  };
}

export function valuesOf(method: ConsoleMethod): MethodValues {
  return {
    gateway: method.gateway,
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
export function draftOf({ gateway: _, ...values }: MethodValues) {
  return { ...values, provider_option: values.provider_option?.trim() || null };
}

/** What is sent of a new method. */
export function newDraftOf(values: MethodValues, provider: string) {
  const gateway = values.gateway.trim();
  return { ...draftOf(values), provider, ...(gateway !== '' && { gateway }) };
}
