import { writeFileSync } from 'node:fs';
import { specKnowledge } from '../src/documents/knowledge.ts';

// What the mocks read certificates and write specifications with: the server's own rows. Checked in; a test compares the two.
const file = new URL('../../../mocks/data/specKnowledge.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(specKnowledge())}\n`);
