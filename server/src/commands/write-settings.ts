import { writeFile } from 'node:fs/promises';
import { settingsPage } from './settings-page.ts';

const page = new URL('../../../docs/settings.md', import.meta.url);
await writeFile(page, settingsPage());
console.log('docs/settings.md written');
