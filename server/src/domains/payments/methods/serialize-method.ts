import {
  type ConsoleMethod,
  type changeMethod,
  METHOD_DESCRIPTION_MAX,
} from '@sesame/contract/console/payments/gateways.ts';
import {
  centsFromDollars,
  dollarsFromCents,
  hundredthsFromPercent,
  percentFromHundredths,
} from '@sesame/contract/shared/money.ts';
import type { BodyOf } from '@sesame/contract/shared/route.ts';
import type { Insertable } from 'kysely';
import type { Database } from '../../../database.types.ts';
import { cleanHtmlWithin } from '../../../platform/files/clean-html.ts';
import type { ProviderState } from '../providers/provider-states.ts';
import type { MethodRow } from '../records/methods.store.ts';

/** A payment method as submitted by an operator. */
export type MethodDraft = Omit<BodyOf<typeof changeMethod>, 'version' | 'reason'>;

type Columns = Omit<
  Insertable<Database['payment_methods']>,
  'gateway' | 'provider' | 'position' | 'version'
>;

/** The database columns of a draft, with the HTML of its descriptions sanitized. */
export function methodColumnsOf(draft: MethodDraft): Columns {
  return {
    category: draft.category,
    title: draft.title,
    title_ru: draft.title_ru,
    description: cleanDescription(draft, 'description'),
    description_ru: cleanDescription(draft, 'description_ru'),
    image_url: draft.image_url,
    fee_percent: hundredthsFromPercent(draft.fee_percentage),
    button_text: draft.button_text,
    button_text_ru: draft.button_text_ru,
    min_total_cents: centsFromDollars(draft.min_total),
    max_total_cents: centsFromDollars(draft.max_total),
    payment_timeout_s: draft.payment_timeout_s,
    charge_currency: draft.charge_currency,
    provider_option: draft.provider_option,
    enabled: draft.enabled,
  };
}

function cleanDescription(draft: MethodDraft, field: 'description' | 'description_ru'): string {
  return cleanHtmlWithin(draft[field], { max: METHOD_DESCRIPTION_MAX, field });
}

/** A method for the console; `provider` is the state of its provider, undefined when there is none of this name. */
export function serializeMethod(
  row: MethodRow,
  provider: ProviderState | undefined,
): ConsoleMethod {
  const { fee_percent, min_total_cents, max_total_cents, ...shown } = row;
  return {
    ...shown,
    provider_live: provider?.problem === null,
    test_mode: provider?.testMode ?? false,
    fee_percentage: percentFromHundredths(fee_percent),
    min_total: dollarsFromCents(min_total_cents),
    max_total: dollarsFromCents(max_total_cents),
  };
}
