import { useMessages } from '../../../i18n/messages.ts';
import { SelectField, ToggleField } from '../../ui/forms/choice-fields.tsx';
import { MinutesField, MoneyField, PercentField } from '../../ui/forms/number-fields.tsx';
import { LongTextField, TextField } from '../../ui/forms/text-fields.tsx';
import type { ConsoleForm } from '../../ui/forms/use-console-form.ts';
import type { Capabilities, MethodValues } from './method-values.rules.ts';
import { methodMessages } from './methods.messages.ts';
import { PictureChoice } from './picture-choice.tsx';

const CURRENCIES = ['USD', 'RUB'] as const;

type PartProps = { form: ConsoleForm<MethodValues> };

export function NameFields({ form }: PartProps) {
  const t = useMessages(methodMessages);
  return (
    <>
      <TextField label={t('nameEn')} of={form.at('title')} />
      <TextField label={t('nameRu')} lang="ru" of={form.at('title_ru')} />
    </>
  );
}

/** Further texts that buyers read, in both languages. */
export function TextFields({ form }: PartProps) {
  const t = useMessages(methodMessages);
  return (
    <>
      <LongTextField label={t('textEn')} of={form.at('description')} rows={2} />
      <LongTextField label={t('textRu')} lang="ru" of={form.at('description_ru')} rows={2} />
      <TextField hint={t('buttonHint')} label={t('buttonEn')} of={form.at('button_text')} />
      <TextField label={t('buttonRu')} lang="ru" of={form.at('button_text_ru')} />
    </>
  );
}

export function FeeField({ form }: PartProps) {
  const t = useMessages(methodMessages);
  return <PercentField label={t('feePercent')} of={form.at('fee_percentage')} />;
}

type TermsProps = PartProps & {
  /** What the gateway can do; undefined until loaded, and for methods without one. */
  capabilities: Capabilities | undefined;
};

/** Region, order limits and what the gateway is asked for. */
export function TermFields({ form, capabilities }: TermsProps) {
  const t = useMessages(methodMessages);
  const { payment_timeout: timeout, charges } = capabilities ?? {};
  const currencies = charges?.map(({ currency }) => currency) ?? CURRENCIES;
  return (
    <>
      <SelectField
        label={t('category')}
        of={form.at('category')}
        options={[
          { value: 'worldwide', label: t('worldwide') },
          { value: 'cis', label: t('cis') },
        ]}
      />
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
      <TextField hint={t('optionHint')} label={t('option')} of={form.at('provider_option')} />
      <PictureChoice of={form.at('image_url')} />
    </>
  );
}

export function EnabledField({ form, label }: PartProps & { label: string }) {
  return (
    <ToggleField variant="switch" of={form.at('enabled')}>
      {label}
    </ToggleField>
  );
}
