import { CAMPAIGN_MAX } from '@sesame/contract/shared/campaign-name.ts';
import { PROMOCODE_MAX } from '@sesame/contract/shared/limits.ts';
import { useState } from 'react';
import { useMessages } from '../../../i18n/messages.ts';
import { paths } from '../../../paths.ts';
import { CopyButton } from '../../../ui/forms/copy-button.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Input } from '../../../ui/forms/input.tsx';
import { NativeSelect } from '../../../ui/forms/native-select.tsx';
import { Panel } from '../../ui/page/console-page.tsx';
import { addressOf, type CampaignLink } from './campaign-link.rules.ts';
import { campaignMessages } from './campaigns.messages.ts';

const pages = [
  { value: paths.register(), pageTitle: 'pageRegister' },
  { value: paths.login(), pageTitle: 'pageLogin' },
  { value: '/', pageTitle: 'pageHome' },
] as const;

/** Builds a campaign link. Nothing is saved: a campaign appears with its first visitor. */
export function LinkBuilder() {
  const t = useMessages(campaignMessages);
  const [link, setLink] = useState<CampaignLink>({
    page: pages[0].value,
    campaign: '',
    source: '',
    medium: '',
    coupon: '',
  });
  const address = addressOf(window.location.origin, link);
  const field = (name: 'campaign' | 'source' | 'medium' | 'coupon', maxLength: number) => (
    <Input
      maxLength={maxLength}
      onChange={({ target }) => setLink({ ...link, [name]: target.value })}
      value={link[name]}
    />
  );
  return (
    <Panel className="mb-5" title={t('builder')}>
      <div className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-5">
        <Field label={t('campaignName')}>{field('campaign', CAMPAIGN_MAX)}</Field>
        <Field label={t('page')}>
          <NativeSelect
            onChange={({ target }) => setLink({ ...link, page: target.value })}
            options={pages.map(({ value, pageTitle }) => ({ value, label: t(pageTitle) }))}
            value={link.page}
          />
        </Field>
        <Field label={t('source')}>{field('source', CAMPAIGN_MAX)}</Field>
        <Field label={t('medium')}>{field('medium', CAMPAIGN_MAX)}</Field>
        <Field label={t('coupon')}>{field('coupon', PROMOCODE_MAX)}</Field>
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-3" role="status">
        {address === undefined ? (
          <p className="text-muted">{t('nameFirst')}</p>
        ) : (
          <>
            <code className="wrap-anywhere min-w-0 rounded-md bg-sunken px-3 py-2 text-[.8125rem]">
              {address}
            </code>
            <CopyButton copiedLabel={t('copied')} label={t('copy')} text={address} withText />
          </>
        )}
      </div>
    </Panel>
  );
}
