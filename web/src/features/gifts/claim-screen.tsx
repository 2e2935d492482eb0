import { parseGiftCode } from '@sesame/contract/shared/gifts/gift-code.ts';
import { centsFromDollars } from '@sesame/contract/shared/money.ts';
import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import type { claimGift, previewGift } from '@sesame/contract/shop/gifts.ts';
import { Check } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Link } from 'wouter';
import { errorText } from '../../i18n/error-text.ts';
import { formatDate, formatMoney } from '../../i18n/format.ts';
import { formatTerm } from '../../i18n/format-term.ts';
import { useDocumentTitle } from '../../i18n/use-document-title.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { paths } from '../../paths.ts';
import { Logo } from '../../ui/brand/logo.tsx';
import { CenterState, IconDisc } from '../../ui/data/state-view.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { Input } from '../../ui/forms/input.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { Card } from '../../ui/primitives/card.tsx';
import { Icon } from '../../ui/primitives/icon.tsx';
import { LinkButton } from '../../ui/primitives/link-button.tsx';
import { Note } from '../../ui/primitives/note.tsx';
import { useClaim } from './use-claim.ts';

/** Where a gift is redeemed: by the code after `#`, which browsers never send to a server, or a typed one. */
export function ClaimScreen() {
  const { t } = useI18n();
  const claim = useClaim();
  useDocumentTitle(t('giftClaimTitle'));
  if (claim.claimed && claim.gift) return <Claimed claimed={claim.claimed} gift={claim.gift} />;
  return (
    <div className="mx-auto max-w-[560px]">
      <h1 className="type-title-1" tabIndex={-1}>
        {t('giftClaimTitle')}
      </h1>
      <div className="mt-7 max-md:mt-5">
        {claim.gift ? (
          <Preview claim={claim} gift={claim.gift} />
        ) : (
          <CodeForm claim={claim} key={claim.code} />
        )}
      </div>
    </div>
  );
}

type Claim = ReturnType<typeof useClaim>;

function CodeForm({ claim }: { claim: Claim }) {
  const { t } = useI18n();
  const [typed, setTyped] = useState(claim.code);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    claim.show(typed);
  };
  return (
    <Card as="section">
      <form className="grid gap-5" onSubmit={submit}>
        <Field
          error={claim.error ? errorText(t, claim.error) : undefined}
          hint={t('giftClaimHint')}
          label={t('giftCode')}
        >
          <Input
            autoCapitalize="characters"
            autoComplete="off"
            onChange={({ target }) => setTyped(target.value)}
            spellCheck="false"
            value={typed}
          />
        </Field>
        <Button
          className="justify-self-start max-md:w-full"
          disabled={parseGiftCode(typed) === undefined}
          loading={claim.isShowing}
          type="submit"
        >
          {t('giftClaimShow')}
        </Button>
      </form>
    </Card>
  );
}

function Preview({ claim, gift }: { claim: Claim; gift: AnswerOf<typeof previewGift> }) {
  const { t } = useI18n();
  return (
    <Card as="section">
      <div className="flex items-center gap-3.5">
        <Logo eager size={48} src={gift.pictures[0] ?? ''} />
        <h2 className="type-title-2 wrap-anywhere">
          {gift.title}, {formatTerm(t, gift.duration)}
        </h2>
      </div>
      <p className="mt-4 text-text-secondary">
        {gift.until === null
          ? t('giftClaimCredit', { amount: formatMoney(centsFromDollars(gift.credit ?? 0)) })
          : t('giftClaimUntil', { date: formatDate(gift.until) })}
      </p>
      {gift.is_own ? (
        <Note className="mt-4" tone="warning">
          {t('giftClaimOwn')}
        </Note>
      ) : null}
      {claim.error ? (
        <Note className="mt-4" role="alert" tone="danger">
          {errorText(t, claim.error)}
        </Note>
      ) : null}
      <div className="mt-5 flex flex-wrap gap-2">
        <Button loading={claim.isClaiming} onClick={claim.claim}>
          {t('giftClaim')}
        </Button>
        <Button onClick={claim.restart} variant="ghost">
          {t('giftOtherCode')}
        </Button>
      </div>
    </Card>
  );
}

type ClaimedProps = {
  claimed: AnswerOf<typeof claimGift>;
  gift: AnswerOf<typeof previewGift>;
};

function Claimed({ claimed: { until, credit }, gift: { title } }: ClaimedProps) {
  const { t } = useI18n();
  return (
    <div className="grid justify-items-center py-10">
      <CenterState
        actions={
          <LinkButton as={Link} href={until === null ? paths.services() : paths.subscriptions()}>
            {t(until === null ? 'viewPlans' : 'openSubscriptions')}
          </LinkButton>
        }
        art={
          <IconDisc tone="success">
            <Icon of={Check} size={30} />
          </IconDisc>
        }
        role="status"
        text={
          until === null
            ? t('giftClaimedCredit', { amount: formatMoney(centsFromDollars(credit ?? 0)) })
            : t('giftClaimedUntil', { product: title, date: formatDate(until) })
        }
        title={t('giftClaimed')}
      />
    </div>
  );
}
