import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import type { ActiveSubscription } from '@sesame/contract/shop/access.ts';
import { listRenewals, readRenewalTerms, turnOnRenewal } from '@sesame/contract/shop/renewals.ts';
import { useState } from 'react';
import { useRouteMutation } from '../../../../api/client/route-mutation.ts';
import { useRouteQuery } from '../../../../api/client/route-query.ts';
import { errorText } from '../../../../i18n/error-text.ts';
import { useI18n } from '../../../../i18n/use-i18n.ts';
import { RetryButton } from '../../../../shell/retry-button.tsx';
import { EmptyState, ErrorState } from '../../../../ui/data/state-view.tsx';
import { Sheet, SheetTitle } from '../../../../ui/overlay/sheet.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import { Note } from '../../../../ui/primitives/note.tsx';
import { Skeleton } from '../../../../ui/primitives/skeleton.tsx';
import { MethodOptions } from './method-options.tsx';
import { PlanOptions } from './plan-options.tsx';
import { RenewalFacts } from './renewal-facts.tsx';

type TurnOnSheetProps = {
  subscription: ActiveSubscription;
  /** It is on already, and something else is to be charged. */
  isChange: boolean;
  open: boolean;
  onClose: () => void;
};

/** What will be charged, when and from what, with the text that the buyer agrees to: one screen. */
export function TurnOnSheet({ subscription, isChange, open, onClose }: TurnOnSheetProps) {
  const { t } = useI18n();
  return (
    <Sheet closeLabel={t('close')} onClose={onClose} open={open} size="form">
      <div className="overflow-y-auto px-9 pt-8 pb-9 max-md:px-4 max-md:pt-4 max-md:pb-[calc(24px+env(safe-area-inset-bottom))]">
        <SheetTitle className="type-title-2 pr-10">{t('renewalTitle')}</SheetTitle>
        <p className="mt-1 mb-5 text-muted">{subscription.title}</p>
        <Terms id={subscription.id} isChange={isChange} onClose={onClose} />
      </div>
    </Sheet>
  );
}

type TermsProps = { id: string; isChange: boolean; onClose: () => void };

function Terms({ id, isChange, onClose }: TermsProps) {
  const { t } = useI18n();
  const [wasOn] = useState(isChange);
  const [planId, setPlanId] = useState<number>();
  const terms = useRouteQuery(
    readRenewalTerms,
    { params: { id }, query: planId === undefined ? {} : { price_id: String(planId) } },
    { gcTime: 0, keepsPrevious: true },
  );
  const turnOn = useRouteMutation(turnOnRenewal, {
    touches: [listRenewals, readRenewalTerms],
    evenIfRefused: true,
  });
  if (turnOn.isSuccess) {
    return (
      <>
        <Note role="status" tone="success">
          <strong className="block font-medium">{t('renewalTurnedOn')}</strong>
          {t('renewalTurnedOnText')}
        </Note>
        <Button block className="mt-5" onClick={onClose}>
          {t('close')}
        </Button>
      </>
    );
  }
  if (terms.isPending) return <Skeleton className="h-72 w-full rounded-md" />;
  if (terms.data === undefined) {
    return (
      <ErrorState
        actions={<RetryButton busy={terms.isFetching} onRetry={() => void terms.refetch()} />}
        heading="h3"
        text={errorText(t, terms.error)}
        title={t('renewalTermsFailed')}
      />
    );
  }
  // While the terms of another plan are loaded, those of the one before are shown.
  const isOutdated = terms.isPlaceholderData;
  const { options, plans, price_id: shownId } = terms.data;
  const isSold = plans.length === 0 || plans.some((plan) => plan.price_id === shownId);
  return (
    <>
      <PlanOptions
        chosenId={isOutdated ? (planId ?? shownId) : shownId}
        onChoose={(priceId) => {
          turnOn.reset();
          setPlanId(priceId);
        }}
        terms={terms.data}
      />
      {options.length > 0 ? (
        <Agreeing
          busy={turnOn.isPending || isOutdated}
          isChange={wasOn}
          onAgree={(method, text) =>
            turnOn.mutate({ params: { id }, body: { method, text, price_id: shownId } })
          }
          problem={turnOn.isError ? errorText(t, turnOn.error) : null}
          terms={terms.data}
        />
      ) : null}
      {options.length === 0 && isSold ? (
        <EmptyState heading="h3" text={t('renewalNoOptionsHint')} title={t('renewalNoOptions')} />
      ) : null}
    </>
  );
}

type AgreeingProps = {
  terms: AnswerOf<typeof readRenewalTerms>;
  isChange: boolean;
  busy: boolean;
  problem: string | null;
  onAgree: (method: string | null, text: string) => void;
};

function Agreeing({ terms, isChange, busy, problem, onAgree }: AgreeingProps) {
  const { t } = useI18n();
  const [first] = terms.options;
  const [chosenId, setChosenId] = useState(first?.method.id ?? null);
  const chosen = terms.options.find(({ method }) => method.id === chosenId) ?? first;
  if (chosen === undefined) return null;
  return (
    <>
      <MethodOptions chosen={chosen} onChoose={setChosenId} options={terms.options} />
      <RenewalFacts option={chosen} terms={terms} />
      <p className="mt-5 rounded-md bg-fill px-4 py-3.5 text-[.8125rem] leading-5">{chosen.text}</p>
      {problem === null ? null : (
        <Note className="mt-4" role="alert" tone="danger">
          {problem}
        </Note>
      )}
      <Button
        block
        className="mt-5"
        loading={busy}
        onClick={() => onAgree(chosen.method.id, chosen.text)}
      >
        {t(isChange ? 'renewalAgreeChange' : 'renewalAgree')}
      </Button>
    </>
  );
}
