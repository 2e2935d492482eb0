import {
  listPromoCodes,
  type OperatorPromo,
  readPromoCode,
  switchPromoCode,
} from '@sesame/contract/operator-promos.ts';
import { Copy, Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { Link, useRoute, useSearch } from 'wouter';
import { useMay } from '../../../api/operator/use-operator.ts';
import { useOperatorMutation, useOperatorQuery } from '../../../api/operator/use-operator-query.ts';
import { formatDate, formatTime } from '../../../i18n/format.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { useWords } from '../../../i18n/words.ts';
import { operatorPaths } from '../../../operator-paths.ts';
import { ActDialog } from '../../../shell/console/act-dialog.tsx';
import { BackLink } from '../../../shell/console/back-link.tsx';
import { NoAnswerYet } from '../../../shell/console/no-answer-yet.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConsolePage, Panel } from '../../../ui/console/console-page.tsx';
import { FactList } from '../../../ui/console/fact-list.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Status } from '../../../ui/status.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { NewPromo } from './new-promo.tsx';
import { PromoEditor } from './promo-editor.tsx';
import { stateKinds, stateWords } from './promo-states.ts';
import { PromoUses } from './promo-uses.tsx';
import { promoWords } from './promos.words.ts';

/** One code, or a new one: `?from=` begins with the terms of another. */
export function PromoScreen() {
  const say = useWords(promoWords);
  const may = useMay();
  const [, params] = useRoute<{ id: string }>(operatorPaths.promo(':id'));
  const from = new URLSearchParams(useSearch()).get('from');
  const isNew = params?.id === 'new';
  const id = isNew ? from : (params?.id ?? null);
  const promo = useOperatorQuery(
    readPromoCode,
    { params: { id: id ?? '' } },
    { enabled: id !== null },
  );
  const title = isNew ? say('create') : (promo.data?.code ?? say('code'));
  useDocumentTitle(title);
  return (
    <ConsolePage
      actions={!isNew && promo.data && may('promos:write') ? <Acts promo={promo.data} /> : null}
      back={<BackLink href={operatorPaths.promos()}>{say('back')}</BackLink>}
      title={<bdi>{title}</bdi>}
    >
      {id === null ? (
        <NewPromo from={undefined} />
      ) : promo.data ? (
        isNew ? (
          <NewPromo from={promo.data} />
        ) : (
          <>
            <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,5fr)_minmax(280px,2fr)]">
              <PromoEditor
                key={promo.data.version}
                mayWrite={may('promos:write')}
                promo={promo.data}
              />
              <PromoFacts promo={promo.data} />
            </div>
            <PromoUses mayWrite={may('promos:write')} promoId={id} />
          </>
        )
      ) : (
        <NoAnswerYet failed={say('failed')} loading={say('loading')} query={promo} />
      )}
    </ConsolePage>
  );
}

function PromoFacts({ promo }: { promo: OperatorPromo }) {
  const say = useWords(promoWords);
  const { uses, max_uses: limit, created_at: createdAt, batch } = promo;
  return (
    <Panel title={say('facts')}>
      <FactList
        facts={[
          {
            key: 'state',
            label: say('state'),
            value: <Status kind={stateKinds[promo.state]}>{say(stateWords[promo.state])}</Status>,
          },
          {
            key: 'uses',
            label: say('uses'),
            value: limit === null ? uses : say('usesOf', { used: uses, limit }),
          },
          {
            key: 'created',
            label: say('created'),
            value: `${formatDate(createdAt)} ${formatTime(createdAt)}`,
          },
          ...(batch
            ? [
                {
                  key: 'batch',
                  label: say('batch'),
                  value: (
                    <TextLink as={Link} href={`${operatorPaths.promos()}?batch=${batch}`}>
                      {say('batchLink')}
                    </TextLink>
                  ),
                },
              ]
            : []),
        ]}
      />
    </Panel>
  );
}

function Acts({ promo }: { promo: OperatorPromo }) {
  const say = useWords(promoWords);
  const [asking, setAsking] = useState(false);
  const turn = useOperatorMutation(switchPromoCode, { touches: [readPromoCode, listPromoCodes] });
  const word = promo.active ? 'pause' : 'resume';
  return (
    <>
      <LinkButton
        as={Link}
        href={`${operatorPaths.promo('new')}?from=${promo.id}`}
        icon={<Icon of={Copy} />}
        variant="outline"
      >
        {say('clone')}
      </LinkButton>
      <Button
        icon={<Icon of={promo.active ? Pause : Play} />}
        onClick={() => setAsking(true)}
        variant="outline"
      >
        {say(word)}
      </Button>
      {asking ? (
        <ActDialog
          act={turn}
          lead={promo.active ? say('pauseLead') : null}
          onClose={() => {
            setAsking(false);
            turn.reset();
          }}
          onSubmit={() =>
            turn.mutate(
              {
                params: { id: String(promo.id) },
                body: { active: !promo.active, version: promo.version },
              },
              { onSuccess: () => setAsking(false) },
            )
          }
          submitLabel={say(word)}
          title={`${say(word)}: ${promo.code}`}
        />
      ) : null}
    </>
  );
}
