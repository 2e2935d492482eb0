import { BUYER_SEARCH_MIN, listBuyers } from '@sesame/contract/console/buyers.ts';
import { boundsAt } from '@sesame/contract/shared/bounds.ts';
import { useId, useState } from 'react';
import { useMessages } from '../../../i18n/messages.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { Input } from '../../../ui/forms/input.tsx';
import { useConsoleQuery } from '../../api/use-console-query.ts';
import type { FieldRef } from '../../ui/forms/use-console-form.ts';
import { useField } from '../../ui/forms/use-field.ts';
import { subscriptionMessages } from './subscriptions.messages.ts';

const SHOWN = 5;

/** Finds a buyer by name, email or ID, and selects one of the results. */
export function BuyerPicker({ of }: { of: FieldRef<string | undefined> }) {
  const t = useMessages(subscriptionMessages);
  const { value: chosen, set, error } = useField(of);
  const group = useId();
  const [typed, setTyped] = useState('');
  const search = typed.trim();
  const isSearch = search.length >= BUYER_SEARCH_MIN;
  const found = useConsoleQuery(
    listBuyers,
    { query: { search } },
    { enabled: isSearch, keepsPrevious: true },
  );
  const buyers = isSearch ? (found.data ?? []).slice(0, SHOWN) : [];
  return (
    <div className="grid gap-2">
      <Field error={error} hint={t('findBuyerHint')} label={t('findBuyer')}>
        <Input
          autoComplete="off"
          maxLength={boundsAt(listBuyers.query, 'search').maxLength}
          onChange={(event) => setTyped(event.target.value)}
          value={typed}
        />
      </Field>
      <div aria-live="polite">
        {buyers.length > 0 ? (
          <fieldset className="m-0 grid min-w-0 border-0 p-0">
            <legend className="sr-only">{t('chooseBuyer')}</legend>
            {buyers.map(({ id, username, email }) => (
              <label
                className="flex min-h-9 items-center gap-2.5 rounded-md px-2 py-1 has-[:checked]:bg-fill pointer-coarse:min-h-11"
                key={id}
              >
                <input
                  checked={chosen === id}
                  className="size-4 shrink-0 accent-(--accent)"
                  name={group}
                  onChange={() => set(id)}
                  type="radio"
                />
                <span className="wrap-anywhere min-w-0">
                  <bdi>{username}</bdi> <span className="text-muted">{email}</span>
                </span>
              </label>
            ))}
          </fieldset>
        ) : isSearch && found.isSuccess && !found.isPlaceholderData ? (
          <p className="text-muted">{t('noBuyer')}</p>
        ) : null}
      </div>
    </div>
  );
}
