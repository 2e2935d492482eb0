import { useMessages } from '../../../i18n/messages.ts';
import { jobNameMessages } from './job-names.messages.ts';

/** What a job does, by the name that the server gives it; a name that this version does not know is shown as it is. */
export function useJobName(): (name: string) => string {
  const t = useMessages(jobNameMessages);
  return (name) => (isKnown(name) ? t(name) : name);
}

function isKnown(name: string): name is keyof (typeof jobNameMessages)['en'] {
  return Object.hasOwn(jobNameMessages.en, name);
}

/** A job in words, with its name as the title. */
export function JobName({ name }: { name: string }) {
  const nameOf = useJobName();
  return (
    <span className="wrap-anywhere" title={name}>
      {nameOf(name)}
    </span>
  );
}
