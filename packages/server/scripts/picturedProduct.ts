import { writeFileSync } from 'node:fs';
import { estimateProduct } from '../src/costing/index.ts';

/** The product that the app's first screens draw; the end-to-end test makes the same one. */
const concept = 'Magnesium and L-theanine sleep aid';
const description = 'Helps adults fall asleep and stay asleep';

// Checked in, and compared with what the server estimates: the picture shows no figure of its own.
const file = new URL('../../app/src/screen/picturedProduct.json', import.meta.url);
const { base } = estimateProduct({
  concept,
  description,
  formFactor: null,
  volume: null,
  volumeUnit: null,
}).scenarios;
const { estimatedCost, estimatedRevenue } = base;
writeFileSync(file, `${JSON.stringify({ concept, estimatedCost, estimatedRevenue }, null, 2)}\n`);
