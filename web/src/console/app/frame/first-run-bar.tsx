import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { useMessages } from '../../../i18n/messages.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { TextLink } from '../../../ui/primitives/text-link.tsx';
import { consolePaths } from '../../paths.ts';
import { firstRunMessages } from '../../ui/first-run/first-run.messages.ts';
import {
  awaitsFirstSale,
  isUnderway,
  pathOfStep,
  useChangeFirstRun,
  useFirstRun,
} from '../../ui/first-run/use-first-run.ts';

/** The overview shows the whole list; it also opens at the address of the console. */
const isOverview = (path: string) => path === consolePaths.overview() || path === '/admin';

/** Leads from one of the first steps to the next one, without the way back to the overview, and then to the open shop. */
export function FirstRunBar() {
  const t = useMessages(firstRunMessages);
  const { data } = useFirstRun();
  const change = useChangeFirstRun();
  const [path] = useLocation();
  if (!data || isOverview(path)) return null;
  if (awaitsFirstSale(data)) {
    return (
      <Bar title={t('openTitle')}>
        <TextLink
          className="wrap-anywhere pointer-coarse:py-2.5"
          href={data.url}
          rel="noopener"
          target="_blank"
        >
          {data.url}
        </TextLink>
      </Bar>
    );
  }
  const { steps } = data;
  const next = steps.find(({ done }) => !done);
  if (!next || !isUnderway(data)) return null;
  const done = steps.filter((step) => step.done).length;
  return (
    <Bar title={t('setUp', { done, all: steps.length })}>
      {next.step === 'open' ? (
        <Button
          loading={change.isPending}
          onClick={() => change.mutate({ body: { open: true } })}
          size="sm"
        >
          {t('openShop')}
        </Button>
      ) : (
        <TextLink as={Link} className="pointer-coarse:py-2.5" href={pathOfStep(next.step, data)}>
          {t('next', { step: t(next.step) })}
        </TextLink>
      )}
    </Bar>
  );
}

/** As high with a button as with links, so that the page below does not move. */
function Bar({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div
      className="flex min-h-[53px] flex-wrap items-center gap-x-4 gap-y-1 border-border border-b bg-sunken px-10 py-2.5 text-[.8125rem] max-lg:px-6 max-md:px-4"
      data-first-run=""
      role="status"
    >
      <TextLink as={Link} className="pointer-coarse:py-2.5" href={consolePaths.overview()}>
        {title}
      </TextLink>
      {children}
    </div>
  );
}
