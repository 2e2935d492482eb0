import {
  approveRuleChange,
  getReferralRules,
  getWaitingRules,
  withdrawRuleChange,
} from '@sesame/contract/operator-referrals.ts';
import type { AnswerOf } from '@sesame/contract/route.ts';
import { useMay, useOperatorSession } from '../../../api/operator/use-operator.ts';
import { useOperatorMutation, useOperatorQuery } from '../../../api/operator/use-operator-query.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { formatDate, formatTime } from '../../../i18n/format.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useWords } from '../../../i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { ruleNames } from './rule-bounds.ts';
import { settingsWords } from './settings.words.ts';

type Rules = AnswerOf<typeof getReferralRules>;

/** A change that protects money less, until another owner agrees, somebody stops it, or its day has come. */
export function WaitingRules({ rules }: { rules: Rules }) {
  const say = useWords(settingsWords);
  const { t } = useI18n();
  const may = useMay()('rules:write');
  const self = useOperatorSession().data?.operator.id;
  const waiting = useOperatorQuery(getWaitingRules, {}).data?.waiting ?? null;
  const touches = { touches: [getReferralRules, getWaitingRules] };
  const approve = useOperatorMutation(approveRuleChange, touches);
  const withdraw = useOperatorMutation(withdrawRuleChange, touches);
  if (waiting === null) return null;
  const params = { id: waiting.id };
  const busy = approve.isPending || withdraw.isPending;
  const problem = approve.error ?? withdraw.error;
  const changed = ruleNames.filter((name) => waiting.rules[name] !== rules[name]);
  return (
    <div className="mb-5 grid gap-3">
      <Note tone="warning">
        <div className="grid gap-2">
          <p>
            {say('rulesWaiting', {
              name: waiting.asked_by.name,
              date: `${formatDate(waiting.due_at)}, ${formatTime(waiting.due_at)}`,
            })}
          </p>
          <ul>
            {changed.map((name) => (
              <li key={name}>
                {say(`rule_${name}`)}: {rules[name]} → {waiting.rules[name]}
              </li>
            ))}
          </ul>
          <p>{waiting.reason}</p>
        </div>
      </Note>
      {problem ? (
        <Note role="alert" tone="danger">
          {errorText(t, problem)}
        </Note>
      ) : null}
      {may ? (
        <div className="flex justify-end gap-2">
          <Button disabled={busy} onClick={() => withdraw.mutate({ params })} variant="ghost">
            {say('withdrawRules')}
          </Button>
          {waiting.asked_by.id === self ? null : (
            <Button disabled={busy} onClick={() => approve.mutate({ params })} variant="outline">
              {say('approveRules')}
            </Button>
          )}
        </div>
      ) : null}
    </div>
  );
}
