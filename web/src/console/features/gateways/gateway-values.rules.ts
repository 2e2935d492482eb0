import type { ConsoleProvider } from '@sesame/contract/console/payments/gateways.ts';
import type { Language } from '@sesame/contract/shared/limits.ts';
import { localText } from '@sesame/contract/shared/local-text.ts';
import type { TypedValues } from '../../ui/settings/typed-settings.rules.ts';
import { findMistake, type Setting } from './paste-check.rules.ts';

/** The step that an owner should do next: the first with a required setting that has no value; -1 when none has. */
export function nextStep({ steps, missing }: Pick<ConsoleProvider, 'steps' | 'missing'>): number {
  return steps.findIndex(({ settings }) => settings.some((name) => missing.includes(name)));
}

/** A step counts as done when its settings are filled in; other steps leave no trace that could be checked. */
export function isStepDone(
  { missing, settings: all }: Pick<ConsoleProvider, 'missing' | 'settings'>,
  { settings }: Pick<ConsoleProvider['steps'][number], 'settings'>,
): boolean {
  const own = all.filter(({ name }) => settings.includes(name));
  // What may stay empty is done once something was entered.
  return (
    own.some(({ source }) => source === 'console' || source === 'environment') &&
    !settings.some((name) => missing.includes(name))
  );
}

/** Texts by field for typed values that cannot be used. */
export function mistakesIn(
  settings: readonly Pick<Setting, 'name' | 'checks'>[],
  values: TypedValues,
  language: Language,
): Record<string, string> {
  const mistakes = settings.flatMap((setting) => {
    const mistake = findMistake(setting, values[setting.name] ?? null);
    if (!mistake?.is_wrong) return [];
    return [
      [`values.${setting.name}`, localText(language, mistake.text, mistake.text_ru)],
    ] as const;
  });
  return Object.fromEntries(mistakes);
}
