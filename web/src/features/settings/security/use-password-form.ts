import { listSessions } from '@sesame/contract/shop/account.ts';
import { changePassword } from '@sesame/contract/shop/users.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { ApiError } from '../../../api/client/api-error.ts';
import { call } from '../../../api/client/call.ts';
import { invalidateRoutes } from '../../../api/client/route-query.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { usePassingMessage } from '../use-passing-message.ts';
import {
  checkPasswords,
  checkTyped,
  type PasswordErrors,
  type Passwords,
  passwordRefusals,
} from './password.rules.ts';

const EMPTY: Passwords = { old: '', next: '' };

export function usePasswordForm() {
  const { t } = useI18n();
  const client = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [passwords, setPasswords] = useState(EMPTY);
  /** Errors of the last save; typing in a field clears its error. */
  const [found, setFound] = useState<PasswordErrors>({});
  const [busy, setBusy] = useState(false);
  const { message, succeed, fail, clear } = usePassingMessage();

  const showFieldErrors = (errors: PasswordErrors) => {
    setFound(errors);
    const first = errors.old ? 'old' : 'next';
    form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
  };

  const save = async () => {
    setBusy(true);
    try {
      await call(changePassword, {
        body: { password_old: passwords.old, password_new: passwords.next },
      });
      setPasswords(EMPTY);
      succeed(t('passwordChanged'));
      void invalidateRoutes(client, [listSessions]);
    } catch (error) {
      const refused = error instanceof ApiError ? passwordRefusals[error.code] : undefined;
      if (refused) showFieldErrors(refused);
      else if (error instanceof ApiError && error.message) fail(errorText(t, error));
      else fail(t('passwordFailed'));
    }
    setBusy(false);
  };

  return {
    form,
    passwords,
    errors: { ...checkTyped(passwords), ...found },
    busy,
    message,
    type: (field: keyof Passwords, value: string) => {
      setPasswords((known) => ({ ...known, [field]: value }));
      setFound(({ [field]: _, ...rest }) => rest);
    },
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      if (busy) return;
      clear();
      const errors = checkPasswords(passwords);
      if (errors.old || errors.next) return showFieldErrors(errors);
      setFound({});
      void save();
    },
  };
}
