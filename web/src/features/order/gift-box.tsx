import { useId } from 'react';
import { useI18n } from '../../i18n/use-i18n.ts';
import { Checkbox } from '../../ui/forms/toggle.tsx';

type GiftBoxProps = { gift: boolean; choose: (gift: boolean) => void };

/** The box to buy the order for another person. */
export function GiftBox({ gift, choose }: GiftBoxProps) {
  const { t } = useI18n();
  const hintId = useId();
  return (
    <div className="mt-4">
      <Checkbox
        aria-describedby={gift ? hintId : undefined}
        checked={gift}
        onChange={({ target }) => choose(target.checked)}
      >
        {t('giftBuy')}
      </Checkbox>
      {gift ? (
        <p className="mt-1.5 pl-[30px] text-[.8125rem] text-muted leading-[18px]" id={hintId}>
          {t('giftBuyHint')}
        </p>
      ) : null}
    </div>
  );
}
