import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { ControlBox, controlText } from './control-box.tsx';
import { Icon } from './icon.tsx';

type SearchInputProps = Omit<ComponentProps<'input'>, 'size' | 'type'> & { label: string };

/** Filled, without a border; the label is read, the placeholder is seen. */
export function SearchInput({ label, className = '', ...rest }: SearchInputProps) {
  return (
    <ControlBox className={className} look="filled">
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
