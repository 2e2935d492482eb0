import { PAYOUT_ADDRESS_MAX, PAYOUT_MEMO_MAX } from '@sesame/contract/shared/limits.ts';
import { payoutNetworks, type ReferralData } from '@sesame/contract/shop/referrals.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { formatMoneyShort } from '../../../i18n/format-short.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { ChoiceGroup, OptionCard } from '../../../ui/forms/choice-card.tsx';
import { ControlBox, controlText } from '../../../ui/forms/control-box.tsx';
import { Field, useFieldWiring } from '../../../ui/forms/field.tsx';
import { Input } from '../../../ui/forms/input.tsx';
import { PasswordInput } from '../../../ui/forms/password-input.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Note } from '../../../ui/primitives/note.tsx';
import { networkNames } from './payout.rules.ts';
import { usePayoutForm } from './use-payout-form.ts';

type PayoutFormProps = { data: ReferralData; onCancel: () => void; onRequested: () => void };
type Form = ReturnType<typeof usePayoutForm>;

/** Amount, address and password. */
export function PayoutForm({ data, onCancel, onRequested }: PayoutFormProps) {
  const { t } = useI18n();
  const form = usePayoutForm(data, onRequested);
  return (
    <form className="mt-5 grid gap-[22px]" noValidate onSubmit={form.onSubmit} ref={form.form}>
      <Field
        error={form.errors.amount}
        hint={t('payoutAtLeast', { amount: formatMoneyShort(form.minimumCents) })}
        label={t('columnAmount')}
      >
        <AmountInput form={form} />
      </Field>
      <ChoiceGroup columns="pair" legend={t('columnNetwork')}>
        {payoutNetworks.map((network) => (
          <OptionCard
            checked={form.network === network}
            key={network}
            name="network"
            onChange={() => form.chooseNetwork(network)}
            value={network}
          >
            {networkNames[network]}
          </OptionCard>
        ))}
      </ChoiceGroup>
      <Field
        error={form.errors.address}
        hint={form.addressOfProfile ? t('payoutAddressOfProfile') : undefined}
        label={t('columnAddress')}
      >
        <Input
          autoCapitalize="none"
          autoComplete="off"
          className="font-mono"
          maxLength={PAYOUT_ADDRESS_MAX}
          name="address"
          onChange={(event) => form.typeAddress(event.target.value)}
          required
          spellCheck="false"
          value={form.address}
        />
      </Field>
      {form.network === 'ton' ? (
        <Field hint={t('payoutMemoHint')} label={t('payoutMemo')}>
          <Input
            autoComplete="off"
            maxLength={PAYOUT_MEMO_MAX}
            name="memo"
            onChange={(event) => form.typeMemo(event.target.value)}
            value={form.memo}
          />
        </Field>
      ) : null}
      <Field error={form.errors.password} hint={t('payoutFrozen')} label={t('passwordLabel')}>
        <PasswordInput
          hideLabel={t('hidePassword')}
          name="password"
          onChange={(event) => form.typePassword(event.target.value)}
          required
          showLabel={t('showPassword')}
          value={form.password}
        />
      </Field>
      {form.problem ? (
        <Note role="alert" tone="danger">
          {form.problem}
        </Note>
      ) : null}
      <div className="grid gap-2">
        <SubmitButton form={form} />
        <Button block onClick={onCancel} variant="ghost">
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}

/** Larger than other inputs, because it is the main one. */
function AmountInput({ form }: { form: Form }) {
  const { t } = useI18n();
  return (
    <ControlBox size="lg">
      <span aria-hidden="true" className="pl-3.5 font-semibold text-lg text-muted leading-6">
        $
      </span>
      <input
        {...useFieldWiring()}
        autoComplete="off"
        className={`${controlText} type-tabular pl-1.5! font-semibold text-lg!`}
        inputMode="decimal"
        name="amount"
        onChange={(event) => form.typeAmount(event.target.value)}
        value={form.amount}
      />
      <Button className="mr-1.5" onClick={form.takeAll} size="sm" variant="ghost">
        {t('payoutAll')}
      </Button>
    </ControlBox>
  );
}

/** Shows the amount or, when disabled, the reason. */
function SubmitButton({ form }: { form: Form }) {
  const { t } = useI18n();
  const label =
    form.amountProblem === 'too_small'
      ? t('payoutAtLeast', { amount: formatMoneyShort(form.minimumCents) })
      : form.amountProblem === 'too_large'
        ? t('payoutAtMost', { amount: formatMoney(form.availableCents) })
        : form.amountProblem === 'unreadable'
          ? t('payoutAmountForm')
          : t('payoutSubmit', { amount: formatMoney(form.amountCents ?? 0) });
  return (
    <Button
      block
      disabled={form.amountProblem !== null}
      loading={form.busy}
      size="lg"
      type="submit"
    >
      {label}
    </Button>
  );
}
