import type { ListedPayment } from '@sesame/contract/console/payments/payment-list.ts';
import { Ellipsis, History, Undo2, UserRound } from 'lucide-react';
import { Link } from 'wouter';
import { useMessages } from '../../../i18n/messages.ts';
import { Menu } from '../../../ui/overlay/menu.tsx';
import { MenuItem } from '../../../ui/overlay/menu-rows.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Icon } from '../../../ui/primitives/icon.tsx';
import { useMay } from '../../api/use-operator.ts';
import { consolePaths } from '../../paths.ts';
import { paymentMessages } from './payments.messages.ts';

const REFUNDABLE: readonly ListedPayment['state'][] = ['paid', 'partially_refunded'];

/** What is done most with a payment of the list, without opening it first. */
export function PaymentRowMenu({
  payment: { id, number, state, user },
}: {
  payment: ListedPayment;
}) {
  const t = useMessages(paymentMessages);
  const may = useMay();
  const label = t('rowMenu', { number });
  return (
    <Menu
      label={label}
      trigger={(props) => (
        <Button
          {...props}
          aria-label={label}
          className="md:-mx-2.5 max-w-none"
          size="icon-sm"
          variant="ghost"
        >
          <Icon of={Ellipsis} />
        </Button>
      )}
    >
      {may('payments:refund') && REFUNDABLE.includes(state) ? (
        <MenuItem
          as={Link}
          href={`${consolePaths.payment(id)}?action=refund`}
          icon={<Icon of={Undo2} />}
        >
          {t('refundTitle')}
        </MenuItem>
      ) : null}
      {may('users:read') ? (
        <MenuItem as={Link} href={consolePaths.user(user.id)} icon={<Icon of={UserRound} />}>
          {t('openBuyer')}
        </MenuItem>
      ) : null}
      <MenuItem
        as={Link}
        href={`${consolePaths.payments()}?${new URLSearchParams({ search: user.email })}`}
        icon={<Icon of={History} />}
      >
        {t('buyersPayments')}
      </MenuItem>
    </Menu>
  );
}
