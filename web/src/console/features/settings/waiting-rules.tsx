import {
  approveRuleChange,
  getReferralRules,
  getWaitingRules,
  withdrawRuleChange,
} from '@sesame/contract/console/referrals.ts';
import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { Note } from '../../../ui/primitives/note.tsx';
import { useConsoleMutation, useConsoleQuery } from '../../api/use-console-query.ts';
import { useMay, useOperatorSession } from '../../api/use-operator.ts';
import { ruleNames } from './rule-fields.ts';
import { settingsMessages } from './settings.messages.ts';

type Rules = AnswerOf<typeof getReferralRules>;

/** A change of rules that protects money less: it waits for another owner's approval or its date. */
export function WaitingRules({ rules }: { rules: Rules }) {
  const t = useMessages(settingsMessages);
  const { t: tShop } = useI18n();
  const may = useMay()('rules:write');
  const self = useOperatorSession().data?.operator.id;
  const waiting = useConsoleQuery(getWaitingRules, {}).data?.waiting ?? null;
  const touches = { touches: [getReferralRules, getWaitingRules] };
  const approve = useConsoleMutation(approveRuleChange, touches);
  const withdraw = useConsoleMutation(withdrawRuleChange, touches);
  if (waiting === null) return null;
  const params = { id: waiting.id };
  const isOwn = waiting.requested_by.id === self;
  const busy = approve.isPending || withdraw.isPending;
  const problem = approve.error ?? withdraw.error;
  const changed = ruleNames.filter((name) => waiting.rules[name] !== rules[name]);
  return (
    <div className="mb-5 grid gap-3">
      <Note tone="warning">
        <div className="grid gap-2">
          <p>
            {t('rulesWaiting', {
              name: waiting.requested_by.name,
              date: formatDateTime(waiting.due_at),
            })}
          </p>
          <ul className="list-disc pl-4">
            {changed.map((name) => (
              <li key={name}>
                {t(`rule_${name}`)}: {rules[name]} → {waiting.rules[name]}
              </li>
            ))}
          </ul>
          <p>{t('rulesReason', { reason: waiting.reason })}</p>
        </div>
      </Note>
      {problem ? (
        <Note role="alert" tone="danger">
          {errorText(tShop, problem)}
        </Note>
      ) : null}
      {may ? (
        <div className="flex flex-wrap justify-end gap-2">
          <Button disabled={busy} onClick={() => withdraw.mutate({ params })} variant="ghost">
            {t(isOwn ? 'withdrawRules' : 'rejectRules')}
          </Button>
          {isOwn ? null : (
            <Button disabled={busy} onClick={() => approve.mutate({ params })} variant="outline">
              {t('approveRules')}
            </Button>
          )}
        </div>
      ) : null}
    </div>
  );
}
