import type { FirstRun, FirstRunStep } from '@sesame/contract/console/setup/first-run.ts';
import { CircleCheck, CircleDashed, ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { formatDollars } from '../../../i18n/format-amount.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { CopyButton } from '../../../ui/forms/copy-button.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Icon } from '../../../ui/primitives/icon.tsx';
import { LinkButton } from '../../../ui/primitives/link-button.tsx';
import { Note } from '../../../ui/primitives/note.tsx';
import { TextLink } from '../../../ui/primitives/text-link.tsx';
import { consolePaths } from '../../paths.ts';
import { firstRunMessages } from '../../ui/first-run/first-run.messages.ts';
import { MissingForSale } from '../../ui/first-run/missing-for-sale.tsx';
import {
  awaitsFirstSale,
  isUnderway,
  pathOfStep,
  useChangeFirstRun,
  useFirstRun,
} from '../../ui/first-run/use-first-run.ts';
import { Panel } from '../../ui/page/console-page.tsx';

/** The first steps of a new shop until they are done or dismissed, then its address, and once the news of its first sale. */
export function FirstRunPanel() {
  const { data } = useFirstRun();
  if (!data) return null;
  return (
    <>
      {data.first_sale ? <FirstSale sale={data.first_sale} /> : null}
      {isUnderway(data) ? <Steps firstRun={data} /> : null}
      {awaitsFirstSale(data) ? <Opened firstRun={data} /> : null}
    </>
  );
}

function FirstSale({ sale }: { sale: NonNullable<FirstRun['first_sale']> }) {
  const { language } = useI18n();
  const t = useMessages(firstRunMessages);
  const change = useChangeFirstRun();
  return (
    <Note
      action={
        <span className="flex flex-wrap gap-2">
          <LinkButton
            as={Link}
            href={consolePaths.payment(sale.payment_id)}
            size="sm"
            variant="outline"
          >
            {t('seePayment')}
          </LinkButton>
          <Button
            loading={change.isPending}
            onClick={() => change.mutate({ body: { sale_seen: true } })}
            size="sm"
            variant="ghost"
          >
            {t('thanks')}
          </Button>
        </span>
      }
      className="mb-5"
      role="status"
      tone="success"
    >
      {t('firstSale', { total: formatDollars(language, sale.total) })}
    </Note>
  );
}

function Steps({ firstRun }: { firstRun: FirstRun }) {
  const t = useMessages(firstRunMessages);
  const { steps, missing, mail } = firstRun;
  const next = steps.find(({ done }) => !done)?.step;
  const done = steps.filter((step) => step.done).length;
  return (
    <HideablePanel mail={mail} title={t('title')}>
      <p className="mb-3 text-muted">{t('progress', { done, all: steps.length })}</p>
      <ol className="m-0 list-none p-0">
        {steps.map(({ step, done: isDone }) => (
          <li
            className="flex flex-wrap items-center gap-x-3.5 gap-y-2 border-border border-b py-3 first:pt-0 last:border-b-0"
            key={step}
          >
            <span className={isDone ? 'text-success-text' : 'text-muted'}>
              <Icon of={isDone ? CircleCheck : CircleDashed} />
            </span>
            <span className="min-w-0 flex-1 basis-40 leading-5">
              <span className="block font-[450]">
                {t(step)}
                {isDone ? <span className="sr-only">, {t('done')}</span> : null}
              </span>
              {isDone ? null : (
                <span className="block text-[.8125rem] text-muted leading-[18px]">
                  {t(`${step}Hint`)}
                </span>
              )}
            </span>
            {isDone ? null : <StepAction firstRun={firstRun} isNext={step === next} step={step} />}
          </li>
        ))}
      </ol>
      <MissingForSale className="mt-3" missing={missing} />
    </HideablePanel>
  );
}

/** What comes after the last step: the address to share, until an order was paid. */
function Opened({ firstRun: { url, mail } }: { firstRun: FirstRun }) {
  const t = useMessages(firstRunMessages);
  return (
    <HideablePanel mail={mail} title={t('openTitle')}>
      <p className="text-muted">{t('openLead')}</p>
      <div className="mt-3 flex flex-wrap items-center gap-x-2 gap-y-3">
        <code className="wrap-anywhere">{url}</code>
        <CopyButton copiedLabel={t('addressCopied')} label={t('copyAddress')} text={url} />
        <LinkButton
          href={url}
          icon={<Icon of={ExternalLink} size={16} />}
          size="sm"
          target="_blank"
        >
          {t('visitShop')}
        </LinkButton>
      </div>
    </HideablePanel>
  );
}

/** Until the operator puts it away; ends with what is missing without a mail server. */
function HideablePanel({
  mail,
  title,
  children,
}: {
  mail: boolean;
  title: string;
  children: ReactNode;
}) {
  const t = useMessages(firstRunMessages);
  const change = useChangeFirstRun();
  return (
    <Panel
      action={
        <Button onClick={() => change.mutate({ body: { hidden: true } })} size="sm" variant="ghost">
          {t('hide')}
        </Button>
      }
      className="mb-5"
      title={title}
    >
      {children}
      {mail ? null : <WithoutMail />}
    </Panel>
  );
}

/** Not a step: a shop can sell without emails, but its owner should know what is missing, and where it is set up. */
function WithoutMail() {
  const t = useMessages(firstRunMessages);
  return (
    <Note className="mt-3">
      {t('withoutMail')}{' '}
      <TextLink as={Link} href={consolePaths.connection('mail')}>
        {t('enterMail')}
      </TextLink>{' '}
      <TextLink as={Link} className="ml-2" href={consolePaths.settings()}>
        {t('moreConnections')}
      </TextLink>
    </Note>
  );
}

function StepAction({
  firstRun,
  isNext,
  step,
}: {
  firstRun: FirstRun;
  isNext: boolean;
  step: FirstRunStep;
}) {
  const t = useMessages(firstRunMessages);
  const change = useChangeFirstRun();
  const variant = isNext ? 'default' : 'secondary';
  if (step === 'open') {
    return (
      <Button
        loading={change.isPending}
        onClick={() => change.mutate({ body: { open: true } })}
        size="sm"
        variant={variant}
      >
        {t('openShop')}
      </Button>
    );
  }
  return (
    <LinkButton
      aria-label={`${t('start')}: ${t(step)}`}
      as={Link}
      href={pathOfStep(step, firstRun)}
      size="sm"
      variant={variant}
    >
      {t('start')}
    </LinkButton>
  );
}
