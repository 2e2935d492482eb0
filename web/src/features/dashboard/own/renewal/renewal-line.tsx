import { POLL_MS } from '@sesame/contract/shared/limits.ts';
import type { ActiveSubscription } from '@sesame/contract/shop/access.ts';
import { listRenewals, type Renewal } from '@sesame/contract/shop/renewals.ts';
import { Suspense, useState } from 'react';
import { useRouteQuery } from '../../../../api/client/route-query.ts';
import { formatDate } from '../../../../i18n/format.ts';
import { useI18n } from '../../../../i18n/use-i18n.ts';
import { lazyScreen } from '../../../../shell/lazy-screen.ts';
import { Button } from '../../../../ui/primitives/button.tsx';
import { RenewalProblem } from './renewal-problem.tsx';
import { RenewalText } from './renewal-text.tsx';

const { Component: TurnOnSheet } = lazyScreen(
  async () => (await import('./turn-on-sheet.tsx')).TurnOnSheet,
);
const { Component: TurnOffSheet } = lazyScreen(
  async () => (await import('./turn-off-sheet.tsx')).TurnOffSheet,
);

const { Component: UndoSheet } = lazyScreen(
  async () => (await import('./undo-sheet.tsx')).UndoSheet,
);

/** Automatic renewal on the card of a subscription; nothing where it was never on and cannot be turned on. */
export function RenewalLine({ subscription }: { subscription: ActiveSubscription }) {
  const renewals = useRouteQuery(
    listRenewals,
    {},
    { staleTime: 2_000, everyMs: (answer) => answer?.some(isMoving) === true && POLL_MS },
  );
  const renewal = renewals.data?.find((one) => one.subscription_id === subscription.id);
  if (renewal === undefined || isSilent(renewal)) return null;
  return <Line renewal={renewal} subscription={subscription} />;
}

/** Another state may follow at any moment. */
function isMoving({ state }: Renewal): boolean {
  return state !== 'off' && state !== 'on';
}

function isSilent({ state, can_turn_on, is_given_up, is_unbegun, undo }: Renewal): boolean {
  return state === 'off' && !can_turn_on && !is_given_up && !is_unbegun && undo === null;
}

type LineProps = { renewal: Renewal; subscription: ActiveSubscription };

function Line({ renewal, subscription }: LineProps) {
  const { t } = useI18n();
  const { state, undo } = renewal;
  // Where nothing can be charged yet, the sheet says what to do.
  const canTurnOn = renewal.can_turn_on || renewal.is_unbegun;
  // Kept for the open sheet, which is still there once it is undone.
  const [undoId, setUndoId] = useState(undo?.payment_id);
  if (undo !== null && undo.payment_id !== undoId) setUndoId(undo.payment_id);
  // A new sheet for every opening: what the last one said is over.
  const [opened, setOpened] = useState({ sheet: 'none', times: 0 });
  const [isOpen, setOpen] = useState(false);
  const open = (sheet: 'on' | 'off' | 'undo') => {
    setOpened({ sheet, times: opened.times + 1 });
    setOpen(true);
  };
  const isOff = state === 'off';
  const name = (action: string) => `${action}: ${t('renewalTitle')}, ${subscription.title}`;
  const closing = { open: isOpen, onClose: () => setOpen(false) };
  const sheet = { ...closing, subscription };
  return (
    <div className="mb-4 text-[.8125rem] leading-5">
      <RenewalProblem renewal={renewal} subscription={subscription} />
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <RenewalText renewal={renewal} />
        <span className="-mx-3 flex flex-wrap">
          {canTurnOn ? (
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
          {isOff ? null : (
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
      {undo === null ? null : (
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <p className="min-w-0 flex-[1_1_12rem] text-muted">
            {t('renewalJustCharged', { date: formatDate(undo.until) })}
          </p>
          <Button
            aria-haspopup="dialog"
            aria-label={`${t('renewalUndo')}: ${subscription.title}`}
            className="-mx-3"
            onClick={() => open('undo')}
            size="sm"
            variant="ghost"
          >
            {t('renewalUndo')}
          </Button>
        </div>
      )}
      <Suspense fallback={null}>
        {opened.sheet === 'undo' && undoId !== undefined ? (
          <UndoSheet {...closing} key={opened.times} paymentId={undoId} />
        ) : null}
        {opened.sheet === 'on' ? (
          <TurnOnSheet {...sheet} isChange={!isOff} key={opened.times} />
        ) : null}
        {opened.sheet === 'off' ? <TurnOffSheet {...sheet} key={opened.times} /> : null}
      </Suspense>
    </div>
  );
}
