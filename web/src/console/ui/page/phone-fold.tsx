import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Icon } from '../../../ui/primitives/icon.tsx';

type PhoneFoldProps = { title: string; children: ReactNode };

/** Content above a list: in full on wide screens, folded into one line on a phone, where it would push the list off the screen. */
export function PhoneFold({ title, children }: PhoneFoldProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="mb-5 max-md:mb-3">
      <button
        aria-controls={id}
        aria-expanded={isOpen}
        className="flex min-h-11 w-fit items-center gap-1.5 font-medium md:hidden"
        onClick={() => setOpen(!isOpen)}
        type="button"
      >
        {title}
        <span className={isOpen ? 'rotate-180' : ''}>
          <Icon of={ChevronDown} size={16} />
        </span>
      </button>
      <div className={isOpen ? 'max-md:mt-2' : 'max-md:hidden'} id={id}>
        {children}
      </div>
    </div>
  );
}
