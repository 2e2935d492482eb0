/**
 * Gives the libraries of the tests Preact under the names of React, so that they draw with what buyers get. Sources
 * get it from the aliases of the test project.
 */
import { registerHooks } from 'node:module';
import { isAbsolute } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PREACT } from './renderer-names.ts';

registerHooks({
  resolve: (name, context, next) => {
    const other = PREACT[name] ?? name;
    const isUrl = isAbsolute(other) && context.conditions.includes('import');
    return next(isUrl ? pathToFileURL(other).href : other, context);
  },
});
