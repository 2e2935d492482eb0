import type { ReactNode } from 'react';

type ChatMessageProps = {
  /** `own`: mine, on the right; `other`: everybody else's, on the left with an avatar. */
  side: 'own' | 'other';
  /** Support speaks: its words stand out. */
  highlighted?: boolean;
  avatar?: ReactNode;
  name: ReactNode;
  /** A fact about the speaker, beside the name: the "Support" badge. */
  badge?: ReactNode;
  /** HH:MM as it is read. */
  time: string;
  /** The same moment as a machine reads it. */
  dateTime: string;
  /** Under the words: being sent, failed with the way to send again. */
  footer?: ReactNode;
  /** One `ChatBubble`, or several said in a row. */
  children: ReactNode;
};

/** Who said it and when, over what was said. Stands in a `role="log"` list of its own kind. */
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

/** What was said in one go: line breaks stay, words without end are broken. */
export function ChatBubble({ children }: { children: ReactNode }) {
  return (
    <div className="max-w-full whitespace-pre-wrap rounded-lg rounded-tl-[4px] bg-fill px-[15px] py-[11px] leading-[21px] [overflow-wrap:anywhere] group-data-highlighted/message:bg-accent-soft group-data-[side=own]/message:rounded-tl-lg group-data-[side=own]/message:rounded-tr-[4px] forced-colors:border">
      {children}
    </div>
  );
}

/** Between the messages of two days. */
export function ChatDay({ children }: { children: ReactNode }) {
  return <p className="type-caption type-tabular text-center text-muted">{children}</p>;
}
