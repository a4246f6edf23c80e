// `npm run sbom`: what a release is made of, as CycloneDX, in dist/sbom.json.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { billOfMaterials } from './billOfMaterials.mjs';
import { root } from './processes.mjs';

const bill = billOfMaterials();
mkdirSync(join(root, 'dist'), { recursive: true });
writeFileSync(join(root, 'dist/sbom.json'), `${JSON.stringify(bill, null, 2)}\n`);
console.log(`dist/sbom.json: ${bill.components.length} packages`);
