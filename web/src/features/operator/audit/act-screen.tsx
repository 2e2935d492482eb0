import { readAct } from '@sesame/contract/operator-acts.ts';
import { useRoute } from 'wouter';
import { useOperatorQuery } from '../../../api/operator/use-operator-query.ts';
import { formatDate, formatTime } from '../../../i18n/format.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { useWords } from '../../../i18n/words.ts';
import { operatorPaths } from '../../../operator-paths.ts';
import { BackLink } from '../../../shell/console/back-link.tsx';
import { NoAnswerYet } from '../../../shell/console/no-answer-yet.tsx';
import { ConsolePage, Panel } from '../../../ui/console/console-page.tsx';
import { FactList } from '../../../ui/console/fact-list.tsx';
import { auditWords } from './audit.words.ts';
import { compareValues } from './compare-values.ts';

/** One act: who, when, why, and each value before and after. */
export function ActScreen() {
  const say = useWords(auditWords);
  const [, params] = useRoute<{ id: string }>(operatorPaths.act(':id'));
  const id = params?.id ?? '';
  useDocumentTitle(say('act', { id }));
  const act = useOperatorQuery(readAct, { params: { id } }, { staleTime: 60_000 });
  return (
    <ConsolePage
      back={<BackLink href={operatorPaths.audit()}>{say('back')}</BackLink>}
      title={say('act', { id })}
    >
      {act.data ? (
        <div className="grid items-start gap-5 xl:grid-cols-[minmax(320px,2fr)_3fr]">
          <Panel>
            <FactList
              facts={[
                {
                  key: 'at',
                  label: say('at'),
                  value: `${formatDate(act.data.at)} ${formatTime(act.data.at)}`,
                },
                {
                  key: 'operator',
                  label: say('operator'),
                  value: `${act.data.operator.name}, ${act.data.operator.email}`,
                },
                { key: 'action', label: say('action'), value: <code>{act.data.action}</code> },
                { key: 'subject', label: say('subject'), value: <code>{act.data.subject}</code> },
                { key: 'reason', label: say('reason'), value: act.data.reason },
                { key: 'ip', label: say('from'), value: act.data.ip || null },
                {
                  key: 'hash',
                  label: say('hash'),
                  value: <code className="text-[.75rem]">{act.data.hash}</code>,
                },
              ]}
            />
          </Panel>
          <Changes after={act.data.after} before={act.data.before} />
        </div>
      ) : (
        <NoAnswerYet failed={say('failed')} loading={say('loading')} query={act} />
      )}
    </ConsolePage>
  );
}

function Changes({ before, after }: { before: unknown; after: unknown }) {
  const say = useWords(auditWords);
  const changes = compareValues(before, after);
  return (
    <Panel title={say('changes')}>
      {changes.length === 0 ? (
        <p className="text-muted">{say('noChanges')}</p>
      ) : (
        <dl className="grid gap-4">
          {changes.map(({ field, before: was, after: is, changed }) => (
            <div className={changed ? '' : 'text-muted'} key={field}>
              {field ? <dt className="type-label mb-1.5">{field}</dt> : null}
              <dd className="m-0 grid gap-2 md:grid-cols-2">
                {changed ? (
                  <>
                    <Value label={say('before')} tone="danger" value={was} />
                    <Value label={say('after')} tone="success" value={is} />
                  </>
                ) : (
                  <pre className="wrap-anywhere m-0 whitespace-pre-wrap font-sans">{is}</pre>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Panel>
  );
}

const tones = { danger: 'bg-danger-soft', success: 'bg-success-soft' } as const;

function Value({
  label,
  value,
  tone,
}: {
  label: string;
  value: string;
  tone: 'danger' | 'success';
}) {
  return (
    <div className={`min-w-0 rounded-md px-3 py-2 ${tones[tone]}`}>
      <p className="text-[.75rem] text-text-secondary">{label}</p>
      <pre className="wrap-anywhere m-0 whitespace-pre-wrap font-sans">{value}</pre>
    </div>
  );
}
