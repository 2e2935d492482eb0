import { useMessages } from '../../../i18n/messages.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { firstRunMessages } from '../../ui/first-run/first-run.messages.ts';
import { useChangeFirstRun, useFirstRun } from '../../ui/first-run/use-first-run.ts';
import { Panel } from '../../ui/page/console-page.tsx';

/** Opens and closes the shop, and brings back a dismissed list of first steps. */
export function OpeningPanel() {
  const t = useMessages(firstRunMessages);
  const { data } = useFirstRun();
  const change = useChangeFirstRun();
  if (!data) return null;
  const { open, hidden } = data;
  return (
    <Panel className="mb-5" title={t('shopState')}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>{t(open ? 'opened' : 'closed')}</p>
        <span className="flex flex-wrap gap-2">
          {hidden ? (
            <Button onClick={() => change.mutate({ body: { hidden: false } })} variant="ghost">
              {t('showAgain')}
            </Button>
          ) : null}
          <Button
            loading={change.isPending}
            onClick={() => change.mutate({ body: { open: !open } })}
            variant={open ? 'outline' : 'default'}
          >
            {t(open ? 'closeShop' : 'openShop')}
          </Button>
        </span>
      </div>
    </Panel>
  );
}
