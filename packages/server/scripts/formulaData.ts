import { writeFileSync } from 'node:fs';
import { loadEvidence } from '../src/evidence/index.ts';
import { formulaDataOf } from '../src/resources/formulas/knowledge/formulaData.ts';

// What the mocks compute formulas with: the server's own data. Checked in; a test compares the two.
const file = new URL('../../../mocks/data/formulaData.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(formulaDataOf(loadEvidence()))}\n`);
