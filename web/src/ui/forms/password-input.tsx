import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../primitives/button.tsx';
import { Icon } from '../primitives/icon.tsx';
import { Input, type InputProps } from './input.tsx';

type PasswordInputProps = Omit<InputProps, 'type' | 'after'> & {
  showLabel: string;
  hideLabel: string;
};

export function PasswordInput({ showLabel, hideLabel, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  return (
    <Input
      autoCapitalize="none"
      autoComplete="current-password"
      spellCheck="false"
      {...rest}
      after={
        <Button
          aria-label={shown ? hideLabel : showLabel}
          className="mr-1 max-md:mr-0"
          onClick={() => setShown(!shown)}
          size="icon-sm"
          variant="ghost"
        >
          <Icon of={shown ? EyeOff : Eye} size={16} />
        </Button>
      }
      type={shown ? 'text' : 'password'}
    />
  );
}
