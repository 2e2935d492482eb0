import { writeFileSync } from 'node:fs';
import { FIELD_TEXTS, renderFieldTexts } from './render-field-texts.ts';

writeFileSync(FIELD_TEXTS, await renderFieldTexts());
