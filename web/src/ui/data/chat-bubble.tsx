import type { ReactNode } from 'react';

type ChatMessageProps = {
  /** `own`: the reader's, on the right; `other`: all others, on the left with an avatar. */
  side: 'own' | 'other';
  /** Highlights messages of support. */
  highlighted?: boolean;
  avatar?: ReactNode;
  name: ReactNode;
  /** Beside the name: the "Support" badge. */
  badge?: ReactNode;
  /** HH:MM as displayed. */
  time: string;
  /** The same time, machine-readable. */
  dateTime: string;
  /** Below the text: sending, or failed with a retry button. */
  footer?: ReactNode;
  /** One or several consecutive `ChatBubble`s. */
  children: ReactNode;
};

/** A message with author and time. Must be in a list with `role="log"`. */
export function ChatMessage({
  side,
  highlighted = false,
  avatar,
  name,
  badge,
  time,
  dateTime,
  footer,
  children,
}: ChatMessageProps) {
  const own = side === 'own';
  return (
    <article
      className={`group/message grid w-fit max-w-[80%] gap-x-2.5 max-md:max-w-[92%] ${own ? 'ml-auto' : 'grid-cols-[32px_minmax(0,1fr)]'}`}
      data-highlighted={highlighted || undefined}
      data-side={side}
    >
      {own ? null : <span className="row-span-2">{avatar}</span>}
      <header
        className={`mb-[5px] flex min-w-0 flex-wrap items-center gap-x-2 text-[.8125rem] text-muted leading-[22px] ${own ? 'justify-end' : ''}`}
      >
        <b className="min-w-0 break-words font-medium text-text">{name}</b>
        {badge}
        <time className="text-xs" dateTime={dateTime}>
          {time}
        </time>
      </header>
      <div className={`grid min-w-0 gap-1.5 ${own ? 'justify-items-end' : 'justify-items-start'}`}>
        {children}
        {footer}
      </div>
    </article>
  );
}

/** The text of one message: line breaks are kept, overlong words are broken. */
export function ChatBubble({ children }: { children: ReactNode }) {
  return (
    <div className="max-w-full whitespace-pre-wrap rounded-lg rounded-tl-[4px] bg-fill px-[15px] py-[11px] leading-[21px] [overflow-wrap:anywhere] group-data-highlighted/message:bg-accent-soft group-data-[side=own]/message:rounded-tl-lg group-data-[side=own]/message:rounded-tr-[4px] forced-colors:border">
      {children}
    </div>
  );
}

/** Separator between two days. */
export function ChatDay({ children }: { children: ReactNode }) {
  return <p className="type-caption type-tabular text-center text-muted">{children}</p>;
}
