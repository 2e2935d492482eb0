import type { ConsoleConnection } from '@sesame/contract/console/settings/connections.ts';
import { useMessages } from '../../../../i18n/messages.ts';
import { Status, type StatusKind } from '../../../../ui/data/status.tsx';
import { connectionMessages } from './connections.messages.ts';

type Tested = Pick<ConsoleConnection, 'ready' | 'tested'>;

const kinds = {
  notReady: 'expired',
  untested: 'processing',
  works: 'active',
  testFailed: 'unpaid',
} as const satisfies Record<string, StatusKind>;

/** Green only once a test has passed with the settings as they are. */
export function ConnectionState({ of: { ready, tested } }: { of: Tested }) {
  const t = useMessages(connectionMessages);
  const state = ready ? stateOfTest(tested) : 'notReady';
  return <Status kind={kinds[state]}>{t(state)}</Status>;
}

function stateOfTest(tested: Tested['tested']): keyof typeof kinds {
  if (tested === null) return 'untested';
  return tested.works ? 'works' : 'testFailed';
}
