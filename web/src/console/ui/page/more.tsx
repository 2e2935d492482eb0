import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/primitives/icon.tsx';

type MoreProps = {
  title: ReactNode;
  hint: ReactNode;
  open: boolean;
  onToggle: (open: boolean) => void;
  children: ReactNode;
};

/** Settings that are right for most as they are, behind a line that opens them. */
export function More({ title, hint, open, onToggle, children }: MoreProps) {
  return (
    <details
      className="group"
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
      open={open}
    >
      <summary className="flex min-h-6 w-fit cursor-pointer list-none items-center gap-1.5 font-medium pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
        {title}
        <span className="transition-transform duration-(--duration-1) group-open:rotate-180">
          <Icon of={ChevronDown} size={16} />
        </span>
      </summary>
      <p className="mt-1 text-muted">{hint}</p>
      <div className="mt-4">{children}</div>
    </details>
  );
}
