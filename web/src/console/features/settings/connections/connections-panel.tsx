import { listConnections } from '@sesame/contract/console/settings/connections.ts';
import { Link } from 'wouter';
import { useMessages } from '../../../../i18n/messages.ts';
import { LinkButton } from '../../../../ui/primitives/link-button.tsx';
import { useConsoleQuery } from '../../../api/use-console-query.ts';
import { useMay } from '../../../api/use-operator.ts';
import { consolePaths } from '../../../paths.ts';
import { Panel } from '../../../ui/page/console-page.tsx';
import { NoAnswerYet } from '../../../ui/page/no-answer-yet.tsx';
import { ConnectionState } from './connection-state.tsx';
import { connectionMessages } from './connections.messages.ts';

/** The connections of the shop with their states; each is set up on a separate page. */
export function ConnectionsPanel() {
  const t = useMessages(connectionMessages);
  const mayWrite = useMay()('connections:write');
  const connections = useConsoleQuery(listConnections, {});
  return (
    <Panel className="mb-5" title={t('title')}>
      {connections.data === undefined ? (
        <NoAnswerYet failed={t('failed')} loading={t('title')} query={connections} />
      ) : (
        <ul className="m-0 grid list-none gap-4 p-0">
          {connections.data.map(({ connection, ready, tested }) => (
            <li className="flex flex-wrap items-center justify-between gap-3" key={connection}>
              <div className="grid min-w-0 flex-1 gap-1">
                <span className="flex flex-wrap items-center gap-3 font-medium">
                  {t(connection)} <ConnectionState of={{ ready, tested }} />
                </span>
                {ready ? null : (
                  <span className="text-[.8125rem] text-muted leading-[18px]">
                    {t(`${connection}_off`)}
                  </span>
                )}
              </div>
              <LinkButton
                as={Link}
                href={consolePaths.connection(connection)}
                size="sm"
                variant="outline"
              >
                {t(ready || !mayWrite ? 'open' : 'setUp')}{' '}
                <span className="sr-only">{t(connection)}</span>
              </LinkButton>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
