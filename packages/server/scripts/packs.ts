import { writeFileSync } from 'node:fs';
import { foodPacks } from '../src/costing/index.ts';

// Checked in; a test of the mocks compares them with what the server answers.
const file = new URL('../../../mocks/data/packs.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(foodPacks)}\n`);
