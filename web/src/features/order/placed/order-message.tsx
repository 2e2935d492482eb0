import type { ReactNode } from 'react';
import { SheetTitle } from '../../../ui/overlay/sheet.tsx';

type OrderMessageProps = {
  art: ReactNode;
  title: string;
  text?: string | undefined;
  role?: 'status' | 'alert';
  actions: ReactNode;
  children?: ReactNode;
};

/** One message in the narrow sheet: waiting, done, not paid. */
export function OrderMessage({ art, title, text, role, actions, children }: OrderMessageProps) {
  return (
    <div className="px-12 pt-12 pb-9 max-md:px-5 max-md:pt-8 max-md:pb-5">
      <div className="grid justify-items-center text-center" role={role}>
        {art}
        <SheetTitle className="type-title-1 mt-6">{title}</SheetTitle>
        {text ? <p className="mt-2 text-[.9375rem] text-muted leading-[22px]">{text}</p> : null}
      </div>
      {children}
      <div className="mt-6 grid gap-2">{actions}</div>
    </div>
  );
}
