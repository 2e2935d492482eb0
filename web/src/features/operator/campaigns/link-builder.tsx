import { CAMPAIGN_MAX } from '@sesame/contract/campaign-name.ts';
import { PROMOCODE_MAX } from '@sesame/contract/limits.ts';
import { useState } from 'react';
import { useWords } from '../../../i18n/words.ts';
import { paths } from '../../../paths.ts';
import { Panel } from '../../../ui/console/console-page.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { addressOf, type CampaignLink } from './campaign-link.rules.ts';
import { campaignWords } from './campaigns.words.ts';

const pages = [
  { value: paths.register(), word: 'pageRegister' },
  { value: paths.login(), word: 'pageLogin' },
  { value: '/', word: 'pageHome' },
] as const;

/** The link of a campaign, spelt as the shop counts it; nothing is kept: a campaign appears with its first visitor. */
export function LinkBuilder() {
  const say = useWords(campaignWords);
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
    <Panel className="mb-5" title={say('builder')}>
      <div className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-5">
        <Field label={say('campaignName')}>{field('campaign', CAMPAIGN_MAX)}</Field>
        <Field label={say('page')}>
          <NativeSelect
            onChange={({ target }) => setLink({ ...link, page: target.value })}
            options={pages.map(({ value, word }) => ({ value, label: say(word) }))}
            value={link.page}
          />
        </Field>
        <Field label={say('source')}>{field('source', CAMPAIGN_MAX)}</Field>
        <Field label={say('medium')}>{field('medium', CAMPAIGN_MAX)}</Field>
        <Field label={say('coupon')}>{field('coupon', PROMOCODE_MAX)}</Field>
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-3" role="status">
        {address === undefined ? (
          <p className="text-muted">{say('nameFirst')}</p>
        ) : (
          <>
            <code className="wrap-anywhere min-w-0 rounded-md bg-sunken px-3 py-2 text-[.8125rem]">
              {address}
            </code>
            <CopyButton copiedLabel={say('copied')} label={say('copy')} text={address} withText />
          </>
        )}
      </div>
    </Panel>
  );
}
