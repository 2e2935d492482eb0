import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import {
  disableSecondFactor,
  getSecurity,
  renewRecoveryCodes,
  startSecondFactor,
} from '@sesame/contract/shop/account.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { call } from '../../../api/client/call.ts';
import { invalidateRoutes } from '../../../api/client/route-query.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { lazyScreen } from '../../../shell/lazy-screen.ts';
import { RecoveryCodes } from '../../../shell/recovery-codes.tsx';
import { Status } from '../../../ui/data/status.tsx';
import { SettingRow } from '../../../ui/forms/setting-row.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Spinner } from '../../../ui/primitives/spinner.tsx';
import type { Confirmed } from './confirm-form.tsx';
import { Confirmation } from './confirmation.tsx';

// Loads the QR code drawing, which is rarely needed.
const SecondFactorSetup = lazyScreen(() =>
  import('./second-factor-setup.tsx').then((module) => module.SecondFactorSetup),
).Component;

type Action = 'start' | 'renew' | 'disable';
type Security = AnswerOf<typeof getSecurity>;

export function SecondFactorRow({ security }: { security: Security }) {
  const { t } = useI18n();
  const client = useQueryClient();
  const [action, setAction] = useState<Action>('start');
  const [isOpen, setIsOpen] = useState(false);
  const [setup, setSetup] = useState<AnswerOf<typeof startSecondFactor> | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  const openAction = (next: Action) => {
    setAction(next);
    setIsOpen(true);
  };
  const reload = () => invalidateRoutes(client, [getSecurity]);
  const actions = {
    start: {
      title: t('secondFactor'),
      text: t('secondFactorSetUpText'),
      confirmLabel: t('secondFactorSetUp'),
      run: async ({ password }: Confirmed) =>
        setSetup(await call(startSecondFactor, { body: { password } })),
    },
    renew: {
      title: t('recoveryCodesRenew'),
      text: t('recoveryCodesRenewText'),
      confirmLabel: t('recoveryCodesRenew'),
      run: async (body: Confirmed) =>
        setCodes((await call(renewRecoveryCodes, { body })).recovery_codes),
    },
    disable: {
      title: t('secondFactorTurnOffTitle'),
      text: t('secondFactorTurnOffText'),
      confirmLabel: t('secondFactorTurnOff'),
      run: async (body: Confirmed) => {
        await call(disableSecondFactor, { body });
        setCodes(null);
      },
    },
  } as const;
  const { run, ...texts } = actions[action];

  return (
    <SettingRow hint={t('secondFactorHint')} label={t('secondFactor')}>
      {codes ? (
        <RecoveryCodes
          codes={codes}
          onSaved={() => {
            setCodes(null);
            void reload();
          }}
        />
      ) : setup ? (
        <Suspense fallback={<Spinner />}>
          <SecondFactorSetup
            onCancel={() => setSetup(null)}
            onDone={(given) => {
              setSetup(null);
              setCodes(given);
              void reload();
            }}
            setup={setup}
          />
        </Suspense>
      ) : (
        <CurrentState openAction={openAction} security={security} />
      )}
      <Confirmation
        {...texts}
        danger={action === 'disable'}
        onClose={() => setIsOpen(false)}
        onConfirm={async (confirmed) => {
          await run(confirmed);
          setIsOpen(false);
          void reload();
        }}
        open={isOpen}
        withCode={action !== 'start'}
      />
    </SettingRow>
  );
}

type CurrentStateProps = { security: Security; openAction: (action: Action) => void };

function CurrentState({ security, openAction }: CurrentStateProps) {
  const { t } = useI18n();
  if (!security.second_factor) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <Status kind="expired">{t('secondFactorOff')}</Status>
        <Button onClick={() => openAction('start')} variant="outline">
          {t('secondFactorSetUp')}
        </Button>
      </div>
    );
  }
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Status kind="active">{t('secondFactorOn')}</Status>
        <span className="text-muted">
          {t('recoveryCodesLeft', { count: security.recovery_codes_left })}
        </span>
      </div>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button onClick={() => openAction('renew')} variant="outline">
          {t('recoveryCodesRenew')}
        </Button>
        <Button onClick={() => openAction('disable')} variant="ghost">
          {t('secondFactorTurnOff')}
        </Button>
      </div>
    </>
  );
}
