import {
  listMacros,
  type Macro,
  type MacroPreview,
  previewMacro,
  runMacro,
} from '@sesame/contract/operator-macros.ts';
import {
  listQueue,
  type OperatorMessage,
  type OperatorTicket,
  readBuyerOfTicket,
} from '@sesame/contract/operator-support.ts';
import { useId, useState } from 'react';
import { isStale } from '../../../api/is-stale.ts';
import { useOperatorMutation, useOperatorQuery } from '../../../api/operator/use-operator-query.ts';
import { randomUuid } from '../../../api/random-id.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useWords } from '../../../i18n/words.ts';
import { ActDialog } from '../../../shell/console/act-dialog.tsx';
import { AnswerFailed } from '../../../shell/console/answer-failed.tsx';
import { TypedSearch } from '../../../shell/console/typed-search.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { MacroActionText } from './macros/macro-action-text.tsx';
import { namesOf, PreviewOfMacro } from './preview-of-macro.tsx';
import { ticketWords } from './tickets.words.ts';

/** As many as a page of them holds. */
const PAGE = 50;

type ReadyAnswerDialogProps = {
  ticketId: string;
  onInsert: (text: string) => void;
  onAdded: (messages: readonly OperatorMessage[]) => void;
  onMoved: (ticket: OperatorTicket) => void;
  onClose: () => void;
};

/** Answers that are kept ready: one is chosen, looked at as this buyer will read it, and inserted or carried out. */
export function ReadyAnswerDialog({
  ticketId,
  onInsert,
  onAdded,
  onMoved,
  onClose,
}: ReadyAnswerDialogProps) {
  const { t } = useI18n();
  const say = useWords(ticketWords);
  const [search, setSearch] = useState('');
  const [macroId, setMacroId] = useState<string>();
  const [target, setTarget] = useState('');
  const [tried, setTried] = useState(false);
  // Pressed twice, or again after a failure, it is the same message and happens once.
  const [messageId] = useState(randomUuid);
  const preview = useOperatorQuery(
    previewMacro,
    {
      params: { id: ticketId, macro: macroId ?? '' },
      query: target === '' ? {} : { target },
    },
    { enabled: macroId !== undefined, keepsPrevious: true },
  );
  const run = useOperatorMutation(runMacro, { touches: [listQueue, readBuyerOfTicket] });
  const shown = preview.data?.macro.id === macroId ? preview.data : undefined;
  const isReply = shown?.macro.action === null;
  const hindrance = hindranceOf(shown);

  const submit = () => {
    setTried(true);
    if (shown === undefined || preview.isPlaceholderData) return;
    if (isReply) {
      onInsert(shown.answer);
      onClose();
      return;
    }
    if (hindrance !== undefined) return;
    run.mutate(
      {
        params: { id: ticketId, macro: shown.macro.id },
        body: {
          id: messageId,
          seen: shown.seen,
          ...(shown.target && { target: shown.target.id }),
        },
      },
      {
        onSuccess: ({ ticket, message }) => {
          onAdded([message]);
          onMoved(ticket);
          onClose();
        },
        onError: () => void preview.refetch(),
      },
    );
  };
  const problem = run.isError
    ? isStale(run.error)
      ? say('changedSince')
      : errorText(t, run.error)
    : tried && hindrance
      ? say(hindrance, { names: namesOf(shown?.missing ?? []) })
      : preview.isError
        ? errorText(t, preview.error)
        : null;
  return (
    <ActDialog
      act={run}
      lead={say('readyLead')}
      onClose={onClose}
      onSubmit={submit}
      problem={problem}
      submitLabel={say(shown === undefined || isReply ? 'insert' : 'runMacro')}
      title={say('readyTitle')}
    >
      <Choices
        chosen={macroId}
        onChoose={(id) => {
          setMacroId(id);
          setTarget('');
          setTried(false);
          run.reset();
        }}
        onSearch={setSearch}
        search={search}
      />
      {macroId === undefined ? null : shown === undefined ? (
        preview.isError ? null : (
          <Skeleton className="h-24" />
        )
      ) : (
        <PreviewOfMacro
          onTarget={(id) => {
            setTarget(id);
            run.reset();
          }}
          preview={shown}
        />
      )}
    </ActDialog>
  );
}

/** Why a macro cannot be carried out as it is looked at. */
function hindranceOf(preview: MacroPreview | undefined) {
  if (preview === undefined) return 'chooseFirst' as const;
  if (!preview.permitted) return 'notPermitted' as const;
  if (preview.macro.action !== null && preview.effect === null) {
    return preview.targets.length === 0 ? ('noTarget' as const) : ('chooseTargetFirst' as const);
  }
  if (preview.macro.action !== null && preview.missing.length > 0) return 'missingValues' as const;
  return undefined;
}

type ChoicesProps = {
  search: string;
  onSearch: (search: string) => void;
  chosen: string | undefined;
  onChoose: (id: string) => void;
};

function Choices({ search, onSearch, chosen, onChoose }: ChoicesProps) {
  const say = useWords(ticketWords);
  const group = useId();
  const list = useOperatorQuery(
    listMacros,
    { query: search === '' ? {} : { search } },
    { keepsPrevious: true },
  );
  const macros = list.data;
  return (
    <div className="grid gap-2.5">
      <TypedSearch
        className="w-full"
        key={search}
        onSearch={(typed) => onSearch(typed.trim())}
        placeholder={say('readySearchHint')}
        value={search}
      />
      {macros === undefined && list.isError ? (
        <AnswerFailed query={list} />
      ) : macros === undefined ? (
        <Skeleton className="h-28" />
      ) : macros.length === 0 ? (
        <p className="text-muted" role="status">
          {say(search === '' ? 'readyNoneYet' : 'readyNone')}
        </p>
      ) : (
        <div
          aria-label={say('readyTitle')}
          className="max-h-56 overflow-y-auto rounded-md border border-border"
          role="radiogroup"
        >
          {macros.map((macro) => (
            <Choice
              group={group}
              isChosen={macro.id === chosen}
              key={macro.id}
              macro={macro}
              onChoose={onChoose}
            />
          ))}
        </div>
      )}
      {macros?.length === PAGE ? (
        <p className="text-[.8125rem] text-muted">{say('readyMore')}</p>
      ) : null}
    </div>
  );
}

type ChoiceProps = {
  macro: Macro;
  group: string;
  isChosen: boolean;
  onChoose: (id: string) => void;
};

function Choice({ macro: { id, name, action }, group, isChosen, onChoose }: ChoiceProps) {
  return (
    <label className="relative flex min-h-11 items-center justify-between gap-3 border-border border-b px-3 py-2 last:border-b-0 hover:bg-fill has-[:checked]:bg-accent-soft has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-ring has-[:focus-visible]:-outline-offset-2">
      <input
        checked={isChosen}
        className="absolute inset-0 cursor-pointer opacity-0"
        name={group}
        onChange={() => onChoose(id)}
        type="radio"
        value={id}
      />
      <span className="wrap-anywhere min-w-0 font-medium">{name}</span>
      <span className="shrink-0 text-right text-[.8125rem] text-muted">
        <MacroActionText action={action} />
      </span>
    </label>
  );
}
