import {
  changeReferralRules,
  getReferralRules,
  getWaitingRules,
  referralRulesDraft,
} from '@sesame/contract/console/referrals.ts';
import type { BodyOutput } from '@sesame/contract/shared/bounds.ts';
import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import { useState } from 'react';
import { formatDate } from '../../../i18n/format.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import { useConsoleQuery } from '../../api/use-console-query.ts';
import { useMay } from '../../api/use-operator.ts';
import { ReasonDialog } from '../../ui/dialogs/reason-dialog.tsx';
import { FormSaveBar, FormView } from '../../ui/forms/form-view.tsx';
import { useConsoleForm } from '../../ui/forms/use-console-form.ts';
import { AnswerFailed } from '../../ui/page/answer-failed.tsx';
import { Panel } from '../../ui/page/console-page.tsx';
import { type RuleName, ruleFields, ruleNames } from './rule-fields.ts';
import { settingsMessages } from './settings.messages.ts';
import { WaitingRules } from './waiting-rules.tsx';

type Rules = AnswerOf<typeof getReferralRules>;

/** Rules of commissions and payouts: every change makes a new version, for purchases from then on. */
export function ReferralRulesPanel() {
  const t = useMessages(settingsMessages);
  const rules = useConsoleQuery(getReferralRules, {});
  return (
    <Panel title={t('groupReferrals')}>
      {rules.data ? (
        <>
          <WaitingRules rules={rules.data} />
          <RulesForm key={rules.data.version} rules={rules.data} />
        </>
      ) : rules.isError ? (
        <AnswerFailed query={rules} />
      ) : (
        <Skeleton className="h-40 w-full" />
      )}
    </Panel>
  );
}

function RulesForm({ rules }: { rules: Rules }) {
  const t = useMessages(settingsMessages);
  const may = useMay()('rules:write');
  const [checked, setChecked] = useState<BodyOutput<typeof referralRulesDraft>>();
  const form = useConsoleForm({
    schema: referralRulesDraft,
    initial: valuesOf(rules),
    body: (values) => ({ ...values, version: rules.version }),
    onChecked: setChecked,
  });
  return (
    <>
      <p className="mb-4 text-[.8125rem] text-muted leading-[18px]">
        {t('rulesVersion', { version: rules.version, date: formatDate(rules.created_at) })}
      </p>
      <FormView form={form}>
        <fieldset
          className="m-0 grid min-w-0 gap-5 border-0 p-0 sm:grid-cols-2 min-[1100px]:grid-cols-3"
          disabled={!may}
        >
          {ruleNames.map((name) => {
            const RuleField = ruleFields[name];
            return (
              <RuleField
                hint={t(`rule_${name}_hint`)}
                key={name}
                label={t(`rule_${name}`)}
                of={form.at(name)}
              />
            );
          })}
        </fieldset>
        {may ? <FormSaveBar form={form} submitLabel={t('saveRules')} /> : null}
      </FormView>
      {checked ? (
        <ReasonDialog
          lead={t('rulesLead')}
          onClose={() => setChecked(undefined)}
          onSaved={() => {
            // A change that waits for approval leaves the version and so this form as they are.
            form.discard();
            setChecked(undefined);
          }}
          route={changeReferralRules}
          body={{ ...checked }}
          touches={[getReferralRules, getWaitingRules]}
          submitLabel={t('save')}
          title={t('saveRules')}
        />
      ) : null}
    </>
  );
}

function valuesOf({
  version: _,
  created_at: __,
  ...rules
}: Rules): Record<RuleName, number | undefined> {
  return rules;
}
