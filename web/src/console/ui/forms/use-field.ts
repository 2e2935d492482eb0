import { useField as useLibraryField } from '@tanstack/react-form';
import { useState } from 'react';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { type FieldTexts, type Issue, issueText } from './field-issues.ts';
import { formMessages } from './forms.messages.ts';
import type { FieldRef } from './use-console-form.ts';

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
  const text = issue && issueText(issue, { ...of, value: field.state.value, language, texts });
  return {
    // The reference was created for a field of this type.
    value: field.state.value as Value,
    set: (value) => field.handleChange(value as never),
    onBlur: field.handleBlur,
    error: typeof text === 'object' ? t(text.message, text.params) : text,
  };
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
