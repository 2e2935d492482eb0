import { listBuyers } from '@sesame/contract/console/buyers.ts';
import { PERSON_SEARCH_MIN } from '@sesame/contract/shared/limits.ts';
import { useId } from 'react';
import { useMessages } from '../../../i18n/messages.ts';
import { useConsoleQuery } from '../../api/use-console-query.ts';
import { TextField } from '../../ui/forms/text-fields.tsx';
import { type FieldRef, useConsoleForm } from '../../ui/forms/use-console-form.ts';
import { useField } from '../../ui/forms/use-field.ts';
import { subscriptionMessages } from './subscriptions.messages.ts';

const SHOWN = 5;

/** Finds a buyer by name, email or ID, and selects one of the results. */
export function BuyerPicker({ of }: { of: FieldRef<string | undefined> }) {
  const t = useMessages(subscriptionMessages);
  const { value: chosen, set, error } = useField(of);
  const group = useId();
  const typed = useConsoleForm({
    schema: listBuyers.query,
    initial: { search: '' },
    guardsLeaving: false,
  });
  const search = typed.values.search.trim();
  const isSearch = search.length >= PERSON_SEARCH_MIN;
  const found = useConsoleQuery(
    listBuyers,
    { query: { search } },
    { enabled: isSearch, keepsPrevious: true },
  );
  const buyers = isSearch ? (found.data ?? []).slice(0, SHOWN) : [];
  return (
    <div className="grid gap-2">
      <TextField
        autoComplete="off"
        hint={t('findBuyerHint')}
        label={t('findBuyer')}
        // That no buyer is chosen is shown where one is searched for.
        of={{
          ...typed.at('search'),
          serverIssueOf: () => (error ? { code: 'custom', text: error } : undefined),
        }}
      />
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
