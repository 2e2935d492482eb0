import { shortMethodName } from '@sesame/contract/shared/renewals/method-brand.ts';
import type { RenewalOption } from '@sesame/contract/shop/renewals.ts';
import { useId } from 'react';
import { formatDollars } from '../../../../i18n/format.ts';
import { useI18n } from '../../../../i18n/use-i18n.ts';
import { MethodIcon } from '../../../../ui/data/method-icon.tsx';
import { ChoiceGroup, MethodRow } from '../../../../ui/forms/choice-card.tsx';
import { Badge } from '../../../../ui/primitives/badge.tsx';

const ICONS = { card: 'card', wallet: 'wallet', sbp: 'bank', balance: 'balance' } as const;

type MethodOptionsProps = {
  options: readonly RenewalOption[];
  chosen: RenewalOption;
  onChoose: (id: string | null) => void;
};

/** What a renewal can be charged from: saved methods and the balance, each with its total. */
export function MethodOptions({ options, chosen, onChoose }: MethodOptionsProps) {
  const { t } = useI18n();
  const name = useId();
  return (
    <ChoiceGroup legend={t('renewalChoose')}>
      {options.map(({ method, total }) => {
        const isBalance = method.kind === 'balance';
        return (
          <MethodRow
            badge={<Badge>{formatDollars(total)}</Badge>}
            checked={method.id === chosen.method.id}
            description={isBalance ? t('renewalBalanceHint') : null}
            icon={<MethodIcon name={ICONS[method.kind]} />}
            key={method.id ?? 'balance'}
            name={name}
            onChange={() => onChoose(method.id)}
            title={isBalance ? t('renewalBalanceOption') : shortMethodName(method)}
            value={method.id ?? 'balance'}
          />
        );
      })}
    </ChoiceGroup>
  );
}
