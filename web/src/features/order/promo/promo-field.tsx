import { PROMOCODE_MAX } from '@sesame/contract/shared/limits.ts';
import { BadgeCheck } from 'lucide-react';
import { type FormEvent, useEffect, useRef } from 'react';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { Input } from '../../../ui/forms/input.tsx';
import { scrollToMiddle } from '../../../ui/overlay/scroll-to-middle.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { Icon } from '../../../ui/primitives/icon.tsx';
import type { Order } from '../use-order.ts';

type PromoFieldProps = Pick<Order, 'promo' | 'typePromo' | 'applyPromo' | 'removePromo'> & {
  /** Focus the field on mount. */
  focused: boolean;
};

export function PromoField({
  promo,
  focused,
  typePromo,
  applyPromo,
  removePromo,
}: PromoFieldProps) {
  const { t } = useI18n();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!focused || !input.current) return;
    // On phones the field is below the methods, in a sheet that is still sliding in.
    scrollToMiddle(input.current);
    input.current.focus({ preventScroll: true });
  }, [focused]);

  const apply = (event: FormEvent) => {
    event.preventDefault();
    if (promo.text.trim()) applyPromo(promo.text);
    else input.current?.focus();
  };

  return (
    <>
      <p className="sr-only" role="status">
        {promo.percent > 0 ? t('promoApplied', { percent: promo.percent }) : ''}
      </p>
      {promo.percent > 0 ? (
        <AppliedCode code={promo.code ?? ''} onRemove={removePromo} percent={promo.percent} />
      ) : (
        <form className="mb-5" noValidate onSubmit={apply}>
          <Field
            error={promo.refusal}
            hint={promo.couponNote ?? undefined}
            label={t('promoCode')}
            labelHidden
          >
            <div className="flex gap-2">
              <Input
                autoCapitalize="characters"
                autoComplete="off"
                className="flex-1"
                enterKeyHint="done"
                maxLength={PROMOCODE_MAX}
                onChange={(event) => typePromo(event.target.value)}
                placeholder={t('promoCode')}
                ref={input}
                spellCheck="false"
                value={promo.text}
              />
              <Button loading={promo.isChecking} type="submit" variant="secondary">
                {t('apply')}
              </Button>
            </div>
          </Field>
        </form>
      )}
    </>
  );
}

type AppliedCodeProps = { code: string; percent: number; onRemove: () => void };

function AppliedCode({ code, percent, onRemove }: AppliedCodeProps) {
  const { t } = useI18n();
  return (
    <div className="mb-5 flex min-h-12 items-center gap-2.5 rounded-[12px] bg-success-soft pr-2 pl-3.5 font-medium text-success-text">
      <Icon of={BadgeCheck} size={20} />
      <span className="min-w-0 truncate" title={code.toUpperCase()}>
        {code.toUpperCase()} · −{percent}%
      </span>
      <Button className="ml-auto text-inherit" onClick={onRemove} size="sm" variant="ghost">
        {t('remove')}
      </Button>
    </div>
  );
}
