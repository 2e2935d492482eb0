import type { ComponentProps } from 'react';
import { useMessages } from '../../../i18n/messages.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { Input } from '../../../ui/forms/input.tsx';
import { NativeSelect } from '../../../ui/forms/native-select.tsx';
import { Switch } from '../../../ui/forms/toggle.tsx';
import { Panel } from '../../ui/page/console-page.tsx';
import type { MethodBounds, MethodForm } from './method-form.rules.ts';
import { methodMessages } from './methods.messages.ts';

/** A week, the longest payment timeout of any method. */
const LIFE_MAX = 10_080;
const CURRENCIES = ['USD', 'RUB'] as const;

type PartProps = { form: MethodForm; onChange: (form: MethodForm) => void };
type TextName = Exclude<keyof MethodForm, 'category' | 'currency' | 'enabled'>;
type TextFieldProps = PartProps & {
  name: TextName;
  label: string;
  hint?: string | undefined;
} & Omit<ComponentProps<typeof Input>, 'form' | 'name' | 'onChange' | 'value'>;

/** Texts that buyers read, in both languages. */
export function MethodTexts(part: PartProps) {
  const t = useMessages(methodMessages);
  return (
    <Panel title={t('texts')}>
      <div className="grid items-start gap-4 md:grid-cols-2">
        <TextField {...part} label={t('nameEn')} maxLength={80} name="title" required />
        <TextField {...part} label={t('nameRu')} maxLength={80} name="titleRu" required />
        <TextField {...part} label={t('textEn')} maxLength={1000} name="description" />
        <TextField {...part} label={t('textRu')} maxLength={1000} name="descriptionRu" />
        <TextField
          {...part}
          hint={t('buttonHint')}
          label={t('buttonEn')}
          maxLength={120}
          name="buttonText"
        />
        <TextField {...part} label={t('buttonRu')} maxLength={120} name="buttonTextRu" />
      </div>
    </Panel>
  );
}

type TermsProps = PartProps & {
  /** Limits of the gateway; undefined until loaded, and for methods without a gateway. */
  bounds: MethodBounds | undefined;
};

/** Fee, order limits and gateway options of a method. */
export function MethodTerms({ bounds, ...part }: TermsProps) {
  const { form, onChange } = part;
  const t = useMessages(methodMessages);
  const { lifeMin = 1, lifeMax = LIFE_MAX } = bounds ?? {};
  const amount = { ...part, inputMode: 'decimal', required: true, type: 'number' } as const;
  return (
    <Panel title={t('terms')}>
      <div className="grid items-start gap-4 md:grid-cols-2 xl:grid-cols-3">
        <Field label={t('category')}>
          <NativeSelect
            onChange={({ target }) =>
              onChange({ ...form, category: target.value === 'cis' ? 'cis' : 'worldwide' })
            }
            options={[
              { value: 'worldwide', label: t('worldwide') },
              { value: 'cis', label: t('cis') },
            ]}
            value={form.category}
          />
        </Field>
        <TextField {...amount} label={t('feePercent')} max={100} min={0} name="fee" step={0.01} />
        <Field label={t('currency')}>
          <NativeSelect
            onChange={({ target }) =>
              onChange({ ...form, currency: target.value === 'RUB' ? 'RUB' : 'USD' })
            }
            options={(bounds?.currencies ?? CURRENCIES).map((value) => ({ value, label: value }))}
            value={form.currency}
          />
        </Field>
        <TextField {...amount} label={t('min')} min={0} name="min" step={0.01} />
        <TextField {...amount} label={t('max')} min={0} name="max" step={0.01} />
        <TextField
          {...amount}
          hint={bounds && t('lifeBounds', { min: lifeMin, max: lifeMax })}
          label={t('life')}
          max={lifeMax}
          min={lifeMin}
          name="lifeMinutes"
          step="any"
        />
        <TextField {...part} hint={t('pictureHint')} label={t('picture')} name="picture" required />
        <TextField
          {...part}
          hint={t('optionHint')}
          label={t('option')}
          maxLength={60}
          name="option"
        />
      </div>
      <Switch
        checked={form.enabled}
        className="mt-4"
        onChange={({ target }) => onChange({ ...form, enabled: target.checked })}
      >
        {t('enabled')}
      </Switch>
    </Panel>
  );
}

function TextField({ form, onChange, name, label, hint, ...input }: TextFieldProps) {
  return (
    <Field hint={hint} label={label}>
      <Input
        {...input}
        onChange={(event) => onChange({ ...form, [name]: event.target.value })}
        value={form[name]}
      />
    </Field>
  );
}
