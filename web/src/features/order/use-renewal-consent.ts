import { readRenewalConsent } from '@sesame/contract/shop/payments.ts';
import { useRouteQuery } from '../../api/client/route-query.ts';

/** The text by which the buyer agrees to have the order renewed; loaded once the box is ticked. */
export function useRenewalConsent({
  isOffered,
  isChosen,
  priceId,
  gateway,
}: {
  isOffered: boolean;
  isChosen: boolean;
  priceId: number | null;
  gateway: string | null;
}) {
  const applies = isOffered && isChosen;
  const query = useRouteQuery(
    readRenewalConsent,
    { query: { subscription_price_id: String(priceId), gateway: gateway ?? '' } },
    { enabled: applies && priceId !== null && gateway !== null, staleTime: 60_000 },
  );
  const text = applies ? (query.data?.text ?? null) : null;
  return {
    isOffered,
    query,
    /** Null unless the buyer has chosen it and could read it. */
    text,
    /** Chosen, but there is nothing to agree to yet. */
    isMissing: applies && text === null,
  };
}

export type RenewalConsentQuery = ReturnType<typeof useRenewalConsent>['query'];
