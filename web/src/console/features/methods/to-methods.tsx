import { useMessages } from '../../../i18n/messages.ts';
import { consolePaths } from '../../paths.ts';
import { BackLink } from '../../ui/page/back-link.tsx';
import { methodMessages } from './methods.messages.ts';

export function ToMethods() {
  const t = useMessages(methodMessages);
  return <BackLink href={consolePaths.methods()}>{t('back')}</BackLink>;
}
