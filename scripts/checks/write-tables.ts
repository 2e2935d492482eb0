import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';
import { withTables } from './render-tables.ts';

const page = join(root, 'ARCHITECTURE.md');
writeFileSync(page, withTables(readFileSync(page, 'utf8')));
