import {
  listConsolePayments,
  listPaymentFilters,
} from '@sesame/contract/console/payments/payment-list.ts';
import { paymentStates } from '@sesame/contract/shared/states.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useTitle } from '../../../i18n/use-title.ts';
import { EmptyState } from '../../../ui/data/state-view.tsx';
import { useConsoleList } from '../../api/use-console-list.ts';
import { useConsoleQuery } from '../../api/use-console-query.ts';
import { ListScreen } from '../../ui/lists/list-screen.tsx';
import { stateMessages } from '../../ui/names/states.messages.ts';
import { usePaymentColumns } from './payment-columns.tsx';
import { paymentMessages } from './payments.messages.ts';

export function PaymentsScreen() {
  const t = useMessages(paymentMessages);
  const titleOf = useTitle();
  const tState = useMessages(stateMessages);
  const known = useConsoleQuery(listPaymentFilters, {}, { staleTime: 60_000 });
  const list = useConsoleList(listConsolePayments);
  return (
    <ListScreen
      caption={t('list')}
      columns={usePaymentColumns()}
      empty={<EmptyState text={t('noneHint')} title={t('none')} />}
      filters={[
        {
          name: 'state',
          label: t('status'),
          options: paymentStates.map((value) => ({ value, label: tState(value) })),
        },
        {
          name: 'dispute',
          label: t('disputes'),
          options: [{ value: 'needs_answer', label: t('answerDue') }],
        },
        {
          name: 'gateway',
          label: t('method'),
          options: (known.data?.methods ?? []).map(({ gateway, ...method }) => ({
            value: gateway,
            label: titleOf(method),
          })),
        },
        {
          name: 'product',
          label: t('product'),
          options: (known.data?.products ?? []).map(({ id, ...product }) => ({
            value: String(id),
            label: titleOf(product),
          })),
        },
      ]}
      list={list}
      search={t('search')}
      title={t('payments')}
    />
  );
}
