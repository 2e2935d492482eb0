import {
  changeReferralRules,
  getReferralRules,
  getWaitingRules,
} from '@sesame/contract/operator-referrals.ts';
import type { AnswerOf, BodyOf } from '@sesame/contract/route.ts';
import { type FormEvent, useState } from 'react';
import { useMay } from '../../../api/operator/use-operator.ts';
import { useOperatorMutation, useOperatorQuery } from '../../../api/operator/use-operator-query.ts';
import { formatDate } from '../../../i18n/format.ts';
import { useWords } from '../../../i18n/words.ts';
import { AnswerFailed } from '../../../shell/console/answer-failed.tsx';
import { ReasonDialog } from '../../../shell/console/reason-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/console/console-page.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { type RuleName, ruleBounds, ruleNames } from './rule-bounds.ts';
import { settingsWords } from './settings.words.ts';
import { WaitingRules } from './waiting-rules.tsx';

type Rules = AnswerOf<typeof getReferralRules>;

/** What partners earn and when money goes out: a new version with every change, for purchases from then on. */
export function ReferralRulesPanel() {
  const say = useWords(settingsWords);
  const rules = useOperatorQuery(getReferralRules, {});
  return (
    <Panel title={say('groupReferrals')}>
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
  const say = useWords(settingsWords);
  const may = useMay()('rules:write');
  const began = typedFrom(rules);
  const [typed, setTyped] = useState(began);
  const [asked, setAsked] = useState(false);
  const save = useOperatorMutation(changeReferralRules, {
    touches: [getReferralRules, getWaitingRules],
  });
  const isDirty = ruleNames.some((name) => typed[name] !== began[name]);
  const wrong = ruleNames.filter((name) => isWrong(name, typed[name]));
  /** A change that waits leaves the version as it is, and so this form. */
  const backToNow = () => {
    setAsked(false);
    setTyped(began);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isDirty && wrong.length === 0) setAsked(true);
  };
  return (
    <>
      <p className="mb-4 text-[.8125rem] text-muted leading-[18px]">
        {say('rulesVersion', { version: rules.version, date: formatDate(rules.created_at) })}
      </p>
      <form noValidate onSubmit={submit}>
        <fieldset
          className="m-0 grid min-w-0 gap-5 border-0 p-0 sm:grid-cols-2 min-[1100px]:grid-cols-3"
          disabled={!may}
        >
          {ruleNames.map((name) => {
            const { min, max, step } = ruleBounds[name];
            return (
              <Field
                error={wrong.includes(name) ? say('wrongNumber', { min, max }) : undefined}
                hint={say(`rule_${name}_hint`)}
                key={name}
                label={say(`rule_${name}`)}
              >
                <Input
                  inputMode="decimal"
                  max={max}
                  min={min}
                  onChange={({ target }) => {
                    save.reset();
                    setTyped({ ...typed, [name]: target.value });
                  }}
                  step={step}
                  type="number"
                  value={typed[name]}
                />
              </Field>
            );
          })}
        </fieldset>
        {may ? (
          <div className="mt-5 flex justify-end gap-2">
            <Button disabled={!isDirty} onClick={() => setTyped(began)} variant="ghost">
              {say('discard')}
            </Button>
            <Button disabled={!isDirty || wrong.length > 0} type="submit" variant="outline">
              {say('saveRules')}
            </Button>
          </div>
        ) : null}
      </form>
      {asked ? (
        <ReasonDialog
          act={save}
          lead={say('rulesLead')}
          onClose={() => setAsked(false)}
          onReason={(reason) =>
            save.mutate(
              { body: { ...rulesFrom(typed), version: rules.version, reason } },
              { onSuccess: backToNow },
            )
          }
          submitLabel={say('save')}
          title={say('saveRules')}
        />
      ) : null}
    </>
  );
}

function typedFrom(rules: Rules): Readonly<Record<RuleName, string>> {
  // One entry for each of the names.
  return Object.fromEntries(ruleNames.map((name) => [name, String(rules[name])])) as Record<
    RuleName,
    string
  >;
}

function rulesFrom(
  typed: Readonly<Record<RuleName, string>>,
): Omit<BodyOf<typeof changeReferralRules>, 'version' | 'reason'> {
  // As above.
  return Object.fromEntries(ruleNames.map((name) => [name, Number(typed[name])])) as Record<
    RuleName,
    number
  >;
}

function isWrong(name: RuleName, typed: string): boolean {
  const { min, max, step } = ruleBounds[name];
  const pattern = step === 1 ? /^\d+$/ : /^\d+(\.\d{1,2})?$/;
  return !pattern.test(typed.trim()) || Number(typed) < min || Number(typed) > max;
}
