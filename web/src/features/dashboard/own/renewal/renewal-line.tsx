import type { ActiveSubscription } from '@sesame/contract/shop/access.ts';
import type { Renewal } from '@sesame/contract/shop/renewals.ts';
import { Suspense, useState } from 'react';
import { useRenewals } from '../../../../api/queries.ts';
import { useI18n } from '../../../../i18n/use-i18n.ts';
import { lazyScreen } from '../../../../shell/lazy-screen.ts';
import { UndoOffer } from '../../../../shell/renewal-undo/undo-offer.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import { RenewalProblem } from './renewal-problem.tsx';
import { RenewalText } from './renewal-text.tsx';

const { Component: TurnOnSheet } = lazyScreen(
  async () => (await import('./turn-on-sheet.tsx')).TurnOnSheet,
);
const { Component: TurnOffSheet } = lazyScreen(
  async () => (await import('./turn-off-sheet.tsx')).TurnOffSheet,
);

/** Automatic renewal on the card of a subscription; nothing where it was never on and cannot be turned on. */
export function RenewalLine({ subscription }: { subscription: ActiveSubscription }) {
  const renewals = useRenewals();
  const renewal = renewals.data?.find((one) => one.subscription_id === subscription.id);
  if (renewal === undefined || isSilent(renewal)) return null;
  return <Line renewal={renewal} subscription={subscription} />;
}

function isSilent({ state, can_turn_on, is_given_up, has_not_begun, undo }: Renewal): boolean {
  return state === 'off' && !can_turn_on && !is_given_up && !has_not_begun && undo === null;
}

type LineProps = { renewal: Renewal; subscription: ActiveSubscription };

function Line({ renewal, subscription }: LineProps) {
  const { t } = useI18n();
  const { state } = renewal;
  // Where nothing can be charged yet, the sheet says what to do.
  const canTurnOn = renewal.can_turn_on || renewal.has_not_begun;
  // A new sheet for every opening: what the last one said is over.
  const [opened, setOpened] = useState({ sheet: 'none', times: 0 });
  const [isOpen, setOpen] = useState(false);
  const open = (sheet: 'on' | 'off') => {
    setOpened({ sheet, times: opened.times + 1 });
    setOpen(true);
  };
  const isBeginning = state === 'beginning';
  const isOff = state === 'off';
  const name = (action: string) => `${action}: ${t('renewalTitle')}, ${subscription.title}`;
  const sheet = { open: isOpen, onClose: () => setOpen(false), subscription };
  return (
    <div className="mb-4 text-[.8125rem] leading-5">
      <RenewalProblem renewal={renewal} subscription={subscription} />
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <RenewalText renewal={renewal} />
        <span className="-mx-3 flex flex-wrap">
          {canTurnOn && !isBeginning ? (
            <Button
              aria-haspopup="dialog"
              aria-label={name(t(isOff ? 'renewalTurnOn' : 'renewalChange'))}
              onClick={() => open('on')}
              size="sm"
              variant="ghost"
            >
              {t(isOff ? 'renewalTurnOn' : 'renewalChange')}
            </Button>
          ) : null}
          {isOff || isBeginning ? null : (
            <Button
              aria-haspopup="dialog"
              aria-label={name(t('renewalTurnOff'))}
              onClick={() => open('off')}
              size="sm"
              variant="ghost"
            >
              {t('renewalTurnOff')}
            </Button>
          )}
        </span>
      </div>
      <UndoOffer product={subscription.title} undo={renewal.undo} />
      <Suspense fallback={null}>
        {opened.sheet === 'on' ? (
          <TurnOnSheet {...sheet} isChange={!isOff} key={opened.times} />
        ) : null}
        {opened.sheet === 'off' ? <TurnOffSheet {...sheet} key={opened.times} /> : null}
      </Suspense>
    </div>
  );
}
