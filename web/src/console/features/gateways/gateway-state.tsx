import type { ConsoleProvider } from '@sesame/contract/console/payments/gateways.ts';
import { localText } from '@sesame/contract/shared/local-text.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Status } from '../../../ui/data/status.tsx';
import { Badge } from '../../../ui/primitives/badge.tsx';
import { Note } from '../../../ui/primitives/note.tsx';
import { gatewayMessages } from './gateways.messages.ts';
import { useSettingLabel } from './use-setting-label.ts';

type Props = { provider: ConsoleProvider };

/** Whether a gateway is ready, and whether it takes test money only. */
export function GatewayState({ provider: { live, problem, test_mode: isTest } }: Props) {
  const t = useMessages(gatewayMessages);
  return (
    <span className="inline-flex flex-wrap items-center gap-2.5">
      {isTest ? <Badge tone="warning">{t('testMode')}</Badge> : null}
      <Status kind={live ? 'active' : problem?.kind === 'wrong' ? 'unpaid' : 'expired'}>
        {t(live ? 'live' : (problem?.kind ?? 'unset'))}
      </Status>
    </span>
  );
}

/** Why a gateway is not ready: what is missing, or what is wrong. */
export function GatewayProblem({ provider: { problem, missing } }: Props) {
  const { language } = useI18n();
  const t = useMessages(gatewayMessages);
  const labelOf = useSettingLabel();
  if (problem === null) return null;
  if (problem.kind === 'unset') {
    const names = new Intl.ListFormat(language).format(missing.map(labelOf));
    return <Note>{t('stillMissing', { names })}</Note>;
  }
  return (
    <Note tone="danger">
      {t('problemWrong', {
        field: labelOf(problem.field),
        expected: localText(language, problem.expected, problem.expected_ru),
      })}
    </Note>
  );
}
