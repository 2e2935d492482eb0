import { type ReactNode, useId } from 'react';
import { FieldContext, FieldMessage } from './field.tsx';

type SettingRowProps = {
  label: ReactNode;
  hint?: ReactNode;
  children: ReactNode;
};

const row =
  'grid grid-cols-[minmax(0,300px)_minmax(0,460px)] gap-x-12 gap-y-4 border-border border-b py-7 last:border-b-0 max-lg:grid-cols-[minmax(0,220px)_minmax(0,1fr)] max-md:grid-cols-1 max-md:py-6';
const rowLabel = 'block font-medium text-[.9375rem] leading-6';
const rowHint = 'mt-0.5 text-[.8125rem] text-muted leading-[18px]';

/**
 * Label and hint on the left, controls on the right; stacked on phones. Accepts any content; its label is a heading.
 */
export function SettingRow({ label, hint, children }: SettingRowProps) {
  return (
    <div className={row}>
      <div>
        <h2 className={rowLabel}>{label}</h2>
        {hint ? <div className={rowHint}>{hint}</div> : null}
      </div>
      <div className="min-w-0">{children}</div>
    </div>
  );
}

type FieldRowProps = SettingRowProps & { error?: ReactNode };

/** A row with one control, connected to label, hint and error as in a `Field`. */
export function FieldRow({ label, hint, error, children }: FieldRowProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const messageId = `${id}-message`;
  return (
    <div className={row}>
      <div>
        <label className={rowLabel} htmlFor={id}>
          {label}
        </label>
        {hint ? (
          <p className={rowHint} id={hintId}>
            {hint}
          </p>
        ) : null}
      </div>
      <div className="grid min-w-0 content-start gap-1.5">
        <FieldContext
          value={{
            id,
            'aria-describedby':
              [hint && hintId, error && messageId].filter(Boolean).join(' ') || undefined,
            'aria-invalid': error ? true : undefined,
          }}
        >
          {children}
        </FieldContext>
        <FieldMessage error={error} id={messageId} />
      </div>
    </div>
  );
}
