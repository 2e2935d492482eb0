import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearch } from 'wouter';
import { itemNames } from '../../api/item-names.ts';
import { useActiveSubscriptions, usePayments } from '../../api/queries.ts';
import { useDocumentTitle } from '../../i18n/use-document-title.ts';
import { type Translate, useI18n } from '../../i18n/use-i18n.ts';
import { paths } from '../../paths.ts';
import { SegmentedFilter } from '../../ui/forms/segmented-filter.tsx';
import { Icon } from '../../ui/primitives/icon.tsx';
import { BeforeYouWrite } from './before-you-write.tsx';
import { NewTicketForm } from './new-ticket-form.tsx';
import { aboutIn, problemIn } from './ticket.rules.ts';

export function NewTicketScreen() {
  const { t } = useI18n();
  useDocumentTitle(t('newTicket'));
  return (
    <div className="mx-auto max-w-[920px]">
      <nav aria-label={t('newTicket')} className="mb-3.5">
        <ol className="flex items-center gap-1.5 text-muted">
          <li>
            <Link
              className="-my-2.5 inline-block py-2.5 hover:text-text"
              href={paths.helpTickets()}
            >
              {t('navHelpdesk')}
            </Link>
          </li>
          <li className="flex items-center gap-1.5">
            <Icon of={ChevronRight} size={16} />
            <b aria-current="page" className="font-medium text-text">
              {t('newTicket')}
            </b>
          </li>
        </ol>
      </nav>
      <h1 className="type-title-1" tabIndex={-1}>
        {t('newTicketHeading')}
      </h1>
      <div className="mt-7 grid grid-cols-[minmax(0,1fr)_320px] items-start gap-12 max-lg:grid-cols-1 max-lg:gap-7">
        <FilledForm search={useSearch()} />
        <BeforeYouWrite />
      </div>
    </div>
  );
}

/** The form, prefilled with the subject in the address. */
function FilledForm({ search }: { search: string }) {
  const about = aboutIn(search);
  if (about === null) return <NewTicketForm key="nothing" />;
  if (about.kind === 'payment') return <AboutPayment id={about.id} key={about.id} />;
  return <AboutSubscription id={about.id} key={about.id} problem={problemIn(search)} />;
}

function AboutPayment({ id }: { id: string }) {
  const { t } = useI18n();
  const payment = usePayments().data?.find((one) => one.id === id);
  const product = payment?.sub_plan_title;
  return (
    <NewTicketForm
      about={{ kind: 'payment', id, title: product }}
      suggestedTitle={product && t('paymentFor', { product })}
    />
  );
}

/** About a link or login that does not work. Of several, the buyer says which one. */
function AboutSubscription({ id, problem }: { id: string; problem: ReturnType<typeof problemIn> }) {
  const { t } = useI18n();
  const subscription = useActiveSubscriptions().data?.find((one) => one.id === id);
  const product = subscription?.title;
  const items = itemNames(t, subscription?.items ?? []);
  const names = items.map(({ name }) => name);
  const [picked, setPicked] = useState<string>();
  const chosen = picked ?? items.find((item) => item.id === problem?.item)?.name ?? '';
  const hasLinks = (subscription?.links.length ?? 0) > 0;
  const complaint = t(hasLinks ? 'linkDoesNotWork' : 'accessDoesNotWork');
  const subject = product && [`${complaint}: ${product}`, chosen].filter(Boolean).join(', ');
  return (
    <NewTicketForm
      about={{ kind: 'subscription', id, title: product }}
      suggestedText={problem && picked === undefined ? checkedText(t, problem.check) : undefined}
      suggestedTitle={subject}
      which={
        names.length > 1 ? (
          <SegmentedFilter
            className="flex-wrap justify-self-start"
            label={t('whichLink')}
            onChange={setPicked}
            segments={names.map((name) => ({ value: name, label: name }))}
            value={chosen}
          />
        ) : null
      }
    />
  );
}

function checkedText(t: Translate, check: NonNullable<ReturnType<typeof problemIn>>['check']) {
  if (check === 'unknown') return t('ticketNotChecked');
  return t(check === 'works' ? 'ticketCheckWorks' : 'ticketCheckFails');
}
