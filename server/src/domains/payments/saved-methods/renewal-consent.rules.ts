import type { Duration } from '@sesame/contract/shared/durations.ts';
import type { Language } from '@sesame/contract/shared/limits.ts';
import { shortMethodName } from '@sesame/contract/shared/renewals/method-brand.ts';
import { renewalMandate } from '@sesame/contract/shared/renewals/renewal-mandates.ts';
import type { RenewalMethod } from '@sesame/contract/shop/renewals.ts';
import { textOf } from '@sesame/contract/texts/dictionary.ts';
import { fillText } from '@sesame/contract/texts/fill-text.ts';

export interface ConsentFacts {
  readonly product: string;
  /** The total of each charge, as it is written in mails: `$9.99`. */
  readonly amount: string;
  readonly isInRubles: boolean;
  readonly duration: Duration;
  /** `this_order`: the method of the order with which the buyer agrees. */
  readonly method: RenewalMethod | 'this_order';
  /** As it is written in mails; null when it depends on when the order is paid. */
  readonly firstCharge: string | null;
  /** Whether the buyer is notified before each charge. */
  readonly isNotified: boolean;
}

/** The text that a buyer agrees to, with everything that they have to know filled in. */
export function consentText(language: Language, facts: ConsentFacts): string {
  const { product, amount, isInRubles, duration, method, firstCharge, isNotified } = facts;
  const parts = renewalMandate[language];
  const values = {
    ...{ product, amount, date: firstCharge ?? '' },
    period: periodName(language, duration),
    method: method === 'this_order' ? parts.thisOrder : nameOfCharged(language, method),
  };
  return [
    firstCharge === null ? parts.order : parts.renewal,
    ...(isInRubles ? [parts.rubles] : []),
    isNotified ? parts.notification : parts.shortTerm,
    parts.ceiling,
    parts.stop,
  ]
    .map((part) => fillText(part, language, values))
    .join(' ');
}

const PERIODS = { day: 'days', month: 'months', year: 'years' } as const;

/** `3 months` */
function periodName(language: Language, { count, unit }: Duration): string {
  return textOf(language, PERIODS[unit], { count });
}

/** What is charged, within a sentence. */
function nameOfCharged(language: Language, method: RenewalMethod): string {
  return method.kind === 'balance' ? renewalMandate[language].balance : shortMethodName(method);
}
