import type { ComponentType, ReactNode } from 'react';
import { Field } from '../../../ui/forms/field.tsx';
import type { FieldRef } from './use-console-form.ts';

export type Frame = ComponentType<{
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** To the right of the label; some frames have no space for it. */
  action?: ReactNode;
  children: ReactNode;
  className?: string;
}>;

/** Props of every field component. */
export type FieldProps<Value> = {
  of: FieldRef<Value>;
  label: ReactNode;
  hint?: ReactNode;
  /** The error for a value that breaks a rule without a bound, such as a pattern. */
  invalid?: string | undefined;
  /** Draws label, hint and error around the control; a `Field` by default. */
  frame?: Frame;
  className?: string;
  action?: ReactNode;
  /** Below the control. */
  below?: ReactNode;
};

export const defaultFrame: Frame = Field;
