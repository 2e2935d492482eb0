import { checkPromocode } from '@sesame/contract/payments.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from './call.ts';

type PromocodeQuestion = {
  /** Null asks nothing. */
  code: string | null;
  priceId: number | null;
  gateway: string | null;
};

/**
 * What a promo code is worth for this plan and method. Asked again when either changes, because a code may be
 * for some of them only; meanwhile the last answer for the same code stands.
 */
export function usePromocode({ code, priceId, gateway }: PromocodeQuestion) {
  return useQuery({
    queryKey: ['promocode', code, priceId, gateway],
    queryFn: ({ signal }) =>
      call(
        checkPromocode,
        {
          query: {
            promocode: code ?? '',
            subscription_price_id: priceId === null ? undefined : String(priceId),
            gateway: gateway ?? undefined,
          },
        },
        { signal },
      ),
    enabled: code !== null && priceId !== null,
    placeholderData: (previous, query) => (query?.queryKey[1] === code ? previous : undefined),
    retry: false,
    refetchOnWindowFocus: false,
    staleTime: 60_000,
  });
}
