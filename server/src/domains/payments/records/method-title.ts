import type { Language } from '@sesame/contract/shared/limits.ts';
import type { Executor } from '../../../platform/platform.ts';
import { findMethodTitle, type MethodRow } from './methods.store.ts';
import type { PaymentRow } from './payments.store.ts';

/** The title of a method that was read; the identifier of the method once it is gone. */
export function methodTitleOf(
  { gateway }: Pick<PaymentRow, 'gateway'>,
  method: Pick<MethodRow, 'title' | 'title_ru'> | undefined,
  language: Language,
): string {
  return (language === 'ru' ? method?.title_ru : method?.title) ?? gateway;
}

/** The title of the method that a payment was made with; its identifier once the method is gone. */
export async function methodTitleIn(
  tx: Executor,
  language: Language,
  payment: PaymentRow,
): Promise<string> {
  return methodTitleOf(payment, await findMethodTitle(tx, payment.gateway), language);
}
