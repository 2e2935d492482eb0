import { Lock } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../primitives/icon.tsx';
import { ControlBox, type ControlSize, controlText } from './control-box.tsx';
import { useFieldWiring } from './field.tsx';

export type InputProps = Omit<ComponentProps<'input'>, 'size'> & {
  size?: ControlSize;
  /** Inside the input, after the text: an icon button. */
  after?: ReactNode;
};

export function Input({ size = 'default', after, className = '', ...rest }: InputProps) {
  return (
    <ControlBox className={className} size={size}>
      <input {...useFieldWiring()} {...rest} className={controlText} />
      {rest.readOnly ? <Icon className="mr-3" of={Lock} size={16} /> : after}
    </ControlBox>
  );
}
