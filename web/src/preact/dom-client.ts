/** What the shop gets in place of `react-dom/client`. */
import './given-values.ts';
import type { ComponentChild } from 'preact';
import { createRoot } from 'preact/compat/client';
import { takeOver } from './take-over.ts';

export { createRoot };

export function hydrateRoot(root: HTMLElement, page: ComponentChild) {
  takeOver(root, page);
  return createRoot(root);
}
