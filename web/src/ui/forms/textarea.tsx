import type { ComponentProps } from 'react';
import { ControlBox, controlText } from './control-box.tsx';
import { useFieldWiring } from './field.tsx';

export function Textarea({ className = '', ...rest }: ComponentProps<'textarea'>) {
  return (
    <ControlBox className={className}>
      <textarea
        {...useFieldWiring()}
        rows={4}
        {...rest}
        className={`${controlText} block resize-y py-[11px] leading-[22px]`}
      />
    </ControlBox>
  );
}
