import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Icon } from '../primitives/icon.tsx';
import { ControlBox, controlText } from './control-box.tsx';

type SearchInputProps = Omit<ComponentProps<'input'>, 'size' | 'type'> & { label: string };

/** Filled, without a border; the label is for screen readers, the placeholder is visible. */
export function SearchInput({ label, className = '', ...rest }: SearchInputProps) {
  return (
    <ControlBox className={className} variant="filled">
      <Icon className="ml-3 text-muted" of={Search} />
      <input
        aria-label={label}
        {...rest}
        className={`${controlText} pl-[9px] [&::-webkit-search-cancel-button]:hidden`}
        type="search"
      />
    </ControlBox>
  );
}
