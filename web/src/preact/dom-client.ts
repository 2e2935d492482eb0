/** What the shop gets in place of `react-dom/client`. */
import './given-values.ts';

export { createRoot, hydrateRoot } from 'preact/compat/client';
