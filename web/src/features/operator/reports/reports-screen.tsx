import { type SalesDimension, salesDimensions } from '@sesame/contract/operator-reports.ts';
import { type FormEvent, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { useWords } from '../../../i18n/words.ts';
import { operatorPaths } from '../../../operator-paths.ts';
import { Button } from '../../../ui/button.tsx';
import { ConsolePage } from '../../../ui/console/console-page.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { SegmentedFilter } from '../../../ui/segmented-filter.tsx';
import { ConversionReport } from './conversion-report.tsx';
import { type Choice, choiceOf, isRange, reportKinds } from './report-choice.rules.ts';
import { reportWords } from './reports.words.ts';
import { SalesReport } from './sales-report.tsx';
import { SubscriptionReport } from './subscription-report.tsx';

const kindWords = {
  sales: 'kindSales',
  subscriptions: 'kindSubscriptions',
  conversions: 'kindConversions',
} as const;
const byWords = {
  day: 'byDay',
  product: 'byProduct',
  method: 'byMethod',
  currency: 'byCurrency',
  country: 'byCountry',
  language: 'byLanguage',
  promo: 'byPromo',
  partner: 'byPartner',
  campaign: 'byCampaign',
} as const satisfies Record<SalesDimension, keyof (typeof reportWords)['en']>;

const headWords = {
  day: 'headDay',
  product: 'headProduct',
  method: 'headMethod',
  currency: 'headCurrency',
  country: 'headCountry',
  language: 'headLanguage',
  promo: 'headPromo',
  partner: 'headPartner',
  campaign: 'headCampaign',
} as const satisfies Record<SalesDimension, keyof (typeof reportWords)['en']>;

/** What is asked for stands in the address, so a report can be sent to a colleague. */
export function ReportsScreen() {
  const say = useWords(reportWords);
  useDocumentTitle(say('title'));
  const [, navigate] = useLocation();
  const choice = choiceOf(new URLSearchParams(useSearch()), Date.now());
  const go = (change: Partial<Choice>) =>
    navigate(
      `${operatorPaths.reports()}?${new URLSearchParams({ ...choice, ...change }).toString()}`,
      { replace: true },
    );
  return (
    <ConsolePage title={say('title')}>
      <div className="mb-5 flex flex-wrap items-end gap-x-4 gap-y-3">
        <SegmentedFilter
          className="max-md:w-full"
          label={say('kind')}
          onChange={(kind) => go({ kind })}
          segments={reportKinds.map((value) => ({ value, label: say(kindWords[value]) }))}
          value={choice.kind}
        />
        {choice.kind === 'sales' ? (
          <Field className="max-md:w-full" label={say('splitBy')}>
            <NativeSelect
              onChange={({ target }) =>
                // The options below are all there are.
                go({ by: target.value as SalesDimension })
              }
              options={salesDimensions.map((value) => ({ value, label: say(byWords[value]) }))}
              value={choice.by}
            />
          </Field>
        ) : null}
        <RangeForm
          key={`${choice.since} ${choice.until}`}
          onChoose={go}
          since={choice.since}
          until={choice.until}
        />
      </div>
      {choice.kind === 'sales' ? (
        <SalesReport by={choice.by} heading={say(headWords[choice.by])} {...rangeOf(choice)} />
      ) : choice.kind === 'subscriptions' ? (
        <SubscriptionReport {...rangeOf(choice)} />
      ) : (
        <ConversionReport {...rangeOf(choice)} />
      )}
    </ConsolePage>
  );
}

const rangeOf = ({ since, until }: Choice) => ({ since, until });

type RangeFormProps = {
  since: string;
  until: string;
  onChoose: (range: { since: string; until: string }) => void;
};

/** Half typed dates ask for nothing: the days change when both are said. */
function RangeForm({ since, until, onChoose }: RangeFormProps) {
  const say = useWords(reportWords);
  const [typed, setTyped] = useState({ since, until });
  const [isWrong, setWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWrong(!isRange(typed));
    if (isRange(typed)) onChoose(typed);
  };
  return (
    <form className="flex flex-wrap items-end gap-3" noValidate onSubmit={submit}>
      <Field error={isWrong ? say('wrongRange') : undefined} label={say('since')}>
        <Input
          onChange={({ target }) => setTyped({ ...typed, since: target.value })}
          type="date"
          value={typed.since}
        />
      </Field>
      <Field label={say('until')}>
        <Input
          onChange={({ target }) => setTyped({ ...typed, until: target.value })}
          type="date"
          value={typed.until}
        />
      </Field>
      <Button type="submit" variant="outline">
        {say('show')}
      </Button>
    </form>
  );
}
