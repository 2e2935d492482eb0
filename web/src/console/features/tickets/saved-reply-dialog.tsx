import {
  listMacros,
  type Macro,
  type MacroPreview,
  previewMacro,
  runMacro,
} from '@sesame/contract/console/macros.ts';
import {
  type ConsoleMessage,
  type ConsoleTicket,
  listQueue,
  readBuyerOfTicket,
} from '@sesame/contract/console/tickets.ts';
import { LIST_PAGE } from '@sesame/contract/shared/define-list.ts';
import { useId, useState } from 'react';
import { isStale } from '../../../api/client/is-stale.ts';
import { randomUuid } from '../../../api/client/random-id.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import { useConsoleMutation, useConsoleQuery } from '../../api/use-console-query.ts';
import { ActionDialog } from '../../ui/dialogs/action-dialog.tsx';
import { TypedSearch } from '../../ui/lists/typed-search.tsx';
import { AnswerFailed } from '../../ui/page/answer-failed.tsx';
import { namesOf, PreviewOfMacro } from './macro-preview.tsx';
import { MacroActionText } from './macros/macro-action-text.tsx';
import { ticketMessages } from './tickets.messages.ts';

type ReadyAnswerDialogProps = {
  ticketId: string;
  onInsert: (text: string) => void;
  onAdded: (messages: readonly ConsoleMessage[]) => void;
  onMoved: (ticket: ConsoleTicket) => void;
  onClose: () => void;
};

/** Selects a saved reply or macro, previews it for this buyer, and inserts or runs it. */
export function SavedReplyDialog({
  ticketId,
  onInsert,
  onAdded,
  onMoved,
  onClose,
}: ReadyAnswerDialogProps) {
  const { t: tShop } = useI18n();
  const t = useMessages(ticketMessages);
  const [search, setSearch] = useState('');
  const [macroId, setMacroId] = useState<string>();
  const [target, setTarget] = useState('');
  const [tried, setTried] = useState(false);
  // A double click or a retry sends the same message id, so it takes effect once.
  const [messageId] = useState(randomUuid);
  const preview = useConsoleQuery(
    previewMacro,
    {
      params: { id: ticketId, macro: macroId ?? '' },
      query: target === '' ? {} : { target },
    },
    { enabled: macroId !== undefined, keepsPrevious: true },
  );
  const run = useConsoleMutation(runMacro, { touches: [listQueue, readBuyerOfTicket] });
  const shown = preview.data?.macro.id === macroId ? preview.data : undefined;
  const isReply = shown?.macro.action === null;
  const blocker = blockerOf(shown);

  const submit = () => {
    setTried(true);
    if (shown === undefined || preview.isPlaceholderData) return;
    if (isReply) {
      onInsert(shown.answer);
      onClose();
      return;
    }
    if (blocker !== undefined) return;
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
      ? t('changedSince')
      : errorText(tShop, run.error)
    : tried && blocker
      ? t(blocker, { names: namesOf(shown?.missing ?? []) })
      : preview.isError
        ? errorText(tShop, preview.error)
        : null;
  return (
    <ActionDialog
      action={run}
      lead={t('savedRepliesLead')}
      onClose={onClose}
      onSubmit={submit}
      problem={problem}
      submitLabel={t(shown === undefined || isReply ? 'insert' : 'runMacro')}
      title={t('savedReplies')}
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
    </ActionDialog>
  );
}

/** Why a macro cannot be run. */
function blockerOf(preview: MacroPreview | undefined) {
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
  const t = useMessages(ticketMessages);
  const group = useId();
  const list = useConsoleQuery(
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
        placeholder={t('savedRepliesSearch')}
        value={search}
      />
      {macros === undefined && list.isError ? (
        <AnswerFailed query={list} />
      ) : macros === undefined ? (
        <Skeleton className="h-28" />
      ) : macros.length === 0 ? (
        <p className="text-muted" role="status">
          {t(search === '' ? 'savedRepliesNone' : 'savedRepliesNotFound')}
        </p>
      ) : (
        <div
          aria-label={t('savedReplies')}
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
      {macros?.length === LIST_PAGE ? (
        <p className="text-[.8125rem] text-muted">{t('savedRepliesMore')}</p>
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
