import { useSearch } from 'wouter';
import { type PaymentQuery, readPaymentQuery } from './payment.rules.ts';
import { PaymentBroken } from './payment-broken.tsx';
import { PaymentConfirm } from './payment-confirm.tsx';
import { PaymentFailed } from './payment-failed.tsx';
import { PaymentOpening } from './payment-opening.tsx';
import { usePayment } from './use-payment.ts';

type PaymentScreenProps = {
  /** Redirects to the gateway by replacing the history entry, so that Back does not pay again. */
  leave?: (url: string) => void;
};

/** The tab between the order sheet and the checkout page. */
export function PaymentScreen({ leave = replaceLocation }: PaymentScreenProps) {
  const query = readPaymentQuery(useSearch());
  return (
    <div className="grid min-h-dvh place-items-center p-8 max-md:px-4 max-md:py-5">
      {query ? (
        <OnePayment key={JSON.stringify(query)} leave={leave} query={query} />
      ) : (
        <PaymentBroken />
      )}
    </div>
  );
}

type OnePaymentProps = { query: PaymentQuery; leave: (url: string) => void };

function OnePayment({ query, leave }: OnePaymentProps) {
  const { phase, pay } = usePayment(query, leave);
  switch (phase.name) {
    case 'confirm':
      return (
        <PaymentConfirm
          gateway={query.gateway}
          refusal={phase.refusal}
          onPay={pay}
          priceId={phase.priceId}
          promocode={query.promocode}
        />
      );
    case 'opening':
      return <PaymentOpening gateway={query.gateway} promocode={phase.promocode} url={null} />;
    case 'leaving':
      return <PaymentOpening gateway={query.gateway} promocode={phase.promocode} url={phase.url} />;
    case 'failed': {
      const { again } = phase;
      return (
        <PaymentFailed message={phase.message} onRetry={again === null ? null : () => pay(again)} />
      );
    }
  }
}

function replaceLocation(url: string): void {
  location.replace(url);
}
