import { listMacros, type Macro, previewMacro, runMacro } from '@sesame/contract/console/macros.ts';
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
import { FieldDialog } from '../../ui/dialogs/field-dialog.tsx';
import { type ConsoleForm, useConsoleForm } from '../../ui/forms/use-console-form.ts';
import { TypedSearch } from '../../ui/lists/typed-search.tsx';
import { AnswerFailed } from '../../ui/page/answer-failed.tsx';
import { namesOf, PreviewOfMacro } from './macro-preview.tsx';
import { MacroActionText } from './macros/macro-action-text.tsx';
import { blockerOf } from './saved-reply.rules.ts';
import { ticketMessages } from './tickets.messages.ts';

type SavedReplyDialogProps = {
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
}: SavedReplyDialogProps) {
  const { t: tShop } = useI18n();
  const t = useMessages(ticketMessages);
  const [search, setSearch] = useState('');
  // A retry sends the same message id, so that it takes effect once.
  const [initial] = useState(() => ({ id: randomUuid(), macro: '', target: '' }));
  const run = useConsoleMutation(runMacro, { touches: [listQueue, readBuyerOfTicket] });
  const form: ConsoleForm<typeof initial> = useConsoleForm({
    schema: runMacro.body,
    initial,
    body: ({ id }) => ({
      id,
      seen: shown?.seen,
      ...(shown?.target && { target: shown.target.id }),
    }),
    alsoCheck: () => (blocker ? { macro: blocker } : {}),
    save: async (body, { macro }) =>
      isReply ? null : await run.mutateAsync({ params: { id: ticketId, macro }, body }),
    onSaved: (ran) => {
      if (ran) {
        onAdded([ran.message]);
        onMoved(ran.ticket);
      } else if (shown) onInsert(shown.answer);
      onClose();
    },
    onFailed: () => void preview.refetch(),
  });
  const { macro, target } = form.values;
  const preview = useConsoleQuery(
    previewMacro,
    { params: { id: ticketId, macro }, query: target === '' ? {} : { target } },
    { enabled: macro !== '', keepsPrevious: true },
  );
  const shown = preview.data?.macro.id === macro ? preview.data : undefined;
  const isReply = shown?.macro.action === null;
  const blocker = blockerOf(shown);
  // A choice is nothing typed, and another one may succeed where the last was refused.
  const choose = (choice: { macro?: string; target: string }) =>
    form.adopt({ ...form.values, ...choice });
  const problem = isStale(form.error)
    ? t('changedSince')
    : form.isInvalid && blocker
      ? t(blocker, { names: namesOf(shown?.missing ?? []) })
      : preview.isError && !form.error
        ? errorText(tShop, preview.error)
        : undefined;
  return (
    <FieldDialog
      busy={preview.isPlaceholderData}
      form={form}
      lead={t('savedRepliesLead')}
      onClose={onClose}
      problem={problem}
      submitLabel={t(shown === undefined || isReply ? 'insert' : 'runMacro')}
      title={t('savedReplies')}
    >
      <Choices
        chosen={macro}
        onChoose={(id) => choose({ macro: id, target: '' })}
        onSearch={setSearch}
        search={search}
      />
      {shown ? (
        <PreviewOfMacro onTarget={(id) => choose({ target: id })} preview={shown} />
      ) : macro === '' || preview.isError ? null : (
        <Skeleton className="h-24" />
      )}
    </FieldDialog>
  );
}

type ChoicesProps = {
  search: string;
  onSearch: (search: string) => void;
  chosen: string;
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
        <p className="text-[.8125rem] text-muted">{t('savedRepliesMore', { count: LIST_PAGE })}</p>
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
