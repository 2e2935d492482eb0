import { listProviderCoins } from '@sesame/contract/console/payments/gateways.ts';
import { useState } from 'react';
import { errorText } from '../../../i18n/error-text.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { SearchInput } from '../../../ui/forms/search-input.tsx';
import { Checkbox } from '../../../ui/forms/toggle.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Note } from '../../../ui/primitives/note.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import { useConsoleQuery } from '../../api/use-console-query.ts';
import { matchingCoins, toggledCoins } from './coins-picker.rules.ts';
import { gatewayMessages } from './gateways.messages.ts';

type CoinsPickerProps = { provider: string; value: string; onChange: (value: string) => void };

/** The coins of the account, to choose those that the shop offers; asked for when an operator wants to choose. */
export function CoinsPicker(props: CoinsPickerProps) {
  const t = useMessages(gatewayMessages);
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <List {...props} />;
  return (
    <Button onClick={() => setOpen(true)} size="sm" variant="outline">
      {t('coinsChoose')}
    </Button>
  );
}

function List({ provider, value, onChange }: CoinsPickerProps) {
  const { t: tShop } = useI18n();
  const t = useMessages(gatewayMessages);
  const [search, setSearch] = useState('');
  const { data: coins, error } = useConsoleQuery(listProviderCoins, { params: { provider } });
  if (error && coins === undefined) {
    return (
      <Note role="alert" tone="danger">
        {errorText(tShop, error)}
      </Note>
    );
  }
  if (coins === undefined) return <Skeleton className="h-24 w-full" />;
  if (coins.length === 0) return <Note>{t('coinsNone')}</Note>;
  const chosen = value.split(',');
  return (
    <fieldset className="m-0 grid min-w-0 gap-2 border-0 p-0">
      <legend className="type-label mb-1.5">{t('coinsList')}</legend>
      <SearchInput
        label={t('coinsSearch')}
        onChange={({ target }) => setSearch(target.value)}
        placeholder={t('coinsSearch')}
        value={search}
      />
      <div className="grid max-h-72 gap-1 overflow-y-auto">
        {matchingCoins(coins, search).map(({ code, name, network }) => (
          <Checkbox
            checked={chosen.includes(code)}
            key={code}
            onChange={() => onChange(toggledCoins(value, code))}
          >
            {name} · {network}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}
