import { centsFromDollars } from '@sesame/contract/money.ts';
import {
  approvePayout,
  listAllPayouts,
  type OperatorPayout,
  readPartner,
  sendPayout,
} from '@sesame/contract/operator-referrals.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { operatorCall } from '../../../api/operator/operator-call.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useWords } from '../../../i18n/words.ts';
import { ActDialog } from '../../../shell/console/act-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { payoutWords } from './payouts.words.ts';

type DecideChosenProps = {
  decision: keyof typeof decisions;
  payouts: readonly OperatorPayout[];
  onDone: () => void;
};

const decisions = {
  approve: {
    carryOut: (id: string) => operatorCall(approvePayout, { params: { id } }),
    count: 'approveCount',
    title: 'approveChosen',
    lead: 'approveChosenLead',
    some: 'approvedSome',
  },
  // Their addresses are in the batch from then on.
  send: {
    carryOut: (id: string) => operatorCall(sendPayout, { params: { id } }),
    count: 'sendCount',
    title: 'sendChosen',
    lead: 'sendChosenLead',
    some: 'sentSome',
  },
} as const;

/** Approves or starts to send what is chosen, each by its own decision: one that cannot be does not hold the others up. */
export function DecideChosen({ decision, payouts, onDone }: DecideChosenProps) {
  const words = decisions[decision];
  const { t } = useI18n();
  const say = useWords(payoutWords);
  const client = useQueryClient();
  const [asked, setAsked] = useState(false);
  const decide = useMutation({
    mutationFn: async (wanted: readonly OperatorPayout[]) => {
      const refused: string[] = [];
      for (const { id, username } of wanted) {
        try {
          await words.carryOut(id);
        } catch (error) {
          refused.push(`${username} (${errorText(t, error)})`);
        }
      }
      await Promise.all(
        [listAllPayouts, readPartner].map((route) =>
          client.invalidateQueries({ queryKey: [route.id] }),
        ),
      );
      return { count: wanted.length, refused };
    },
    onSuccess: ({ refused }) => {
      if (refused.length > 0) return;
      setAsked(false);
      onDone();
    },
  });
  const close = () => {
    setAsked(false);
    if (decide.isSuccess) onDone();
  };
  const total = payouts.reduce((sum, { amount }) => sum + centsFromDollars(amount), 0);
  const count = payouts.length;
  const outcome = decide.data;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-border border-t px-5 py-3 max-md:px-4">
      <p className="font-medium" role="status">
        {say('chosen', { count, amount: formatMoney(total) })}
      </p>
      <Button icon={<Icon of={Check} />} onClick={() => setAsked(true)}>
        {say(words.count, { count })}
      </Button>
      {asked ? (
        <ActDialog
          act={decide}
          lead={say(words.lead)}
          onClose={close}
          onSubmit={() => decide.mutate(payouts)}
          problem={
            outcome && outcome.refused.length > 0
              ? say(words.some, {
                  done: outcome.count - outcome.refused.length,
                  count: outcome.count,
                  names: outcome.refused.join('; '),
                })
              : null
          }
          submitLabel={say(words.count, { count })}
          title={say(words.title, { count, amount: formatMoney(total) })}
        />
      ) : null}
    </div>
  );
}
