import type { ConsoleProvider } from '@sesame/contract/console/payments/gateways.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { SelectField, ToggleField } from '../../ui/forms/choice-fields.tsx';
import { MinutesField, MoneyField, PercentField } from '../../ui/forms/number-fields.tsx';
import { LongTextField, TextField } from '../../ui/forms/text-fields.tsx';
import type { ConsoleForm } from '../../ui/forms/use-console-form.ts';
import { Panel } from '../../ui/page/console-page.tsx';
import type { MethodValues } from './method-values.rules.ts';
import { methodMessages } from './methods.messages.ts';

const CURRENCIES = ['USD', 'RUB'] as const;

type PartProps = { form: ConsoleForm<MethodValues> };

/** Texts that buyers read, in both languages. */
export function MethodTexts({ form }: PartProps) {
  const t = useMessages(methodMessages);
  return (
    <Panel title={t('texts')}>
      <div className="grid items-start gap-4 md:grid-cols-2">
        <TextField label={t('nameEn')} of={form.at('title')} />
        <TextField label={t('nameRu')} lang="ru" of={form.at('title_ru')} />
        <LongTextField label={t('textEn')} of={form.at('description')} rows={2} />
        <LongTextField label={t('textRu')} lang="ru" of={form.at('description_ru')} rows={2} />
        <TextField hint={t('buttonHint')} label={t('buttonEn')} of={form.at('button_text')} />
        <TextField label={t('buttonRu')} lang="ru" of={form.at('button_text_ru')} />
      </div>
    </Panel>
  );
}

type TermsProps = PartProps & {
  /** The gateway of the method; undefined until loaded, and for methods without one. */
  provider: ConsoleProvider | undefined;
};

/** Fee, order limits and gateway options of a method. */
export function MethodTerms({ form, provider }: TermsProps) {
  const t = useMessages(methodMessages);
  const { payment_timeout: timeout, charges } = provider?.capabilities ?? {};
  const currencies = charges?.map(({ currency }) => currency) ?? CURRENCIES;
  return (
    <Panel title={t('terms')}>
      <div className="grid items-start gap-4 md:grid-cols-2 xl:grid-cols-3">
        <SelectField
          label={t('category')}
          of={form.at('category')}
          options={[
            { value: 'worldwide', label: t('worldwide') },
            { value: 'cis', label: t('cis') },
          ]}
        />
        <PercentField label={t('feePercent')} of={form.at('fee_percentage')} />
        <SelectField
          label={t('currency')}
          of={form.at('charge_currency')}
          options={currencies.map((value) => ({ value, label: value }))}
        />
        <MoneyField label={t('min')} of={form.at('min_total')} />
        <MoneyField label={t('max')} of={form.at('max_total')} />
        <MinutesField
          hint={
            timeout &&
            t('paymentTimeoutBounds', {
              min: Math.ceil(timeout.min_s / 60),
              max: Math.floor(timeout.max_s / 60),
            })
          }
          label={t('paymentTimeout')}
          of={form.at('payment_timeout_s')}
        />
        <TextField hint={t('pictureHint')} label={t('picture')} of={form.at('image_url')} />
        <TextField hint={t('optionHint')} label={t('option')} of={form.at('provider_option')} />
      </div>
      <ToggleField className="mt-4" variant="switch" of={form.at('enabled')}>
        {t('enabled')}
      </ToggleField>
    </Panel>
  );
}
