import * as z from 'zod/mini';
import { gatewayField, providerField } from '../../shared/fields.ts';
import { consoleRoutes } from '../routes.ts';
import { capabilitiesField, consoleMethodField } from './gateways.ts';

/** What a new method begins with; fee and texts of the button are left to the operator. */
export const methodTemplateField = z.extend(
  z.pick(consoleMethodField, {
    category: true,
    title: true,
    title_ru: true,
    description: true,
    description_ru: true,
    image_url: true,
    min_total: true,
    max_total: true,
    payment_timeout_s: true,
    charge_currency: true,
    provider_option: true,
  }),
  {
    /** Names it in the address of the form that it fills in. */
    template: gatewayField,
    /** Whether a method charges this option of the provider in this currency already. */
    used: z.boolean(),
  },
);
export type MethodTemplate = z.output<typeof methodTemplateField>;

export const templateGroupField = z.strictObject({
  provider: providerField,
  title: z.string(),
  test_mode: z.boolean(),
  capabilities: capabilitiesField,
  templates: z.array(methodTemplateField),
});
export type TemplateGroup = z.output<typeof templateGroupField>;

const routes = consoleRoutes({ tag: 'Gateways', read: 'methods:read', write: 'methods:write' });

/** Only of providers that are ready to take payments: none means that a gateway has to be set up first. */
export const listMethodTemplates = routes.get('listMethodTemplates', '/payment-method-templates', {
  summary: 'What new payment methods can begin with, by provider',
  answer: z.array(templateGroupField),
});
