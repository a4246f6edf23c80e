import { writeFileSync } from 'node:fs';
import { openApiDocument } from '../src/contract/openapi.ts';

// Checked in, so that a change of the contract shows in review; a test compares the two.
const file = new URL('../openapi.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(openApiDocument(), null, 2)}\n`);
