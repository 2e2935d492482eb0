import type { ComponentProps } from 'react';
import { useWords } from '../../../i18n/words.ts';
import { Panel } from '../../../ui/console/console-page.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { Switch } from '../../../ui/toggle.tsx';
import type { MethodBounds, MethodForm } from './method-form.rules.ts';
import { methodWords } from './methods.words.ts';

/** A week: no method waits longer. */
const LIFE_MAX = 10_080;
const CURRENCIES = ['USD', 'RUB'] as const;

type PartProps = { form: MethodForm; onChange: (form: MethodForm) => void };
type TextName = Exclude<keyof MethodForm, 'category' | 'currency' | 'enabled'>;
type TextFieldProps = PartProps & {
  name: TextName;
  label: string;
  hint?: string | undefined;
} & Omit<ComponentProps<typeof Input>, 'form' | 'name' | 'onChange' | 'value'>;

/** What buyers read, in both languages. */
export function MethodTexts(part: PartProps) {
  const say = useWords(methodWords);
  return (
    <Panel title={say('texts')}>
      <div className="grid items-start gap-4 md:grid-cols-2">
        <TextField {...part} label={say('nameEn')} maxLength={80} name="title" required />
        <TextField {...part} label={say('nameRu')} maxLength={80} name="titleRu" required />
        <TextField {...part} label={say('textEn')} maxLength={1000} name="description" />
        <TextField {...part} label={say('textRu')} maxLength={1000} name="descriptionRu" />
        <TextField
          {...part}
          hint={say('buttonHint')}
          label={say('buttonEn')}
          maxLength={120}
          name="buttonText"
        />
        <TextField {...part} label={say('buttonRu')} maxLength={120} name="buttonTextRu" />
      </div>
    </Panel>
  );
}

type TermsProps = PartProps & {
  /** What its provider takes; undefined while that is not known, and of what needs no provider. */
  bounds: MethodBounds | undefined;
};

/** What it costs, for which totals, and how it asks its provider. */
export function MethodTerms({ bounds, ...part }: TermsProps) {
  const { form, onChange } = part;
  const say = useWords(methodWords);
  const { lifeMin = 1, lifeMax = LIFE_MAX } = bounds ?? {};
  const amount = { ...part, inputMode: 'decimal', required: true, type: 'number' } as const;
  return (
    <Panel title={say('terms')}>
      <div className="grid items-start gap-4 md:grid-cols-2 xl:grid-cols-3">
        <Field label={say('category')}>
          <NativeSelect
            onChange={({ target }) =>
              onChange({ ...form, category: target.value === 'cis' ? 'cis' : 'worldwide' })
            }
            options={[
              { value: 'worldwide', label: say('worldwide') },
              { value: 'cis', label: say('cis') },
            ]}
            value={form.category}
          />
        </Field>
        <TextField {...amount} label={say('feePercent')} max={100} min={0} name="fee" step={0.01} />
        <Field label={say('currency')}>
          <NativeSelect
            onChange={({ target }) =>
              onChange({ ...form, currency: target.value === 'RUB' ? 'RUB' : 'USD' })
            }
            options={(bounds?.currencies ?? CURRENCIES).map((value) => ({ value, label: value }))}
            value={form.currency}
          />
        </Field>
        <TextField {...amount} label={say('min')} min={0} name="min" step={0.01} />
        <TextField {...amount} label={say('max')} min={0} name="max" step={0.01} />
        <TextField
          {...amount}
          hint={bounds && say('lifeBounds', { min: lifeMin, max: lifeMax })}
          label={say('life')}
          max={lifeMax}
          min={lifeMin}
          name="lifeMinutes"
          step="any"
        />
        <TextField
          {...part}
          hint={say('pictureHint')}
          label={say('picture')}
          name="picture"
          required
        />
        <TextField
          {...part}
          hint={say('optionHint')}
          label={say('option')}
          maxLength={60}
          name="option"
        />
      </div>
      <Switch
        checked={form.enabled}
        className="mt-4"
        onChange={({ target }) => onChange({ ...form, enabled: target.checked })}
      >
        {say('enabled')}
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
