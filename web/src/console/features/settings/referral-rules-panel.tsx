import {
  changeReferralRules,
  getReferralRules,
  getWaitingRules,
} from '@sesame/contract/console/referrals.ts';
import type { AnswerOf, BodyOf } from '@sesame/contract/shared/route.ts';
import { type FormEvent, useState } from 'react';
import { formatDate } from '../../../i18n/format.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { Input } from '../../../ui/forms/input.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import { useConsoleMutation, useConsoleQuery } from '../../api/use-console-query.ts';
import { useMay } from '../../api/use-operator.ts';
import { ReasonDialog } from '../../ui/dialogs/reason-dialog.tsx';
import { AnswerFailed } from '../../ui/page/answer-failed.tsx';
import { Panel } from '../../ui/page/console-page.tsx';
import { type RuleName, ruleBounds, ruleNames } from './rule-bounds.ts';
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
  const began = typedFrom(rules);
  const [typed, setTyped] = useState(began);
  const [isOpen, setIsOpen] = useState(false);
  const save = useConsoleMutation(changeReferralRules, {
    touches: [getReferralRules, getWaitingRules],
  });
  const isDirty = ruleNames.some((name) => typed[name] !== began[name]);
  const wrong = ruleNames.filter((name) => isWrong(name, typed[name]));
  /** A change that waits for approval leaves the version and so this form as they are. */
  const backToNow = () => {
    setIsOpen(false);
    setTyped(began);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isDirty && wrong.length === 0) setIsOpen(true);
  };
  return (
    <>
      <p className="mb-4 text-[.8125rem] text-muted leading-[18px]">
        {t('rulesVersion', { version: rules.version, date: formatDate(rules.created_at) })}
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
                error={wrong.includes(name) ? t('wrongNumber', { min, max }) : undefined}
                hint={t(`rule_${name}_hint`)}
                key={name}
                label={t(`rule_${name}`)}
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
              {t('discard')}
            </Button>
            <Button disabled={!isDirty || wrong.length > 0} type="submit" variant="outline">
              {t('saveRules')}
            </Button>
          </div>
        ) : null}
      </form>
      {isOpen ? (
        <ReasonDialog
          action={save}
          lead={t('rulesLead')}
          onClose={() => setIsOpen(false)}
          onReason={(reason) =>
            save.mutate(
              { body: { ...rulesFrom(typed), version: rules.version, reason } },
              { onSuccess: backToNow },
            )
          }
          submitLabel={t('save')}
          title={t('saveRules')}
        />
      ) : null}
    </>
  );
}

function typedFrom(rules: Rules): Readonly<Record<RuleName, string>> {
  // The object has exactly these names as keys.
  return Object.fromEntries(ruleNames.map((name) => [name, String(rules[name])])) as Record<
    RuleName,
    string
  >;
}

function rulesFrom(
  typed: Readonly<Record<RuleName, string>>,
): Omit<BodyOf<typeof changeReferralRules>, 'version' | 'reason'> {
  // The object has exactly these names as keys.
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
