import type { User } from '@sesame/contract/shop/session.ts';
import { getUser, updateUser } from '@sesame/contract/shop/session.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { ApiError } from '../../api/client/api-error.ts';
import { call } from '../../api/client/call.ts';
import { routeKey } from '../../api/client/route-query.ts';
import { keptDraft, useKeptDraft } from '../../api/session/kept-draft.ts';
import { errorText } from '../../i18n/error-text.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import {
  checkProfile,
  isProfileDraft,
  type Profile,
  type ProfileErrors,
  profileRefusals,
} from './profile.rules.ts';
import { usePassingMessage } from './use-passing-message.ts';

/** The two fields of Save. Untouched fields follow the account; a new address needs the password. */
export function useProfileForm(user: User) {
  const { t } = useI18n();
  const client = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<Partial<Profile>>(
    () => keptDraft('profile', isProfileDraft) ?? {},
  );
  useKeptDraft('profile', Object.keys(draft).length > 0 ? draft : null);
  const [errors, setErrors] = useState<ProfileErrors>({});
  const [busy, setBusy] = useState(false);
  const [confirming, setConfirming] = useState(false);
  const { message, succeed, fail, clear } = usePassingMessage();

  const username = draft.username ?? user.username;
  const trc20 = draft.trc20 ?? user.trc20_address ?? '';
  const address = trc20.trim() || null;

  const showFieldErrors = (found: ProfileErrors) => {
    setErrors(found);
    const first = found.username ? 'username' : 'trc20';
    form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
  };

  const send = async (password?: string) => {
    const saved = await call(updateUser, {
      body: {
        username: username.trim(),
        trc20_address: address,
        ...(password !== undefined && { password }),
      },
    });
    client.setQueryData(routeKey(getUser, {}), saved);
    // Text typed during saving stays unsaved.
    setDraft((known) => ({
      ...(known.username !== draft.username && { username: known.username }),
      ...(known.trc20 !== draft.trc20 && { trc20: known.trc20 }),
    }));
    setErrors({});
    succeed(t('profileSaved'));
  };

  const save = async () => {
    setBusy(true);
    try {
      await send();
    } catch (error) {
      const refused = fieldErrorsOf(error);
      if (refused) showFieldErrors(refused);
      else if (error instanceof ApiError && error.status > 0) {
        fail(`${t('profileNotSaved')} ${errorText(t, error)}`);
      } else fail(t('profileFailed'));
    }
    setBusy(false);
  };

  return {
    form,
    username,
    trc20,
    address,
    errors,
    busy,
    message,
    confirming,
    type: (field: keyof Profile, value: string) => {
      setDraft((known) => ({ ...known, [field]: value }));
      setErrors(({ [field]: _, ...rest }) => rest);
    },
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      if (busy) return;
      clear();
      const found = checkProfile({ username, trc20 });
      if (found.username || found.trc20) return showFieldErrors(found);
      setErrors({});
      if (address === user.trc20_address) void save();
      else setConfirming(true);
    },
    /** Saves with the password. An error of a field closes the confirmation; any other is shown in it. */
    confirm: async (password: string) => {
      try {
        await send(password);
      } catch (error) {
        const refused = fieldErrorsOf(error);
        if (!refused) throw error;
        showFieldErrors(refused);
      }
      setConfirming(false);
    },
    stopConfirming: () => setConfirming(false),
  };
}

/** A conflict without a known code is that of the username, as the API specifies for 409. */
function fieldErrorsOf(error: unknown): ProfileErrors | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const known = profileRefusals[error.code];
  return known ?? (error.status === 409 ? profileRefusals.username_taken : undefined);
}
