import { shortMethodName } from '@sesame/contract/shared/renewals/method-brand.ts';
import type { SavedMethod } from '@sesame/contract/shop/saved-methods.ts';
import { formatDollars } from '../../../i18n/format.ts';
import { type Translate, useI18n } from '../../../i18n/use-i18n.ts';
import { ConfirmButton } from '../../../shell/renewal-confirm/confirm-button.tsx';
import { MethodIcon } from '../../../ui/data/method-icon.tsx';
import { Badge } from '../../../ui/primitives/badge.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { cardMonth } from './saved-methods.rules.ts';
import type { Confirmation } from './use-saved-methods.ts';

const ICONS = { card: 'card', wallet: 'wallet', sbp: 'bank' } as const;

type MethodRowProps = {
  method: SavedMethod;
  /** The subscriptions that are renewed with it, by name where they are known. */
  renews: readonly (string | undefined)[];
  /** Its charges that wait for the buyer. */
  confirmations: readonly Confirmation[];
  busy: boolean;
  onChooseDefault: () => void;
  onRemove: () => void;
};

/** One saved method: what it is, whether it can be charged, and what the buyer can do with it. */
export function MethodRow({
  method,
  renews,
  confirmations,
  busy,
  onChooseDefault,
  onRemove,
}: MethodRowProps) {
  const { t } = useI18n();
  const name = shortMethodName(method);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 border-border border-t px-6 py-5 first:border-t-0 max-md:px-4">
      <span className="grid size-10 shrink-0 place-items-center rounded-md bg-fill text-text-secondary">
        <MethodIcon name={ICONS[method.kind]} />
      </span>
      <div className="min-w-0 flex-[1_1_12rem]">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          <span className="wrap-anywhere">{name}</span>
          {method.is_default ? <Badge tone="accent">{t('savedMethodDefault')}</Badge> : null}
          <StateBadge method={method} />
        </p>
        <p className="mt-0.5 text-[.8125rem] text-muted leading-[18px]">
          {method.expires && !method.is_expired
            ? `${t('savedMethodExpires', { month: cardMonth(method.expires) })}. `
            : null}
          {renewsText(t, renews)}
        </p>
      </div>
      <div className="flex flex-wrap gap-2 max-md:basis-full max-md:pl-11">
        {method.is_default || method.state !== 'active' ? null : (
          <Button
            aria-label={`${t('savedMethodMakeDefault')}: ${name}`}
            loading={busy}
            onClick={onChooseDefault}
            size="sm"
            variant="outline"
          >
            {t('savedMethodMakeDefault')}
          </Button>
        )}
        <Button
          aria-label={`${t('savedMethodRemove')}: ${name}`}
          onClick={onRemove}
          size="sm"
          variant="ghost"
        >
          {t('savedMethodRemove')}
        </Button>
      </div>
      {confirmations.map(({ paymentId, total }) => (
        <div
          className="flex basis-full flex-wrap items-center justify-between gap-3 rounded-md bg-fill px-3.5 py-2.5"
          key={paymentId}
        >
          <p className="min-w-0 flex-[1_1_14rem]">
            <strong className="block font-medium">
              {t('renewalConfirm')}
              {total === null ? null : `: ${formatDollars(total)}`}
            </strong>
            <span className="text-muted">{t('renewalConfirmHint')}</span>
          </p>
          <div className="max-md:basis-full">
            <ConfirmButton className="max-md:w-full" paymentId={paymentId} product={name} />
          </div>
        </div>
      ))}
    </li>
  );
}

function renewsText(t: Translate, renews: MethodRowProps['renews']): string {
  if (renews.length === 0) return t('savedMethodUnused');
  return renews.includes(undefined)
    ? t('savedMethodRenews', { count: renews.length })
    : t('savedMethodRenewsNamed', { products: renews.join(', ') });
}

function StateBadge({ method: { state, is_expired } }: Pick<MethodRowProps, 'method'>) {
  const { t } = useI18n();
  if (state === 'dead') return <Badge tone="danger">{t('savedMethodDead')}</Badge>;
  if (state === 'pending') return <Badge>{t('savedMethodPending')}</Badge>;
  return is_expired ? <Badge tone="warning">{t('savedMethodExpired')}</Badge> : null;
}
