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
  const { value, set, onBlur, error } = useField(of, { invalid });
  return (
    <Frame className={className} error={error} hint={hint} label={label}>
      <Input
        {...input}
        className={controlClass}
        maxLength={of.bounds.maxLength}
        name={of.name}
        onBlur={onBlur}
        onChange={({ target }) => set(target.value)}
        required={isRequired(of)}
        value={value ?? ''}
      />
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
  const { value, set, onBlur, error } = useField(of, { invalid });
  return (
    <Frame action={action} className={className} error={error} hint={hint} label={label}>
      <Textarea
        {...input}
        className={controlClass}
        maxLength={of.bounds.maxLength}
        name={of.name}
        onBlur={onBlur}
        onChange={({ target }) => set(target.value)}
        required={isRequired(of)}
        value={value ?? ''}
      />
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
  const { value, set, onBlur, error } = useField(of, { invalid });
  return (
    <Frame className={className} error={error} hint={hint} label={label}>
      <PasswordInput
        {...input}
        hideLabel={tShop('hidePassword')}
        maxLength={of.bounds.maxLength}
        name={of.name}
        onBlur={onBlur}
        onChange={({ target }) => set(target.value)}
        required={isRequired(of)}
        showLabel={tShop('showPassword')}
        value={value ?? ''}
      />
    </Frame>
  );
}

/** Announced by assistive technology; the form itself validates by the contract. */
function isRequired({ bounds }: FieldProps<TextValue>['of']): boolean {
  return (bounds.minLength ?? 0) > 0 && !bounds.optional && !bounds.nullable;
}
