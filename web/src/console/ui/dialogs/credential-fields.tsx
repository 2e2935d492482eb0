import { type WrittenContent, writtenContents } from '@sesame/contract/shared/states.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { SelectField } from '../forms/choice-fields.tsx';
import { LongTextField, TextField } from '../forms/text-fields.tsx';
import type { FieldRef } from '../forms/use-console-form.ts';
import { useField } from '../forms/use-field.ts';
import { itemContentMessages } from '../names/item-contents.messages.ts';
import { credentialMessages } from './credential.messages.ts';

type CredentialFieldsProps = {
  content: FieldRef<WrittenContent>;
  secret: FieldRef<string>;
};

/** What one buyer is given, and which kind of thing it is. */
export function CredentialFields({ content, secret }: CredentialFieldsProps) {
  const t = useMessages(credentialMessages);
  const tContent = useMessages(itemContentMessages);
  const { value: chosen } = useField(content);
  const isLink = chosen === 'link';
  const Control = chosen === 'text' ? LongTextField : TextField;
  return (
    <>
      <SelectField
        label={t('content')}
        of={content}
        options={writtenContents.map((value) => ({ value, label: tContent(value) }))}
      />
      <Control
        hint={isLink || chosen === 'account' ? t(`${chosen}Hint`) : undefined}
        invalid={isLink ? t('linkHint') : undefined}
        label={tContent(chosen)}
        of={secret}
        spellCheck="false"
      />
    </>
  );
}
