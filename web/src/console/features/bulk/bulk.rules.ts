import type { BulkAction, BulkOperation } from '@sesame/contract/console/bulk-actions.ts';

export type Scope = 'all' | 'product' | 'service';
type Extension = Extract<BulkOperation, { kind: 'extend_subscriptions' }>;
/** The action as it is checked, and its group of buyers. */
export type ExtensionValues = {
  operation: {
    kind: Extension['kind'];
    days: number | undefined;
    product?: number;
    service?: number;
  };
  scope: Scope;
};

export const newExtension: ExtensionValues = {
  operation: { kind: 'extend_subscriptions', days: undefined },
  scope: 'all',
};

/** The action to check; a scope without a chosen product or service gives an invalid one. */
export function operationOf({ operation: { kind, days, ...of }, scope }: ExtensionValues) {
  return { kind, days, ...(scope !== 'all' && { [scope]: of[scope] ?? Number.NaN }) };
}

/** Added days can be undone; the other kinds have a separate opposite action, or none. */
export function mayUndo({
  kind,
  state,
  done,
}: Pick<BulkAction, 'kind' | 'state' | 'done'>): boolean {
  return kind === 'extend_subscriptions' && state !== 'running' && done > 0;
}
