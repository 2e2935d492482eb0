import type { Language } from '@sesame/contract/shared/limits.ts';
import { useId } from 'react';
import { useMessages } from '../../../../i18n/messages.ts';
import { Field, FieldMessage } from '../../../../ui/forms/field.tsx';
import { Textarea } from '../../../../ui/forms/textarea.tsx';
import type { FieldRef } from '../../../ui/forms/use-console-form.ts';
import { useField } from '../../../ui/forms/use-field.ts';
import { joinPlurals, type PluralForm, splitPlurals, type TextPart } from '../plural-text.rules.ts';
import { pluralMessages } from './plurals.messages.ts';

type PluralFieldsProps = {
  of: FieldRef<string>;
  language: Language;
  legend: string;
  hint: string;
  disabled: boolean;
};

/** A text whose words depend on a number: a field for each form of the number, saved as one text. */
export function PluralFields({ of, language, legend, hint, disabled }: PluralFieldsProps) {
  const { value, set, onBlur, error } = useField(of);
  const t = useMessages(pluralMessages);
  const messageId = useId();
  const parts = splitPlurals(value);
  const put = (index: number, part: TextPart) => set(joinPlurals(parts.with(index, part)));
  const control = { disabled, lang: language, onBlur, rows: 1 };
  return (
    <fieldset aria-describedby={messageId} className="m-0 grid min-w-0 gap-4 border-0 p-0">
      <legend className="type-label mb-1.5 p-0">{legend}</legend>
      {parts.map((part, index) =>
        part.kind === 'words' ? (
          <Field
            // The parts of a text keep their order.
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other identity
            key={index}
            label={t(placeOf(index, parts.length))}
          >
            <Textarea
              {...control}
              onChange={({ target }) => put(index, { kind: 'words', text: target.value })}
              value={part.text}
            />
          </Field>
        ) : (
          <Forms
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other identity
            key={index}
            control={control}
            forms={part.forms}
            language={language}
            name={part.name}
            onChange={(forms) => put(index, { ...part, forms })}
          />
        ),
      )}
      <FieldMessage error={error} hint={hint} id={messageId} />
    </fieldset>
  );
}

function Forms({
  name,
  forms,
  language,
  control,
  onChange,
}: {
  name: string;
  forms: readonly PluralForm[];
  language: Language;
  control: { disabled: boolean; lang: Language; onBlur: () => void; rows: number };
  onChange: (forms: readonly PluralForm[]) => void;
}) {
  const t = useMessages(pluralMessages);
  return (
    <fieldset className="m-0 grid min-w-0 gap-3 rounded-md border border-border p-4">
      <legend className="px-1 text-[.8125rem] text-muted">{t('byNumber', { name })}</legend>
      {forms.map((form, index) => {
        const label = labels[language][form.category];
        return (
          <Field key={form.category} label={label ? t(label) : form.category}>
            <Textarea
              {...control}
              onChange={({ target }) =>
                onChange(forms.with(index, { ...form, text: target.value }))
              }
              value={form.text}
            />
          </Field>
        );
      })}
    </fieldset>
  );
}

/** The numbers of each plural category of a language, in words. */
const labels = {
  en: { one: 'en_one', other: 'en_other' },
  ru: { one: 'ru_one', few: 'ru_few', many: 'ru_many', other: 'ru_other' },
} as const satisfies Record<Language, unknown> as Record<
  Language,
  Readonly<Record<string, LabelKey | undefined>>
>;
type LabelKey = 'en_one' | 'en_other' | 'ru_one' | 'ru_few' | 'ru_many' | 'ru_other';

function placeOf(index: number, count: number): 'before' | 'after' | 'between' {
  if (index === 0) return 'before';
  return index === count - 1 ? 'after' : 'between';
}
