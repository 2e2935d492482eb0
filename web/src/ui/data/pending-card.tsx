import type { ReactNode } from 'react';
import { Card } from '../primitives/card.tsx';
import { IndeterminateBar } from '../primitives/indeterminate-bar.tsx';
import { Spinner } from '../primitives/spinner.tsx';

type PendingCardProps = {
  title: ReactNode;
  text: ReactNode;
  stage: ReactNode;
  /** Below the bar: what happens next and where to get help. */
  children: ReactNode;
  /** At the end of the card: a cancel button. */
  action?: ReactNode;
};

/** A dashed card for a pending payment; announced politely when it appears. */
export function PendingCard({ title, text, stage, children, action }: PendingCardProps) {
  return (
    <Card as="article" className="flex flex-col" variant="dashed">
      <div className="flex min-w-0 items-center gap-3.5" role="status">
        <span className="grid size-11 shrink-0 place-items-center text-accent-text">
          <Spinner size={32} />
        </span>
        <div className="min-w-0">
          <h3 className="type-title-3">{title}</h3>
          <p className="text-[.8125rem] text-muted leading-[18px]">{text}</p>
        </div>
      </div>
      <div className="mt-[22px] mb-5">
        <p className="mb-[13px] font-medium text-[.8125rem] leading-[18px]">{stage}</p>
        <IndeterminateBar />
      </div>
      <div className="mt-auto text-[.8125rem] text-muted leading-5">{children}</div>
      {action ? <div className="mt-3">{action}</div> : null}
    </Card>
  );
}
