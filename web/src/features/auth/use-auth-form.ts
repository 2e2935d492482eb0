import { type FormEvent, useRef, useState } from 'react';
import { ApiError } from '../../api/client/api-error.ts';
import type { Credentials, FieldErrors } from './auth.rules.ts';
import { saveTypedEmail, typedEmail } from './typed-email.ts';

type AuthForm = {
  check: (credentials: Credentials) => FieldErrors;
  /** Navigates away from the form on success. */
  submit: (credentials: Credentials) => Promise<void>;
};

/** Errors that belong to a field, with the text below it. */
const fieldRefusals: Readonly<Record<string, FieldErrors>> = {
  email_invalid: { email: 'emailInvalid' },
  password_short: { password: 'passwordShort' },
  password_common: { password: 'passwordCommon' },
};

/** Shared by sign-in and registration: two fields, their errors, one request at a time. */
export function useAuthForm({ check, submit }: AuthForm) {
  const form = useRef<HTMLFormElement>(null);
  const [email, setEmail] = useState(typedEmail);
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<FieldErrors>({});
  /** Why the last request failed, if no field is the reason. */
  const [problem, setProblem] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  /** Whether the form was submitted; earlier messages are then hidden. */
  const [sent, setSent] = useState(false);

  const showFieldErrors = (found: FieldErrors) => {
    setErrors(found);
    const first = found.email ? 'email' : 'password';
    form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
  };

  const send = async () => {
    setBusy(true);
    try {
      await submit({ email, password });
    } catch (error) {
      const blamed = error instanceof ApiError ? fieldRefusals[error.code] : undefined;
      if (blamed) showFieldErrors(blamed);
      else setProblem(error);
      setBusy(false);
    }
  };

  return {
    form,
    email,
    password,
    errors,
    problem,
    busy,
    sent,
    setEmail: (value: string) => {
      setEmail(value);
      saveTypedEmail(value);
      setErrors((known) => withoutField(known, 'email'));
    },
    setPassword: (value: string) => {
      setPassword(value);
      setErrors((known) => withoutField(known, 'password'));
    },
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      if (busy) return;
      setProblem(null);
      setSent(true);
      const found = check({ email, password });
      if (found.email || found.password) showFieldErrors(found);
      else {
        setErrors({});
        void send();
      }
    },
  };
}

function withoutField(errors: FieldErrors, field: keyof FieldErrors): FieldErrors {
  const { [field]: _, ...rest } = errors;
  return rest;
}
