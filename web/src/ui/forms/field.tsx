import { CircleAlert } from 'lucide-react';
import { createContext, type ReactNode, use, useId } from 'react';
import { Icon } from '../primitives/icon.tsx';

type FieldWiring = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};
/** For components that lay out a field differently. */
export const FieldContext = createContext<FieldWiring | null>(null);

/** Attributes that a control inside a `Field` spreads on its element; its own props take precedence. */
export function useFieldWiring(): Partial<FieldWiring> {
  return use(FieldContext) ?? {};
}

type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** At the right of the label: "Forgot password?". */
  action?: ReactNode;
  /** Only for assistive technology. */
  labelHidden?: boolean;
  className?: string;
  children: ReactNode;
};

/** Label above, control, hint or error below, connected by ids. */
export function Field({
  label,
  hint,
  error,
  action,
  labelHidden,
  className = '',
  children,
}: FieldProps) {
  const id = useId();
  const messageId = `${id}-message`;
  const hasMessage = Boolean(error || hint);
  return (
    <div className={`grid min-w-0 gap-1.5 ${className}`}>
      <div
        className={labelHidden && !action ? 'sr-only' : 'flex items-baseline justify-between gap-4'}
      >
        <label
          className={labelHidden ? 'sr-only' : 'type-label wrap-anywhere min-w-0'}
          htmlFor={id}
        >
          {label}
        </label>
        {action ? <span className="text-[.8125rem] leading-[18px]">{action}</span> : null}
      </div>
      <FieldContext
        value={{
          id,
          'aria-describedby': hasMessage ? messageId : undefined,
          'aria-invalid': error ? true : undefined,
        }}
      >
        {children}
      </FieldContext>
      <FieldMessage error={error} hint={hint} id={messageId} />
    </div>
  );
}

type FieldMessageProps = { id: string; error?: ReactNode; hint?: ReactNode };

/** The error or, without one, the hint. Always rendered, so that a new message is announced. */
export function FieldMessage({ id, error, hint }: FieldMessageProps) {
  return (
    <div aria-live="polite" className="empty:hidden" id={id}>
      {error ? (
        <p className="wrap-anywhere flex items-start gap-1.5 text-[.8125rem] text-danger-text leading-[18px]">
          <Icon className="mt-0.5" of={CircleAlert} size={14} />
          {error}
        </p>
      ) : hint ? (
        <p className="text-[.8125rem] text-muted leading-[18px]">{hint}</p>
      ) : null}
    </div>
  );
}
