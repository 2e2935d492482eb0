import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import { downloadItem, readItem } from '@sesame/contract/shop/access.ts';
import { useMutation } from '@tanstack/react-query';
import { ArrowUpRight, Download, Eye, EyeOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { fetchFile } from '../../../api/client/call.ts';
import { useRouteQuery } from '../../../api/client/route-query.ts';
import { saveFile } from '../../../api/client/save-file.ts';
import { isWebAddress } from '../../../api/client/web-address.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { formatFileSize } from '../../../i18n/format-file-size.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { ErrorState } from '../../../ui/data/state-view.tsx';
import { CopyButton } from '../../../ui/forms/copy-button.tsx';
import { Sheet, SheetTitle } from '../../../ui/overlay/sheet.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Icon } from '../../../ui/primitives/icon.tsx';
import { LinkButton } from '../../../ui/primitives/link-button.tsx';
import { Note } from '../../../ui/primitives/note.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';

/** The number of dots does not reveal the length of the password. */
const HIDDEN = 10;

type ItemSheetProps = { id: string; title: string; open: boolean; onClose: () => void };

/** A code, account, text or file, fetched whenever the sheet opens and forgotten when it closes. */
export function ItemSheet({ id, title, open, onClose }: ItemSheetProps) {
  const { t } = useI18n();
  return (
    <Sheet closeLabel={t('close')} onClose={onClose} open={open} size="form">
      <div className="px-9 pt-8 pb-9 max-md:px-4 max-md:pt-4 max-md:pb-[calc(24px+env(safe-area-inset-bottom))]">
        <SheetTitle className="type-title-2 pr-10">{title}</SheetTitle>
        <Item id={id} />
      </div>
    </Sheet>
  );
}

function Item({ id }: { id: string }) {
  const { t } = useI18n();
  const item = useRouteQuery(readItem, { params: { id } }, { gcTime: 0 });
  if (item.isPending) return <Skeleton className="mt-6 h-44 w-full rounded-md" />;
  if (item.isError) {
    return (
      <div className="mt-6">
        <ErrorState
          actions={
            <Button loading={item.isFetching} onClick={() => void item.refetch()}>
              {t('tryAgain')}
            </Button>
          }
          heading="h3"
          text={errorText(t, item.error)}
          title={t('itemFailed')}
        />
      </div>
    );
  }
  const { service, site, content, file } = item.data;
  return (
    <>
      <p className="mt-1 text-muted">{service}</p>
      {file ? (
        <FileToSave file={file} id={id} note={item.data.note} />
      ) : (
        <dl className="mt-6 mb-5 grid gap-4">
          <Rows {...item.data} />
        </dl>
      )}
      {isWebAddress(site) ? (
        <LinkButton
          block
          href={site}
          iconAfter={<Icon of={ArrowUpRight} size={16} />}
          rel="noopener noreferrer"
          target="_blank"
          variant="full_dark"
        >
          {content === 'code' ? t('redeemAt', { service }) : t('accountOpen', { service })}
          <span className="sr-only"> ({t('opensInNewTab')})</span>
        </LinkButton>
      ) : null}
    </>
  );
}

type FileToSaveProps = { id: string; file: { name: string; bytes: number }; note: string };

function FileToSave({ id, file: { name, bytes }, note }: FileToSaveProps) {
  const { t, language } = useI18n();
  const save = useMutation({
    mutationFn: () => fetchFile(downloadItem, { params: { id } }),
    onSuccess: (file) => saveFile(name, file),
  });
  return (
    <div className="mt-6 mb-5 grid gap-4">
      <p>
        <bdi className="wrap-anywhere font-medium">{name}</bdi>{' '}
        <span className="text-muted">{formatFileSize(language, bytes)}</span>
        {note === '' ? null : <bdi className="wrap-anywhere mt-1 block">{note}</bdi>}
      </p>
      <Button
        icon={<Icon of={Download} size={16} />}
        loading={save.isPending}
        onClick={() => save.mutate()}
      >
        {t('fileSave')}
      </Button>
      {save.isError ? (
        <Note role="alert" tone="danger">
          {errorText(t, save.error)}
        </Note>
      ) : null}
    </div>
  );
}

function Rows({ content, login, secret, note }: AnswerOf<typeof readItem>) {
  const { t } = useI18n();
  const [shown, setShown] = useState(false);
  if (content === 'code') return <CredentialRow label={t('codeLabel')} text={secret} />;
  if (content === 'text') return <CredentialRow label={t('textLabel')} text={secret} />;
  return (
    <>
      <CredentialRow label={t('accountLogin')} text={login ?? ''} />
      <CredentialRow
        hidden={!shown}
        label={t('passwordLabel')}
        text={secret}
        toggle={
          <Button
            aria-label={t(shown ? 'hidePassword' : 'showPassword')}
            onClick={() => setShown(!shown)}
            size="icon-sm"
            variant="ghost"
          >
            <Icon of={shown ? EyeOff : Eye} size={16} />
          </Button>
        }
      />
      {note === '' ? null : <CredentialRow label={t('accountNote')} text={note} />}
    </>
  );
}

type CredentialRowProps = { label: string; text: string; hidden?: boolean; toggle?: ReactNode };

/** Wraps instead of being truncated, and can be selected as a whole without a clipboard API. */
function CredentialRow({ label, text, hidden = false, toggle }: CredentialRowProps) {
  const { t } = useI18n();
  return (
    <div className="grid gap-1.5">
      <dt className="type-label">{label}</dt>
      <dd className="flex min-h-(--control) items-start gap-1 rounded-md bg-sunken pl-3.5">
        <span className="min-w-0 flex-1 select-all whitespace-pre-wrap break-all py-2 font-mono">
          {hidden ? <span aria-hidden="true">{'•'.repeat(HIDDEN)}</span> : text}
        </span>
        {toggle}
        <CopyButton copiedLabel={t('copied')} label={`${t('copy')}: ${label}`} text={text} />
      </dd>
    </div>
  );
}
