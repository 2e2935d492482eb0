import { type ConsoleProduct, listServices } from '@sesame/contract/console/catalogue.ts';
import { Plus, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useMessages } from '../../../i18n/messages.ts';
import { useTitle } from '../../../i18n/use-title.ts';
import { Logo } from '../../../ui/brand/logo.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Icon } from '../../../ui/primitives/icon.tsx';
import { useListPages } from '../../api/use-list-pages.ts';
import { useMay } from '../../api/use-operator.ts';
import { SelectButton } from '../../ui/forms/select.tsx';
import { NewService } from './new-service.tsx';
import { productMessages } from './products.messages.ts';

type Service = ConsoleProduct['services'][number];

type ServiceChipsProps = {
  chosen: readonly Service[];
  /** Title of the product, suggested as the name of a new service. */
  title: string;
  locked: boolean;
  onChange: (chosen: readonly Service[]) => void;
};

/** Services of the product, in the order of their images and links. */
export function ServiceChips({ chosen, title, locked, onChange }: ServiceChipsProps) {
  const t = useMessages(productMessages);
  const titleOf = useTitle();
  const may = useMay();
  const [making, setMaking] = useState(false);
  const services = useServices();
  const left = services?.filter(({ id }) => chosen.every((one) => one.id !== id)) ?? [];
  return (
    <div>
      <p className="type-label mb-1.5">{t('services')}</p>
      <ul aria-label={t('services')} className="m-0 flex list-none flex-wrap gap-2 p-0">
        {chosen.map((service) => (
          <li
            className="flex h-9 items-center gap-2 rounded-md border border-border-strong pl-2.5 font-medium text-[.8125rem] max-md:h-11"
            key={service.id}
          >
            <Logo size={20} src={service.picture} />
            <span className="max-w-44 truncate" title={titleOf(service)}>
              {titleOf(service)}
            </span>
            {locked ? (
              <span className="pr-2.5" />
            ) : (
              <button
                aria-label={t('removeService', { title: titleOf(service) })}
                className="relative grid size-8 place-items-center rounded-sm text-muted hover:bg-fill hover:text-text pointer-coarse:size-11"
                onClick={() => onChange(chosen.filter(({ id }) => id !== service.id))}
                type="button"
              >
                <Icon of={X} size={14} />
              </button>
            )}
          </li>
        ))}
        {left.length > 0 && !locked ? (
          <li>
            <SelectButton
              className="flex h-9 items-center gap-1.5 rounded-md border border-border-strong border-dashed px-3 font-medium text-[.8125rem] max-md:h-11"
              label={t('addServiceLabel')}
              onChange={(value) => {
                const service = left.find(({ id }) => String(id) === value);
                if (service) onChange([...chosen, service]);
              }}
              options={left.map(({ id, title }) => ({ value: String(id), label: title }))}
              value=""
            >
              <Icon of={Plus} size={14} />
              {t('addService')}
            </SelectButton>
          </li>
        ) : null}
        {locked || !may('products:write') ? null : (
          <li>
            <Button
              className="h-9 max-md:h-11"
              icon={<Icon of={Plus} size={14} />}
              onClick={() => setMaking(true)}
              size="sm"
              variant="ghost"
            >
              {t('newService')}
            </Button>
          </li>
        )}
      </ul>
      {chosen.length === 0 ? <p className="mt-1 text-muted">{t('servicesHint')}</p> : null}
      {making ? (
        <NewService
          onClose={() => setMaking(false)}
          onCreated={(service) => onChange([...chosen, service])}
          title={chosen.length === 0 ? title : ''}
        />
      ) : null}
    </div>
  );
}

/** All services: fetches page after page. */
function useServices(): readonly Service[] | undefined {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useListPages(listServices, {
    query: {},
  });
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);
  return data?.pages.flat();
}
