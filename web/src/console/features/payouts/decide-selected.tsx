import {
  approvePayout,
  type ConsolePayout,
  listConsolePayouts,
  readPartner,
  readPayoutTotals,
  sendPayout,
} from '@sesame/contract/console/referrals.ts';
import { centsFromDollars } from '@sesame/contract/shared/money.ts';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../../../i18n/error-text.ts';
import { formatCents } from '../../../i18n/format-amount.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { Icon } from '../../../ui/primitives/icon.tsx';
import { consoleCall } from '../../api/console-call.ts';
import { useForSelected } from '../../api/use-for-selected.ts';
import { ActionDialog } from '../../ui/dialogs/action-dialog.tsx';
import { payoutMessages } from './payouts.messages.ts';

type DecideChosenProps = {
  decision: keyof typeof decisions;
  payouts: readonly ConsolePayout[];
  onDone: () => void;
};

const decisions = {
  approve: {
    carryOut: (id: string) => consoleCall(approvePayout, { params: { id } }),
    count: 'approveCount',
    title: 'approveChosen',
    lead: 'approveChosenLead',
    some: 'approvedSome',
  },
  // Afterwards the payouts are in the batch, which shows their addresses.
  send: {
    carryOut: (id: string) => consoleCall(sendPayout, { params: { id } }),
    count: 'sendCount',
    title: 'sendChosen',
    lead: 'sendChosenLead',
    some: 'sentSome',
  },
} as const;

/** Approves or starts sending the selected payouts. */
export function DecideSelected({ decision, payouts, onDone }: DecideChosenProps) {
  const labels = decisions[decision];
  const { language, t: tShop } = useI18n();
  const t = useMessages(payoutMessages);
  const [isOpen, setIsOpen] = useState(false);
  const decide = useForSelected({
    act: ({ id }: ConsolePayout) => labels.carryOut(id),
    touches: [listConsolePayouts, readPartner, readPayoutTotals],
    onSuccess: ({ refused }) => {
      if (refused.length > 0) return;
      setIsOpen(false);
      onDone();
    },
  });
  const close = () => {
    setIsOpen(false);
    if (decide.isSuccess) onDone();
  };
  const total = payouts.reduce((sum, { amount }) => sum + centsFromDollars(amount), 0);
  const count = payouts.length;
  const outcome = decide.data;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-border border-t px-5 py-3 max-md:px-4">
      <p className="font-medium" role="status">
        {t('chosen', { count, amount: formatCents(language, total) })}
      </p>
      <Button icon={<Icon of={Check} />} onClick={() => setIsOpen(true)}>
        {t(labels.count, { count })}
      </Button>
      {isOpen ? (
        <ActionDialog
          action={decide}
          lead={t(labels.lead)}
          onClose={close}
          onSubmit={() => decide.mutate(payouts)}
          problem={
            outcome && outcome.refused.length > 0
              ? t(labels.some, {
                  done: outcome.count - outcome.refused.length,
                  count: outcome.count,
                  names: outcome.refused
                    .map(({ row, error }) => `${row.username} (${errorText(tShop, error)})`)
                    .join('; '),
                })
              : null
          }
          submitLabel={t(labels.count, { count })}
          title={t(labels.title, { count, amount: formatCents(language, total) })}
        />
      ) : null}
    </div>
  );
}
