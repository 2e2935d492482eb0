import { type FoundItem, findInventoryItems } from '@sesame/contract/console/inventory.ts';
import { ITEM_FILE_MAX_BYTES } from '@sesame/contract/shared/limits.ts';
import { useState } from 'react';
import { Link } from 'wouter';
import { formatDate } from '../../../i18n/format.ts';
import { formatMegabytes } from '../../../i18n/format-file-size.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useTitle } from '../../../i18n/use-title.ts';
import { Note } from '../../../ui/primitives/note.tsx';
import { TextLink } from '../../../ui/primitives/text-link.tsx';
import { consolePaths } from '../../paths.ts';
import { FieldDialog } from '../../ui/dialogs/field-dialog.tsx';
import { ReasonField } from '../../ui/dialogs/reason-field.tsx';
import { LongTextField } from '../../ui/forms/text-fields.tsx';
import { useCallForm } from '../../ui/forms/use-call-form.ts';
import { inventoryMessages } from '../../ui/inventory/inventory.messages.ts';
import { itemContentMessages } from '../../ui/names/item-contents.messages.ts';
import { ChosenFile } from './chosen-file.tsx';
import { canDigest, sha256Of } from './file-digest.ts';

/** Finds the items that hold a pasted link, code, account or text, or a file, and who has them. */
export function FindItemDialog({ onClose }: { onClose: () => void }) {
  const { language } = useI18n();
  const t = useMessages(inventoryMessages);
  const [found, setFound] = useState<readonly FoundItem[]>();
  const form = useCallForm({
    route: findInventoryItems,
    initial: { secret: '', reason: '', file: undefined as File | undefined },
    body: ({ secret, reason }) => ({ secret, reason }),
    alsoCheck: ({ file }) =>
      file && file.size > ITEM_FILE_MAX_BYTES
        ? { file: t('fileTooLarge', { size: formatMegabytes(language, ITEM_FILE_MAX_BYTES) }) }
        : {},
    onSaved: setFound,
  });
  const { file } = form.values;
  const choose = async (chosen: File | undefined) => {
    // A file above the limit is in no inventory and is not read.
    const isRead = chosen !== undefined && chosen.size <= ITEM_FILE_MAX_BYTES;
    form.change({ file: chosen, secret: isRead ? await sha256Of(chosen) : '' });
  };
  return (
    <FieldDialog
      form={form}
      isDirty={false}
      lead={t('findLead')}
      onClose={onClose}
      onSubmit={found && onClose}
      submitLabel={t(found ? 'done' : 'search')}
      title={t('findByContent')}
    >
      {found === undefined ? (
        <>
          {file === undefined ? (
            <LongTextField
              controlClass="font-mono"
              label={t('pasted')}
              of={form.at('secret')}
              rows={3}
              spellCheck="false"
            />
          ) : null}
          {canDigest() ? (
            <ChosenFile
              file={file}
              label={t('orFile')}
              onChange={(chosen) => void choose(chosen)}
            />
          ) : null}
          <ReasonField of={form.at('reason')} />
        </>
      ) : (
        <Found items={found} />
      )}
    </FieldDialog>
  );
}

function Found({ items }: { items: readonly FoundItem[] }) {
  const t = useMessages(inventoryMessages);
  const titleOf = useTitle();
  const tContent = useMessages(itemContentMessages);
  if (items.length === 0) return <Note role="status">{t('foundNone')}</Note>;
  return (
    <ul className="m-0 grid list-none gap-3 p-0" role="status">
      {items.map((item) => (
        <li
          className="grid gap-1 rounded-[12px] border border-border px-4 py-3"
          key={`${item.id} ${item.holder?.subscription_id}`}
        >
          <span className="flex flex-wrap items-baseline justify-between gap-x-3">
            <TextLink as={Link} href={consolePaths.service(String(item.service.id))}>
              {titleOf(item.service)}
            </TextLink>
            <span className="text-muted">
              {tContent(item.content)}
              {item.retired ? ` · ${t('stateRetired')}` : ''}
            </span>
          </span>
          <Holder item={item} />
        </li>
      ))}
    </ul>
  );
}

function Holder({ item: { holder, holders } }: { item: FoundItem }) {
  const t = useMessages(inventoryMessages);
  const titleOf = useTitle();
  if (holder === null) {
    return <span>{holders === 0 ? t('heldByNone') : t('holders', { count: holders })}</span>;
  }
  const { user, product, access_until: until, current, subscription_id: subscription } = holder;
  const names = { name: user.username, product: titleOf(product) };
  return (
    <TextLink as={Link} className="wrap-anywhere" href={consolePaths.subscription(subscription)}>
      {current ? t('heldBy', { ...names, date: formatDate(until) }) : t('heldBefore', names)}
    </TextLink>
  );
}
