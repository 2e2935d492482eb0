import type { MacroPreview } from '@sesame/contract/console/macros.ts';

/** The message that says why the macro of a preview cannot be run; undefined if it can. */
export function blockerOf(preview: MacroPreview | undefined) {
  if (preview === undefined) return 'chooseFirst' as const;
  if (!preview.permitted) return 'notPermitted' as const;
  if (preview.macro.action !== null && preview.effect === null) {
    return preview.targets.length === 0 ? ('noTarget' as const) : ('chooseTargetFirst' as const);
  }
  if (preview.effect?.kind === 'replace') {
    if (preview.effect.items === 0) return 'nothingDelivered' as const;
    if (preview.effect.lacking.length > 0) return 'lacksItems' as const;
  }
  // A saved reply is completed by the operator, a macro is sent as it is.
  if (preview.macro.action !== null && preview.missing.length > 0) return 'missingValues' as const;
  return undefined;
}
