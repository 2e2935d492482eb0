import type { Alias, Plugin } from 'vite';

import { PREACT } from './renderer-names.ts';

/** Buyers get Preact under the names of React, a sixth of its size; the sources and their types are those of React. */
export const preactForReact: Alias[] = Object.entries(PREACT).map(([name, replacement]) => ({
  find: new RegExp(`^${name}$`),
  replacement,
}));

const LIBRARY = {
  react: /[\\/]node_modules[\\/]react(-dom)?[\\/]/,
  preact: /[\\/]node_modules[\\/]preact[\\/]/,
};

/** Fails a build that contains the other renderer: two of them would not share a context and a hook. */
export function onlyRenderer(own: keyof typeof LIBRARY): Plugin {
  const other = own === 'react' ? 'preact' : 'react';
  return {
    name: 'only-renderer',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        const found = file.moduleIds.find((id) => LIBRARY[other].test(id));
        if (found !== undefined) this.error(`A page that is drawn by ${own} contains ${found}`);
      }
    },
  };
}
