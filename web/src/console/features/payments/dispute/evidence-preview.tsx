import {
  downloadEvidence,
  type Evidence,
  previewEvidence,
} from '@sesame/contract/console/payments/disputes.ts';
import { FileDown } from 'lucide-react';
import { useMessages } from '../../../../i18n/messages.ts';
import { Button } from '../../../../ui/primitives/button.tsx';
import { Icon } from '../../../../ui/primitives/icon.tsx';
import { useConsoleQuery } from '../../../api/use-console-query.ts';
import { useSaveFile } from '../../../ui/files/use-save-file.ts';
import { NoAnswerYet } from '../../../ui/page/no-answer-yet.tsx';
import { answerMessages } from './answer.messages.ts';

type OfDispute = { id: string; reference: string };

/** What the gateway gets, section by section; each can be opened. */
export function EvidencePreview({ params }: { params: OfDispute }) {
  const t = useMessages(answerMessages);
  const evidence = useConsoleQuery(previewEvidence, { params });
  if (!evidence.data) {
    return (
      <NoAnswerYet failed={t('previewFailed')} loading={t('previewLoading')} query={evidence} />
    );
  }
  return (
    <section className="grid gap-3">
      <h3 className="type-title-3 m-0 text-base">{t('preview')}</h3>
      <div className="overflow-hidden rounded-md border border-border">
        {evidence.data.sections.map((section) => (
          <EvidenceSection key={section.title} section={section} />
        ))}
      </div>
      <EvidenceFiles params={params} />
    </section>
  );
}

/** In English, as it is sent. */
function EvidenceSection({ section }: { section: Evidence['sections'][number] }) {
  // Two lines may be equal, and their order never changes.
  const lines = section.rows.map(([name, value], place) => ({ key: String(place), name, value }));
  return (
    <details className="border-border not-last:border-b" lang="en">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 px-3.5 py-2 font-medium">
        {section.title}
        <span className="text-muted">{section.rows.length}</span>
      </summary>
      <dl className="m-0 grid grid-cols-[minmax(96px,34%)_minmax(0,1fr)] gap-x-4 gap-y-1.5 px-3.5 pb-3 text-[.8125rem]">
        {lines.map(({ key, name, value }) => (
          <div className="contents" key={key}>
            <dt className="wrap-anywhere text-muted">{name}</dt>
            <dd className="wrap-anywhere m-0 whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** The evidence as PDF and JSON: what was sent, else what would be sent now. */
export function EvidenceFiles({ params }: { params: OfDispute }) {
  const t = useMessages(answerMessages);
  const save = useSaveFile(downloadEvidence);
  return (
    <span className="flex flex-wrap gap-2">
      {(['pdf', 'json'] as const).map((format) => (
        <Button
          icon={<Icon of={FileDown} />}
          key={format}
          loading={save.isPending && save.variables.input.query.format === format}
          onClick={() =>
            save.mutate({
              input: { params, query: { format } },
              name: `evidence-${params.reference}.${format}`,
            })
          }
          size="sm"
          variant="outline"
        >
          {t(format)}
        </Button>
      ))}
    </span>
  );
}
