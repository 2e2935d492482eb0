import type { ReactNode } from 'react';

const tones = {
  success: { bar: 'bg-success', digits: '' },
  warning: { bar: 'bg-warning', digits: '' },
  danger: { bar: 'bg-danger', digits: 'text-danger-text' },
} as const;

export type CountdownTone = keyof typeof tones;

type CountdownProps = {
  label: ReactNode;
  /** Accessible name of the digits. */
  timerLabel: string;
  secondsLeft: number;
  /** Remaining fraction of the whole time, 0 to 1. */
  share: number;
  tone: CountdownTone;
  /** Announced when it changes; the digits themselves are not a live region. */
  announcement: string;
  /** At the right of the digits. */
  children?: ReactNode;
};

/**
 * Remaining time as mm:ss, with hours if there are any, over a shrinking bar. It has no timer; the caller updates it.
 */
export function Countdown({
  label,
  timerLabel,
  secondsLeft,
  share,
  tone,
  announcement,
  children,
}: CountdownProps) {
  return (
    <div className="px-7 pt-[22px] pb-6 max-md:px-[18px] max-md:pt-[18px]">
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <div>
          <p className="mb-0.5 text-muted">{label}</p>
          <p
            aria-label={timerLabel}
            aria-live="off"
            className={`type-tabular font-semibold text-[1.75rem] leading-8 tracking-[-.02em] ${tones[tone].digits}`}
            role="timer"
          >
            {clockOf(secondsLeft)}
          </p>
        </div>
        {children}
      </div>
      <div
        aria-hidden="true"
        className="forced-color-adjust-none mt-3.5 h-1.5 overflow-hidden rounded-full bg-fill-strong"
      >
        <div
          className={`h-full origin-left rounded-full transition-transform duration-1000 ease-linear ${tones[tone].bar}`}
          style={{ transform: `scaleX(${share})` }}
        />
      </div>
      <p className="sr-only" role="status">
        {announcement}
      </p>
    </div>
  );
}

/** `768` → `12:48`, `86399` → `23:59:59`. */
function clockOf(seconds: number): string {
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  const rest = `${twoDigits(minutes % 60)}:${twoDigits(seconds % 60)}`;
  return minutes < 60 ? rest : `${Math.floor(minutes / 60)}:${rest}`;
}
