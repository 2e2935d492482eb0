import type { TemplateGroup } from '@sesame/contract/console/payments/method-templates.ts';
import { localText } from '@sesame/contract/shared/local-text.ts';
import { SquarePen } from 'lucide-react';
import { Link } from 'wouter';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { MethodPicture } from '../../../shell/method-picture.tsx';
import { MethodRow } from '../../../ui/forms/choice-card.tsx';
import { Badge } from '../../../ui/primitives/badge.tsx';
import { Icon } from '../../../ui/primitives/icon.tsx';
import { TextLink } from '../../../ui/primitives/text-link.tsx';
import { consolePaths } from '../../paths.ts';
import { useGatewayName } from '../../ui/names/use-gateway-name.ts';
import { Panel } from '../../ui/page/console-page.tsx';
import type { Beginning } from './method-values.rules.ts';
import { methodMessages } from './methods.messages.ts';

type TemplateChoiceProps = {
  groups: readonly TemplateGroup[];
  chosen: Beginning | undefined;
  onChoose: (beginning: Beginning) => void;
};

/** The templates of every gateway, as buyers would see them. */
export function TemplateChoice({ groups, ...choice }: TemplateChoiceProps) {
  const t = useMessages(methodMessages);
  return (
    <Panel
      action={
        <TextLink as={Link} href={consolePaths.gateways()}>
          {t('anotherGateway')}
        </TextLink>
      }
      title={t('choose')}
    >
      <div className="grid gap-6">
        {groups.map((group) => (
          <GroupChoice {...choice} group={group} key={group.provider} />
        ))}
      </div>
    </Panel>
  );
}

function GroupChoice({
  group,
  chosen,
  onChoose,
}: Omit<TemplateChoiceProps, 'groups'> & { group: TemplateGroup }) {
  const { language } = useI18n();
  const t = useMessages(methodMessages);
  const nameOf = useGatewayName();
  const isOfGroup = chosen?.group.provider === group.provider;
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className="type-label mb-2.5 flex flex-wrap items-center gap-2">
        {nameOf(group)}
        {group.test_mode ? <Badge tone="warning">{t('testMode')}</Badge> : null}
      </legend>
      <div className="grid gap-2.5 md:grid-cols-2 xl:grid-cols-3">
        {group.templates.map((template) => (
          <MethodRow
            badge={
              template.used ? (
                <Badge>{t('used')}</Badge>
              ) : (
                <Badge>{`${template.charge_currency} · ${t(template.category)}`}</Badge>
              )
            }
            checked={isOfGroup && chosen.template?.template === template.template}
            description={localText(language, template.description, template.description_ru)}
            icon={<MethodPicture address={template.image_url} />}
            key={template.template}
            name="template"
            onChange={() => onChoose({ group, template })}
            title={localText(language, template.title, template.title_ru)}
            value={template.template}
          />
        ))}
        <MethodRow
          checked={isOfGroup && chosen.template === undefined}
          description={t('otherHint')}
          icon={<Icon of={SquarePen} />}
          name="template"
          onChange={() => onChoose({ group, template: undefined })}
          title={t('other')}
          value={`other-${group.provider}`}
        />
      </div>
    </fieldset>
  );
}
