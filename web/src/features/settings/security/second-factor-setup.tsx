import { confirmSecondFactor } from '@sesame/contract/shop/account.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { call } from '../../../api/client/call.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { QrCode } from '../../../ui/data/qr-code.tsx';
import { CopyButton } from '../../../ui/forms/copy-button.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Input } from '../../../ui/forms/input.tsx';
import { Button } from '../../../ui/primitives/button.tsx';

type SecondFactorSetupProps = {
  setup: { secret: string; otpauth_url: string };
  onDone: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
};

/** The secret is transferred to the app by QR code or manually; a code of the app proves that it worked. */
export function SecondFactorSetup({ setup, onDone, onCancel }: SecondFactorSetupProps) {
  const { t } = useI18n();
  const intro = useRef<HTMLParagraphElement>(null);
  // The pressed button is gone, so the focus moves here.
  useEffect(() => intro.current?.focus(), []);
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const digits = code.replace(/\s/g, '');
    input.current?.focus();
    if (!/^\d{6}$/.test(digits)) return setError(t('secondFactorCodeForm'));
    setBusy(true);
    setError(null);
    try {
      const answer = await call(confirmSecondFactor, { body: { code: digits } });
      onDone(answer.recovery_codes);
    } catch (problem) {
      setError(errorText(t, problem));
      setBusy(false);
    }
  };

  return (
    <form className="grid gap-[18px]" noValidate onSubmit={submit}>
      <p className="text-text-secondary outline-hidden" ref={intro} tabIndex={-1}>
        {t('secondFactorScan')}
      </p>
      <QrCode className="size-48" label={t('secondFactorQr')} text={setup.otpauth_url} />
      <Field label={t('secondFactorSecret')}>
        <Input
          after={<CopyButton copiedLabel={t('copied')} label={t('copy')} text={setup.secret} />}
          className="[&_input]:font-mono"
          onChange={() => {}}
          onFocus={(event) => event.target.select()}
          value={setup.secret.replace(/(.{4})(?=.)/g, '$1 ')}
        />
      </Field>
      <Field error={error} label={t('secondFactorCode')}>
        <Input
          autoComplete="one-time-code"
          className="max-w-48"
          inputMode="numeric"
          maxLength={7}
          onChange={(event) => {
            setCode(event.target.value);
            setError(null);
          }}
          ref={input}
          required
          value={code}
        />
      </Field>
      <div className="flex gap-2">
        <Button loading={busy} type="submit">
          {t('secondFactorTurnOn')}
        </Button>
        <Button onClick={onCancel} variant="ghost">
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
