import type { Macro } from '@sesame/contract/console/macros.ts';

export const MACRO_ID = '00000000-0000-4000-8000-0000000000c1';

/** A macro that adds three days. */
export function consoleMacro(over: Partial<Macro> = {}): Macro {
  return {
    id: MACRO_ID,
    name: 'Three days',
    action: { kind: 'extend', days: 3 },
    body: 'Until {until}',
    body_ru: 'До {until}',
    version: 4,
    archived: false,
    updated_at: '2026-03-01T12:00:00.000Z',
    ...over,
  };
}
