import type { ReactNode } from 'react';

type ConsolePageProps = {
  title: ReactNode;
  /** Link back to the list, above the title. */
  back?: ReactNode;
  /** Actions beside the title. */
  actions?: ReactNode;
  children: ReactNode;
};

/** Layout of a console screen: title, actions, content as wide as the window up to 1600 px. */
export function ConsolePage({ title, back, actions, children }: ConsolePageProps) {
  return (
    <div className="mx-auto w-full max-w-[1600px] px-10 pt-7 pb-16 max-lg:px-6 max-md:px-4 max-md:pt-5">
      {back ? <div className="mb-2">{back}</div> : null}
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3 max-md:mb-4 max-md:gap-2">
        <h1
          className="type-title-1 wrap-anywhere min-w-0 outline-none max-md:mr-auto"
          tabIndex={-1}
        >
          {title}
        </h1>
        {/* On phones an action that fits stays beside the title, even if another one does not. */}
        {actions ? (
          <div className="flex flex-wrap items-center gap-2 max-md:contents">{actions}</div>
        ) : null}
      </div>
      {children}
    </div>
  );
}

type PanelProps = {
  title?: ReactNode;
  action?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** A box on a screen, with its own heading. */
export function Panel({ title, action, className = '', children }: PanelProps) {
  return (
    <section
      className={`rounded-lg border border-border bg-surface p-5 shadow-card max-md:p-4 ${className}`}
    >
      {title ? (
        <div className="mb-4 flex flex-wrap items-center justify-between gap-2">
          <h2 className="type-title-3">{title}</h2>
          {action}
        </div>
      ) : null}
      {children}
    </section>
  );
}
