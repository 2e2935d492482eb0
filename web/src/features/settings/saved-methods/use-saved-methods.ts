import { listRenewals } from '@sesame/contract/shop/renewals.ts';
import {
  chooseDefaultMethod,
  listSavedMethods,
  removeSavedMethod,
  type SavedMethod,
} from '@sesame/contract/shop/saved-methods.ts';
import { useState } from 'react';
import { useRouteMutation } from '../../../api/client/route-mutation.ts';
import { useRouteQuery } from '../../../api/client/route-query.ts';
import { useActiveSubscriptions } from '../../../api/queries.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';

/** A charge that the bank wants its buyer to confirm. */
export interface Confirmation {
  readonly paymentId: string;
  readonly total: number | null;
}

/** The saved methods and what the buyer can do with them. The list is fetched again after every action. */
export function useSavedMethods() {
  const { t } = useI18n();
  const methods = useRouteQuery(listSavedMethods, {});
  const renewals = useRouteQuery(listRenewals, {});
  const { data: subscriptions = [] } = useActiveSubscriptions();
  const [removing, setRemoving] = useState<SavedMethod | null>(null);
  const [message, setMessage] = useState<{ tone: 'success' | 'danger'; text: string } | null>(null);
  const onError = (error: Error) => setMessage({ tone: 'danger', text: errorText(t, error) });
  const touched = { touches: [listSavedMethods, listRenewals], evenIfRefused: true };
  const choosing = useRouteMutation(chooseDefaultMethod, {
    ...touched,
    onSuccess: () => setMessage({ tone: 'success', text: t('savedMethodDefaultChosen') }),
    onError,
  });
  const removal = useRouteMutation(removeSavedMethod, {
    ...touched,
    onSuccess: () => {
      setRemoving(null);
      setMessage({ tone: 'success', text: t('savedMethodRemoved') });
    },
    onError: (error) => {
      setRemoving(null);
      onError(error);
    },
  });
  return {
    methods,
    message,
    /** The method whose removal is being confirmed. */
    removing,
    /** The subscriptions that are renewed with a method, by name where they are known already. */
    renewsWith: (id: string): (string | undefined)[] =>
      (renewals.data ?? [])
        .filter(({ method }) => method?.id === id)
        .map((renewal) => subscriptions.find((one) => one.id === renewal.subscription_id)?.title),
    /** The charges of a method that the bank wants confirmed. */
    confirmationsOf: (id: string): Confirmation[] =>
      (renewals.data ?? []).flatMap(({ method, confirm, total }) =>
        confirm !== null && method?.id === id ? [{ paymentId: confirm.payment_id, total }] : [],
      ),
    isRemoving: removal.isPending,
    choosing: choosing.isPending ? choosing.variables.params.id : null,
    chooseDefault: (id: string) => choosing.mutate({ params: { id } }),
    startRemoving: setRemoving,
    keep: () => setRemoving(null),
    remove: ({ id }: SavedMethod) => removal.mutate({ params: { id } }),
  };
}
