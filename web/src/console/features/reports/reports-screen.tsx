import {
  getConversionReport,
  REPORT_DAYS_MAX,
  type SalesDimension,
  salesDimensions,
} from '@sesame/contract/console/reports.ts';
import { dayIn } from '@sesame/contract/shared/time-zone.ts';
import { useLocation, useSearch } from 'wouter';
import { useMessages } from '../../../i18n/messages.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { SegmentedFilter } from '../../../ui/forms/segmented-filter.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { useShopTimeZone } from '../../api/use-operator.ts';
import { consolePaths } from '../../paths.ts';
import { DateField } from '../../ui/forms/date-field.tsx';
import { FormView } from '../../ui/forms/form-view.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { useConsoleForm } from '../../ui/forms/use-console-form.ts';
import { ConsolePage } from '../../ui/page/console-page.tsx';
import { ConversionReport } from './conversion-report.tsx';
import {
  type Choice,
  choiceOf,
  presetOf,
  presets,
  rangeOfPreset,
  reportKinds,
} from './report-choice.rules.ts';
import { reportMessages } from './reports.messages.ts';
import { SalesReport } from './sales-report.tsx';
import { SubscriptionReport } from './subscription-report.tsx';

/** Shown while the dates are none of the presets. */
const OWN_DATES = 'own';

const kindMessages = {
  sales: 'kindSales',
  subscriptions: 'subscriptions',
  conversions: 'kindConversions',
} as const;
const byMessages = {
  day: 'byDay',
  product: 'byProduct',
  method: 'byMethod',
  currency: 'byCurrency',
  country: 'byCountry',
  language: 'byLanguage',
  promo: 'byPromo',
  partner: 'byPartner',
  campaign: 'byCampaign',
} as const satisfies Record<SalesDimension, keyof (typeof reportMessages)['en']>;

const headMessages = {
  day: 'headDay',
  product: 'headProduct',
  method: 'headMethod',
  currency: 'headCurrency',
  country: 'headCountry',
  language: 'headLanguage',
  promo: 'headPromo',
  partner: 'headPartner',
  campaign: 'headCampaign',
} as const satisfies Record<SalesDimension, keyof (typeof reportMessages)['en']>;

/** The report is selected by the address, so that it can be shared with a colleague. */
export function ReportsScreen() {
  const t = useMessages(reportMessages);
  useDocumentTitle(t('title'));
  const [, navigate] = useLocation();
  const today = dayIn(useShopTimeZone(), new Date());
  const choice = choiceOf(new URLSearchParams(useSearch()), today);
  const preset = presetOf(choice, today);
  const go = (change: Partial<Choice>) =>
    navigate(
      `${consolePaths.reports()}?${new URLSearchParams({ ...choice, ...change }).toString()}`,
      { replace: true },
    );
  return (
    <ConsolePage title={t('title')}>
      <div className="mb-5 flex flex-wrap items-end gap-x-4 gap-y-3">
        <SegmentedFilter
          className="max-md:w-full"
          label={t('kind')}
          onChange={(kind) => go({ kind })}
          segments={reportKinds.map((value) => ({ value, label: t(kindMessages[value]) }))}
          value={choice.kind}
        />
        {choice.kind === 'sales' ? (
          <Field className="max-md:w-full" label={t('splitBy')}>
            <Select
              onChange={(chosen) =>
                // The select has no other options.
                go({ by: chosen as SalesDimension })
              }
              options={salesDimensions.map((value) => ({ value, label: t(byMessages[value]) }))}
              value={choice.by}
            />
          </Field>
        ) : null}
        <Field className="max-md:w-full" label={t('period')}>
          <Select
            onChange={(chosen) => {
              const preset = presets.find((one) => one === chosen);
              if (preset) go(rangeOfPreset(preset, today));
            }}
            options={[
              ...presets.map((value) => ({ value, label: t(value) })),
              ...(preset === undefined ? [{ value: OWN_DATES, label: t('ownDates') }] : []),
            ]}
            value={preset ?? OWN_DATES}
          />
        </Field>
        <RangeForm
          key={`${choice.since} ${choice.until}`}
          onChoose={go}
          since={choice.since}
          until={choice.until}
        />
      </div>
      {choice.kind === 'sales' ? (
        <SalesReport by={choice.by} heading={t(headMessages[choice.by])} {...rangeOf(choice)} />
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

/** Half-typed dates send nothing: the range changes once both dates are complete. */
function RangeForm({ since, until, onChoose }: RangeFormProps) {
  const t = useMessages(reportMessages);
  const today = dayIn(useShopTimeZone(), new Date());
  const form = useConsoleForm({
    schema: getConversionReport.query,
    initial: { since, until },
    onChecked: onChoose,
    guardsLeaving: false,
  });
  return (
    <FormView className="flex flex-wrap items-end gap-3" form={form}>
      <DateField label={t('since')} of={form.at('since')} today={today} />
      <DateField
        invalid={t('wrongRange', { days: REPORT_DAYS_MAX })}
        label={t('until')}
        of={form.at('until')}
        today={today}
      />
      <Button type="submit" variant="outline">
        {t('show')}
      </Button>
    </FormView>
  );
}
