import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../root.ts';
import { PAGE, withGrowth } from '../growth/growth-page.ts';
import { withTables } from './render-tables.ts';

const architecture = join(root, 'ARCHITECTURE.md');
writeFileSync(architecture, withTables(readFileSync(architecture, 'utf8')));
writeFileSync(PAGE, withGrowth(readFileSync(PAGE, 'utf8')));
