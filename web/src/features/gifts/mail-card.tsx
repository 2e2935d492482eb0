import { GIFT_MESSAGE_MAX, hasLink } from '@sesame/contract/shared/gifts/gift-message.ts';
import type { Language } from '@sesame/contract/shared/limits.ts';
import { readGift, sendGiftCard } from '@sesame/contract/shop/gifts.ts';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../../api/client/api-error.ts';
import { useRouteMutation } from '../../api/client/route-mutation.ts';
import { errorText } from '../../i18n/error-text.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { Field } from '../../ui/forms/field.tsx';
import { Input } from '../../ui/forms/input.tsx';
import { SegmentedFilter } from '../../ui/forms/segmented-filter.tsx';
import { Textarea } from '../../ui/forms/textarea.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { Card } from '../../ui/primitives/card.tsx';
import { Note } from '../../ui/primitives/note.tsx';
import { cardLanguages } from './card-languages.ts';

type MailCardProps = {
  id: string;
  /** Emails that can still be sent. */
  left: number;
};

/** Has the shop email the card to the person it is for. */
export function MailCard({ id, left }: MailCardProps) {
  const { t } = useI18n();
  return (
    <Card as="section" className="print:hidden">
      <h2 className="type-title-2">{t('giftMail')}</h2>
      <p className="mt-2 max-w-[62ch] text-text-secondary">
        {left === 0 ? t('giftCardsUsed') : t('giftMailHint', { count: left })}
      </p>
      <MailForm id={id} left={left} />
    </Card>
  );
}

/** Stays after the last email, to say that it was sent. */
function MailForm({ id, left }: MailCardProps) {
  const { t, language: own } = useI18n();
  const [email, setEmail] = useState('');
  const [language, setLanguage] = useState<Language>(own);
  const [message, setMessage] = useState('');
  const send = useRouteMutation(sendGiftCard, { touches: [readGift], evenIfRefused: true });
  const refusal = send.error instanceof ApiError ? send.error.code : undefined;
  const isLinked = hasLink(message);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isLinked) return;
    send.mutate(
      { params: { id }, body: { email, language, message, expected_left: left } },
      { onSuccess: () => setEmail('') },
    );
  };
  const sentTo = send.isSuccess ? send.variables?.body.email : undefined;
  const isOfField = refusal === 'email_invalid' || refusal === 'gift_message_link';
  return (
    <>
      {sentTo === undefined ? null : (
        <Note className="mt-4" role="status" tone="success">
          {t('giftMailSent', { email: sentTo })}
        </Note>
      )}
      {send.error && !isOfField ? (
        <Note className="mt-4" role="alert" tone="danger">
          {errorText(t, send.error)}
        </Note>
      ) : null}
      {left === 0 ? null : (
        <form className="mt-5 grid gap-5" noValidate onSubmit={submit}>
          <Field
            error={refusal === 'email_invalid' ? t('emailInvalid') : undefined}
            label={t('giftMailTo')}
          >
            <Input
              autoComplete="off"
              inputMode="email"
              onChange={({ target }) => setEmail(target.value)}
              required
              type="email"
              value={email}
            />
          </Field>
          <div className="md:justify-self-start">
            <SegmentedFilter
              label={t('giftCardLanguage')}
              onChange={setLanguage}
              segments={cardLanguages}
              value={language}
            />
          </div>
          <Field
            error={isLinked || refusal === 'gift_message_link' ? t('giftMessageLink') : undefined}
            hint={t('giftMailMessageHint', { max: GIFT_MESSAGE_MAX })}
            label={t('giftMailMessage')}
          >
            <Textarea
              maxLength={GIFT_MESSAGE_MAX}
              onChange={({ target }) => setMessage(target.value)}
              rows={3}
              value={message}
            />
          </Field>
          <Button
            className="justify-self-start max-md:w-full"
            disabled={email.trim() === '' || isLinked}
            loading={send.isPending}
            type="submit"
          >
            {t('giftMailSend')}
          </Button>
        </form>
      )}
    </>
  );
}
