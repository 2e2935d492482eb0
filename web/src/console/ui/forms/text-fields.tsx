import type { ComponentProps } from 'react';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Input } from '../../../ui/forms/input.tsx';
import { PasswordInput } from '../../../ui/forms/password-input.tsx';
import { Textarea } from '../../../ui/forms/textarea.tsx';
import { defaultFrame, type FieldProps } from './field-frame.ts';
import { useField } from './use-field.ts';

/** A text; null in a field that may be removed. */
type TextValue = string | null | undefined;

type TextFieldProps = FieldProps<TextValue> &
  Pick<
    ComponentProps<'input'>,
    | 'autoComplete'
    | 'autoFocus'
    | 'disabled'
    | 'inputMode'
    | 'lang'
    | 'placeholder'
    | 'spellCheck'
    | 'type'
  > & { controlClass?: string };

/** One line of text. */
export function TextField({
  of,
  invalid,
  frame: Frame = defaultFrame,
  label,
  hint,
  below,
  className = '',
  controlClass = '',
  ...input
}: TextFieldProps) {
  const { error, control } = useTextInput(of, invalid);
  return (
    <Frame className={className} error={error} hint={hint} label={label}>
      <Input {...input} {...control} className={controlClass} />
      {below}
    </Frame>
  );
}

type LongTextFieldProps = FieldProps<TextValue> &
  Pick<
    ComponentProps<'textarea'>,
    'disabled' | 'lang' | 'onKeyDown' | 'placeholder' | 'ref' | 'rows' | 'spellCheck'
  > & { controlClass?: string };

/** Text with line breaks. */
export function LongTextField({
  of,
  invalid,
  frame: Frame = defaultFrame,
  label,
  hint,
  below,
  action,
  className = '',
  controlClass = '',
  ...input
}: LongTextFieldProps) {
  const { error, control } = useTextInput(of, invalid);
  return (
    <Frame action={action} className={className} error={error} hint={hint} label={label}>
      <Textarea {...input} {...control} className={controlClass} />
      {below}
    </Frame>
  );
}

type PasswordFieldProps = FieldProps<TextValue> &
  Pick<ComponentProps<'input'>, 'autoComplete' | 'autoFocus'>;

/** A password, which can be shown. */
export function PasswordField({
  of,
  invalid,
  frame: Frame = defaultFrame,
  label,
  hint,
  className = '',
  ...input
}: PasswordFieldProps) {
  const { t: tShop } = useI18n();
  const { error, control } = useTextInput(of, invalid);
  return (
    <Frame className={className} error={error} hint={hint} label={label}>
      <PasswordInput
        {...input}
        {...control}
        hideLabel={tShop('hidePassword')}
        showLabel={tShop('showPassword')}
      />
    </Frame>
  );
}

function useTextInput(of: FieldProps<TextValue>['of'], invalid: string | undefined) {
  const { value, set, onBlur, error } = useField(of, { invalid });
  const { minLength = 0, maxLength, optional, nullable } = of.bounds;
  return {
    error,
    control: {
      maxLength,
      name: of.name,
      onBlur,
      onChange: ({ target }: { target: { value: string } }) => set(target.value),
      // Announced by assistive technology; the form itself validates by the contract.
      required: minLength > 0 && !optional && !nullable,
      value: value ?? '',
    },
  };
}
