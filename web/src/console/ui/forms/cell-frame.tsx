import { useId } from 'react';
import { FieldContext } from '../../../ui/forms/field.tsx';
import type { Frame } from './field-frame.ts';

/** For a cell of a row: the label is for assistive technology, and the row shows the error. */
export const CellFrame: Frame = ({ label, error, children, className = '' }) => {
  const id = useId();
  return (
    <div className={`min-w-0 ${className}`}>
      <label className="sr-only" htmlFor={id}>
        {label}
      </label>
      <FieldContext
        value={{ id, 'aria-describedby': undefined, 'aria-invalid': error ? true : undefined }}
      >
        {children}
      </FieldContext>
    </div>
  );
};
