import { useField as useLibraryField } from '@tanstack/react-form';
import { useState } from 'react';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { formMessages } from './forms.messages.ts';
import type { Issue } from './server-issues.ts';
import type { FieldRef } from './use-console-form.ts';

/** Converts the values of one type of field to text and back. */
export type FieldTexts = {
  /** Formats a bound for people. */
  formatBound?: (bound: number) => string;
  /** Error for a text that cannot be parsed. */
  unreadable?: string;
  /** Error for a value that breaks a rule without a bound. */
  invalid?: string | undefined;
};

export type FieldState<Value> = {
  value: Value;
  set: (value: Value) => void;
  onBlur: () => void;
  /** The text of the error to show. */
  error: string | undefined;
};

/** The state of a form's field, for the component that renders it. */
export function useField<Value>(of: FieldRef<Value>, texts: FieldTexts = {}): FieldState<Value> {
  const field = useLibraryField({ form: of.form, name: of.name });
  const { language } = useI18n();
  const t = useMessages(formMessages);
  const { meta } = field.state;
  // The form's validator produces only issues.
  const found = (meta.errorMap.onChange ?? undefined) as Issue | undefined;
  // An empty field that was only tabbed through shows no error before saving.
  const isShown = of.showsAll || (meta.isBlurred && meta.isDirty);
  const issue = (isShown ? found : undefined) ?? of.serverIssueOf(of.name);
  return {
    // The reference was created for a field of this type.
    value: field.state.value as Value,
    set: (value) => field.handleChange(value as never),
    onBlur: field.handleBlur,
    error:
      issue &&
      (issue.mistake?.[language] ??
        (issue.expected
          ? t('expected', { expected: issue.expected[language] })
          : textOf(t, issue, of, texts))),
  };
}

function textOf(
  t: ReturnType<typeof useMessages<keyof (typeof formMessages)['en']>>,
  issue: Issue,
  { bounds, form, name }: FieldRef<unknown>,
  { formatBound = String, unreadable, invalid }: FieldTexts,
): string {
  if (issue.text) return issue.text;
  const value: unknown = form.getFieldValue(name);
  const { min, max, minLength = 0, maxLength } = bounds;
  if (value === undefined || value === null || value === '') {
    return t(typeof value === 'string' || unreadable ? 'required' : 'choose');
  }
  if (issue.code === 'invalid_type') return unreadable ?? t('invalid');
  if (issue.code === 'too_small' || issue.code === 'too_big') {
    if (min !== undefined && max !== undefined) {
      return t('range', { min: formatBound(min), max: formatBound(max) });
    }
    if (min !== undefined) return t('atLeast', { min: formatBound(min) });
    if (max !== undefined) return t('atMost', { max: formatBound(max) });
    if (issue.code === 'too_big' && maxLength !== undefined)
      return t('shorter', { max: maxLength });
    return minLength > 1 ? t('longer', { min: minLength }) : t('required');
  }
  if (issue.code === 'invalid_format' && unreadable !== undefined) return unreadable;
  return invalid ?? unreadable ?? t('invalid');
}

type TypedInput = {
  value: string;
  onChange: (event: { target: { value: string } }) => void;
  onBlur: () => void;
};

/**
 * A value that is typed as text: the text stays as typed while the field is edited, and is reformatted when
 * it is left. A value that changes for another reason replaces the text.
 */
export function useTypedInput<Value>(
  { value, set, onBlur }: FieldState<Value>,
  { format, parse }: { format: (value: Value) => string; parse: (text: string) => Value },
): TypedInput {
  /** Kept only while it differs from the formatted value. */
  const [typed, setTyped] = useState<{ text: string; value: Value }>();
  return {
    value: typed && Object.is(typed.value, value) ? typed.text : format(value),
    onChange: ({ target }) => {
      const next = parse(target.value);
      setTyped({ text: target.value, value: next });
      set(next);
    },
    onBlur: () => {
      // A text that could not be parsed stays as typed.
      if (format(value) !== '') setTyped(undefined);
      onBlur();
    },
  };
}
