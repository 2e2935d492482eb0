import type { InputOf, RouteSpec } from '@sesame/contract/shared/route.ts';
import { useMutation } from '@tanstack/react-query';
import { errorText } from '../../../i18n/error-text.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { saveConsoleFile } from '../../api/save-console-file.ts';
import { showToast } from '../toasts/show-toast.ts';
import { saveFileMessages } from './save-file.messages.ts';

type FileToSave<R extends RouteSpec> = { input: InputOf<R>; name: string };

/** Downloads files of a route. The toast about a failure appears even if the screen has been left meanwhile. */
export function useSaveFile<R extends RouteSpec>(route: R) {
  const { t: tShop } = useI18n();
  const t = useMessages(saveFileMessages);
  return useMutation({
    mutationFn: ({ input, name }: FileToSave<R>) => saveConsoleFile(route, input, name),
    onError: (error) =>
      showToast({ tone: 'danger', title: t('downloadFailed'), text: errorText(tShop, error) }),
  });
}
