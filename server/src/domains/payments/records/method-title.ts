import type { Language } from '@sesame/contract/shared/limits.ts';
import type { Executor } from '../../../platform/platform.ts';
import { findMethodTitle } from './methods.store.ts';
import type { PaymentRow } from './payments.store.ts';

/** The title of the method that a payment was made with; its identifier once the method is gone. */
export async function methodTitleIn(
  tx: Executor,
  language: Language,
  { gateway }: PaymentRow,
): Promise<string> {
  const method = await findMethodTitle(tx, gateway);
  return (language === 'ru' ? method?.title_ru : method?.title) ?? gateway;
}
