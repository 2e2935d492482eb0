import { REFERRAL_SERVICES_MAX } from '@sesame/contract/shared/limits.ts';
import type { ReferralData } from '@sesame/contract/shop/referrals.ts';
import { useId } from 'react';
import { errorText } from '../../i18n/error-text.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { Logo } from '../../ui/brand/logo.tsx';
import { Status } from '../../ui/data/status.tsx';
import { OptionCard } from '../../ui/forms/choice-card.tsx';
import { Switch } from '../../ui/forms/toggle.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { Card } from '../../ui/primitives/card.tsx';
import { Note } from '../../ui/primitives/note.tsx';
import { isFull } from './partners.rules.ts';
import { useMode } from './use-mode.ts';

/** Money, or days of up to three services. */
export function ModeCard({ data }: { data: ReferralData }) {
  const { t } = useI18n();
  const mode = useMode(data);
  const title = useId();
  const hint = useId();
  return (
    <Card aria-labelledby={title} as="section">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 className="type-title-3" id={title}>
            {t('modeTitle')}
          </h2>
          <p className="mt-0.5 max-w-[62ch] text-[.8125rem] text-muted leading-5" id={hint}>
            {t('modeHint', { max: REFERRAL_SERVICES_MAX })}
          </p>
        </div>
        <Switch
          aria-describedby={hint}
          aria-labelledby={title}
          checked={mode.subs}
          onChange={mode.toggleMode}
        />
      </div>
      {mode.subs ? <Services data={data} mode={mode} title={title} /> : null}
      {mode.error ? (
        <Note className="mt-4" role="alert" tone="danger">
          {errorText(t, mode.error)}
        </Note>
      ) : null}
      <div className="mt-4 empty:hidden" role="status">
        {mode.saved ? <Status kind="active">{t('modeSaved')}</Status> : null}
      </div>
    </Card>
  );
}

type ServicesProps = { data: ReferralData; mode: ReturnType<typeof useMode>; title: string };

function Services({ data, mode, title }: ServicesProps) {
  const { t } = useI18n();
  const counter = useId();
  if (data.all_services.length === 0) return <Note className="mt-4">{t('servicesEmpty')}</Note>;
  return (
    <>
      <fieldset
        aria-describedby={counter}
        aria-labelledby={title}
        className="mt-4 grid grid-cols-3 gap-2.5 max-lg:grid-cols-2 max-md:grid-cols-1"
      >
        {data.all_services.map((service) => {
          const checked = mode.chosen.includes(service.id);
          return (
            <OptionCard
              checked={checked}
              disabled={isFull(mode.chosen) && !checked}
              key={service.id}
              media={<Logo size={32} src={service.picture} />}
              name="service"
              onChange={() => mode.toggle(service.id)}
              type="checkbox"
              value={String(service.id)}
            >
              {service.title}
            </OptionCard>
          );
        })}
      </fieldset>
      <div className="mt-[18px] flex flex-wrap items-center justify-between gap-4">
        <span className="type-tabular text-muted" id={counter} role="status">
          {t('servicesChosen', { count: mode.chosen.length, max: REFERRAL_SERVICES_MAX })}
        </span>
        <Button
          disabled={mode.chosen.length === 0}
          loading={mode.busy}
          onClick={mode.save}
          variant="outline2"
        >
          {t('modeSave')}
        </Button>
      </div>
    </>
  );
}
