import type { ReactNode } from 'react';

type StateViewProps = {
  /** The brand illustration, or an `IconDisc`. */
  art?: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  /** One or two buttons. */
  actions?: ReactNode;
  /** The heading level for the surrounding page. */
  heading?: 'h1' | 'h2' | 'h3' | 'h4';
};

/** An empty list: what belongs here and what to do. */
export function EmptyState({ art, title, text, actions, heading = 'h2' }: StateViewProps) {
  const Heading = heading;
  return (
    <div className="grid justify-items-center rounded-[20px] border border-border-strong border-dashed px-6 pt-11 pb-12 text-center">
      {art ? <div className="mb-[22px]">{art}</div> : null}
      <Heading className="type-title-2">{title}</Heading>
      {text ? <p className="mt-1.5 max-w-[44ch] text-muted">{text}</p> : null}
      {actions ? (
        <div className="mt-[22px] flex flex-wrap justify-center gap-2.5 empty:hidden">
          {actions}
        </div>
      ) : null}
    </div>
  );
}

/** A part failed to load: announced at once, with a retry button. */
export function ErrorState(props: StateViewProps) {
  return (
    <div role="alert">
      <EmptyState {...props} />
    </div>
  );
}

type CenterStateProps = StateViewProps & { role?: 'status' | 'alert'; children?: ReactNode };

/** One message in the middle: a full-page wait, a success or a failure. */
export function CenterState({
  art,
  title,
  text,
  actions,
  role,
  children,
  heading = 'h1',
}: CenterStateProps) {
  const Heading = heading;
  return (
    <div className="grid max-w-[440px] justify-items-center text-center" role={role}>
      {art}
      <Heading className="type-title-1 mt-6">{title}</Heading>
      {text ? <p className="mt-2 text-[.9375rem] text-muted leading-[22px]">{text}</p> : null}
      {children}
      {actions ? <div className="mt-6 flex flex-wrap justify-center gap-2">{actions}</div> : null}
    </div>
  );
}

const discTones = {
  neutral: 'bg-fill text-text-secondary',
  success: 'bg-success-soft text-success-text',
  danger: 'bg-danger-soft text-danger-text',
  warning: 'bg-warning-soft text-warning-text',
} as const;

/** A tinted circle for a 28 px icon. */
export function IconDisc({
  tone = 'neutral',
  children,
}: {
  tone?: keyof typeof discTones;
  children: ReactNode;
}) {
  return (
    <span className={`grid size-16 place-items-center rounded-full ${discTones[tone]}`}>
      {children}
    </span>
  );
}
