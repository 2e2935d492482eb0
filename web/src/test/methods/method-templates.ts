import type { TemplateGroup } from '@sesame/contract/console/payments/method-templates.ts';
import { consoleProvider } from '../console-provider.ts';

type Template = TemplateGroup['templates'][number];

export function methodTemplate(over: Partial<Template> = {}): Template {
  return {
    template: 'stripe-card',
    used: false,
    category: 'worldwide',
    title: 'Bank card',
    title_ru: 'Банковская карта',
    description: 'Visa, Mastercard',
    description_ru: 'Visa, Mastercard',
    image_url: 'icon:card',
    min_total: 0.5,
    max_total: 999_999,
    payment_timeout_s: 3_600,
    charge_currency: 'USD',
    provider_option: null,
    ...over,
  };
}

/** Stripe with one template. */
export function templateGroup(over: Partial<TemplateGroup> = {}): TemplateGroup {
  const { provider, title, capabilities } = consoleProvider();
  return {
    provider,
    title,
    test_mode: false,
    capabilities,
    templates: [methodTemplate()],
    ...over,
  };
}
