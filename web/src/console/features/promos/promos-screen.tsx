import { listPromoCodes, promoStates } from '@sesame/contract/console/payments/promo-codes.ts';
import { Link } from 'wouter';
import { formatDate } from '../../../i18n/format.ts';
import { formatPercent } from '../../../i18n/format-amount.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { EmptyState } from '../../../ui/data/state-view.tsx';
import { Status } from '../../../ui/data/status.tsx';
import { TextLink } from '../../../ui/primitives/text-link.tsx';
import { useConsoleList } from '../../api/use-console-list.ts';
import { consolePaths } from '../../paths.ts';
import { ListScreen } from '../../ui/lists/list-screen.tsx';
import { CreateLink } from '../../ui/page/create-link.tsx';
import { stateKinds, stateMessages } from './promo-states.ts';
import { promoMessages } from './promos.messages.ts';

export function PromosScreen() {
  const { language } = useI18n();
  const t = useMessages(promoMessages);
  const list = useConsoleList(listPromoCodes);
  const { batch_id: batchId } = list.filters;
  return (
    <ListScreen
      actions={
        <CreateLink href={consolePaths.promo('new')} permission="promos:write">
          {t('create')}
        </CreateLink>
      }
      title={t('title')}
      caption={t('list')}
      columns={[
        {
          key: 'code',
          phone: 'title',
          header: t('code'),
          wrap: true,
          cell: ({ id, code, buyer }) => (
            <>
              <TextLink as={Link} className="wrap-anywhere" href={consolePaths.promo(String(id))}>
                <bdi>{code}</bdi>
              </TextLink>
              {buyer ? (
                <span className="wrap-anywhere block text-muted">
                  {t('onlyFor', { name: buyer.username })}
                </span>
              ) : null}
            </>
          ),
        },
        {
          key: 'discount',
          phone: 'under',
          header: t('discount'),
          cell: ({ percent }) => formatPercent(language, percent),
        },
        {
          key: 'uses',
          header: t('uses'),
          cell: ({ uses, max_uses: limit }) =>
            limit === null ? uses : t('usesOf', { used: uses, limit }),
        },
        {
          key: 'until',
          phone: 'underEnd',
          header: t('until'),
          variant: 'muted',
          cell: ({ ends_at: at }) => (at ? formatDate(at) : t('always')),
        },
        {
          key: 'note',
          header: t('note'),
          variant: 'muted',
          from: 'wide',
          cell: ({ note }) => <span className="line-clamp-1 max-w-[40ch]">{note || '–'}</span>,
        },
        {
          key: 'state',
          phone: 'end',
          header: t('state'),
          cell: ({ state: now }) => <Status kind={stateKinds[now]}>{t(stateMessages[now])}</Status>,
        },
      ]}
      empty={<EmptyState text={t('noneHint')} title={t('none')} />}
      filters={[
        {
          name: 'state',
          label: t('state'),
          options: promoStates.map((value) => ({ value, label: t(stateMessages[value]) })),
        },
        ...(batchId
          ? [
              {
                name: 'batch_id' as const,
                label: t('batch'),
                options: [{ value: batchId, label: batchId.slice(-6) }],
              },
            ]
          : []),
      ]}
      list={list}
      search={t('searchHint')}
    />
  );
}
