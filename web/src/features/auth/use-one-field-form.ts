import type { TextKey } from '@sesame/contract/texts/keys.ts';
import { type FormEvent, useRef, useState } from 'react';
import { ApiError } from '../../api/client/api-error.ts';

type OneFieldForm = {
  initial?: string;
  /** Validates the value before it is sent. */
  check: (value: string) => TextKey | null;
  submit: (value: string) => Promise<void>;
  /** Error codes whose text is shown below the field. */
  fieldRefusals?: Readonly<Record<string, TextKey>>;
};

const none: Readonly<Record<string, TextKey>> = {};

/** A form with one field: its error, one request at a time, and why the last one failed. */
export function useOneFieldForm({
  initial = '',
  check,
  submit,
  fieldRefusals = none,
}: OneFieldForm) {
  const input = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState(initial);
  const [error, setError] = useState<TextKey | null>(null);
  /** Why the last request failed, if the value is not the reason. */
  const [problem, setProblem] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);

  const blame = (text: TextKey) => {
    setError(text);
    input.current?.focus();
  };

  const send = async () => {
    setBusy(true);
    try {
      await submit(value);
    } catch (failure) {
      const text = failure instanceof ApiError ? fieldRefusals[failure.code] : undefined;
      if (text) blame(text);
      else setProblem(failure);
    }
    setBusy(false);
  };

  return {
    input,
    value,
    error,
    problem,
    busy,
    setValue: (next: string) => {
      setValue(next);
      setError(null);
    },
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      if (busy) return;
      setProblem(null);
      const found = check(value);
      if (found) blame(found);
      else void send();
    },
  };
}
