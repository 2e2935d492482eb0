import type { InputOf, RouteSpec } from '@sesame/contract/route.ts';
import { Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { saveOperatorFile } from '../../../api/operator/operator-file.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useWords } from '../../../i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { RecordTableSkeleton } from '../../../ui/console/record-table.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { EmptyState, ErrorState } from '../../../ui/state-view.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { reportWords } from './reports.words.ts';

type ReportStatesProps<Data> = {
  query: {
    data: Data | undefined;
    isError: boolean;
    error: unknown;
    isPlaceholderData: boolean;
    refetch: () => unknown;
  };
  isEmpty: (data: Data) => boolean;
  children: (data: Data) => ReactNode;
};

/** What stands in place of a report until it is there, and when there is nothing in it. */
export function ReportStates<Data>({ query, isEmpty, children }: ReportStatesProps<Data>) {
  const { t } = useI18n();
  const say = useWords(reportWords);
  const { data } = query;
  if (data === undefined) {
    return query.isError ? (
      <ErrorState
        actions={<Button onClick={() => void query.refetch()}>{say('tryAgain')}</Button>}
        text={errorText(t, query.error)}
        title={say('failed')}
      />
    ) : (
      <RecordTableSkeleton label={say('loading')} />
    );
  }
  return isEmpty(data) ? (
    <EmptyState text={say('nothingHint')} title={say('nothing')} />
  ) : (
    <div
      aria-busy={query.isPlaceholderData}
      className="grid grid-cols-[minmax(0,1fr)] gap-5 aria-busy:opacity-60"
    >
      {children(data)}
    </div>
  );
}

/** The report that is shown, as a file. */
export function ReportExport<R extends RouteSpec>({
  route,
  input,
  name,
}: {
  route: R;
  input: InputOf<R>;
  name: string;
}) {
  const { t } = useI18n();
  const say = useWords(reportWords);
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    await saveOperatorFile(route, input, `${name}.csv`).catch((error: unknown) =>
      showToast({ tone: 'danger', title: say('exportFailed'), text: errorText(t, error) }),
    );
    setBusy(false);
  };
  return (
    <Button
      icon={<Icon of={Download} />}
      loading={busy}
      onClick={() => void save()}
      variant="outline"
    >
      {say('export')}
    </Button>
  );
}
