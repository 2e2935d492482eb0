import { shortMethodName } from '@sesame/contract/shared/renewals/method-brand.ts';
import type { SavedMethod } from '@sesame/contract/shop/saved-methods.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { ChoiceGroup, OptionCard } from '../../../ui/forms/choice-card.tsx';
import { Badge } from '../../../ui/primitives/badge.tsx';

type SavedChoiceProps = {
  methods: readonly SavedMethod[];
  /** Null for paying on the page of the gateway. */
  chosen: string | null;
  choose: (id: string | null) => void;
};

/** What the buyer has saved for the chosen payment method, beside paying with something else. */
export function SavedChoice({ methods, chosen, choose }: SavedChoiceProps) {
  const { t } = useI18n();
  return (
    <ChoiceGroup className="mt-4" columns={1} legend={t('payWith')}>
      {methods.map((method) => (
        <OptionCard
          checked={method.id === chosen}
          key={method.id}
          name="order-saved-method"
          onChange={() => choose(method.id)}
          value={method.id}
        >
          <span className="flex flex-wrap items-center gap-x-2">
            <span className="wrap-anywhere">{shortMethodName(method)}</span>
            {method.is_expired ? <Badge tone="warning">{t('savedMethodExpired')}</Badge> : null}
          </span>
        </OptionCard>
      ))}
      <OptionCard
        checked={chosen === null}
        name="order-saved-method"
        onChange={() => choose(null)}
        value="another"
      >
        {t('payWithAnother')}
      </OptionCard>
    </ChoiceGroup>
  );
}
