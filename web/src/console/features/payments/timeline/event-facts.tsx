import type { ConsolePayment } from '@sesame/contract/console/payments/payment-detail.ts';
import { paymentStates } from '@sesame/contract/shared/states.ts';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { formatDateTime } from '../../../../i18n/format.ts';
import { formatCents, formatSum } from '../../../../i18n/format-amount.ts';
import { useMessages } from '../../../../i18n/messages.ts';
import { useI18n } from '../../../../i18n/use-i18n.ts';
import { TextLink } from '../../../../ui/primitives/text-link.tsx';
import { consolePaths } from '../../../paths.ts';
import { stateMessages } from '../../../ui/names/states.messages.ts';
import { FactList } from '../../../ui/page/fact-list.tsx';
import { useCodeMessages } from '../use-code-messages.ts';
import { type EventFact, factsOf } from './event-facts.rules.ts';

type EventFactsProps = {
  detail: ConsolePayment['events'][number]['detail'];
  /** The currency the payment was charged in. */
  currency: string;
};

/** The values of an event with labels, and the raw data in a disclosure. */
export function EventFacts({ detail, currency }: EventFactsProps) {
  const codes = useCodeMessages();
  const facts = factsOf(detail, currency);
  if (Object.keys(detail).length === 0) return null;
  return (
    <div className="mt-1.5 grid gap-2 border-border border-l-2 pl-3 text-[.8125rem]">
      {facts.length > 0 ? (
        <FactList
          facts={facts.map((fact) => ({
            key: fact.key,
            label: codes('fact', fact.key),
            value: <FactValue fact={fact} />,
          }))}
        />
      ) : null}
      <details>
        <summary className="w-fit cursor-pointer text-muted underline underline-offset-3 pointer-coarse:min-h-11 pointer-coarse:content-center">
          {codes('fact', 'written')}
        </summary>
        <pre className="wrap-anywhere mt-1.5 whitespace-pre-wrap rounded-md bg-sunken p-3 font-mono text-[.75rem]">
          {JSON.stringify(detail, null, 1)}
        </pre>
      </details>
    </div>
  );
}

/** The value of one field of an event. */
export function FactValue({ fact }: { fact: EventFact }): ReactNode {
  const { language } = useI18n();
  const tState = useMessages(stateMessages);
  const codes = useCodeMessages();
  switch (fact.format) {
    case 'state': {
      const state = paymentStates.find((one) => one === fact.code);
      return state === undefined ? fact.code : tState(state);
    }
    case 'actor':
    case 'method':
    case 'reported':
      return codes(fact.format, fact.code);
    case 'reason':
      return codes('review', fact.code);
    case 'flags':
      return fact.codes.map((code) => codes('flag', code)).join(', ');
    case 'dollars':
      return formatCents(language, fact.cents);
    case 'sum':
      return formatSum(language, { amount: fact.minor / 100, currency: fact.currency });
    case 'yes':
      return codes('is', fact.is ? 'yes' : 'no');
    case 'payment':
      return (
        <TextLink as={Link} className="wrap-anywhere" href={consolePaths.payment(fact.id)}>
          {fact.id}
        </TextLink>
      );
    case 'proof':
      return (
        <TextLink as={Link} className="wrap-anywhere" href={consolePaths.transfers()}>
          {fact.id}
        </TextLink>
      );
    case 'moment':
      return formatDateTime(fact.at);
    case 'plain':
      return fact.text;
  }
}
