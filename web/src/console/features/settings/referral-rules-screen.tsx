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
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { useConsoleQuery } from '../../api/use-console-query.ts';
import { useMay } from '../../api/use-operator.ts';
import { consolePaths } from '../../paths.ts';
import { ReasonDialog } from '../../ui/dialogs/reason-dialog.tsx';
import { FormSaveBar, FormView } from '../../ui/forms/form-view.tsx';
import { useConsoleForm } from '../../ui/forms/use-console-form.ts';
import { BackLink } from '../../ui/page/back-link.tsx';
import { ConsolePage, Panel } from '../../ui/page/console-page.tsx';
import { NoAnswerYet } from '../../ui/page/no-answer-yet.tsx';
import { type RuleName, ruleFields, ruleNames } from './rule-fields.ts';
import { settingsMessages } from './settings.messages.ts';
import { WaitingRules } from './waiting-rules.tsx';

type Rules = AnswerOf<typeof getReferralRules>;

/** Rules of commissions and payouts: every change makes a new version, for purchases from then on. */
export function ReferralRulesScreen() {
  const t = useMessages(settingsMessages);
  useDocumentTitle(t('groupReferrals'));
  const rules = useConsoleQuery(getReferralRules, {});
  return (
    <ConsolePage
      back={<BackLink href={consolePaths.settings()}>{t('title')}</BackLink>}
      title={t('groupReferrals')}
    >
      {rules.data ? (
        <>
          <WaitingRules rules={rules.data} />
          <RulesForm key={rules.data.version} rules={rules.data} />
        </>
      ) : (
        <NoAnswerYet failed={t('rulesFailed')} loading={t('loading')} query={rules} />
      )}
    </ConsolePage>
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
      <FormView form={form}>
        <Panel>
          <p className="mb-4 text-[.8125rem] text-muted leading-[18px]">
            {t('rulesVersion', { version: rules.version, date: formatDate(rules.created_at) })}
          </p>
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
        </Panel>
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
