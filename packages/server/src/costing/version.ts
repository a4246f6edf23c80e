import { createHash } from 'node:crypto';
import { registry } from '../registry/index.ts';
import { archetypes } from './archetypes.ts';
import { besideParts } from './beside/besideParts.ts';
import { partPrices } from './beside/partPrices.ts';
import { constants } from './constants/constants.ts';
import { madeStyles } from './stated/productStyle.ts';
import { foodTables } from './foods/tables/tables.ts';
import { formLimits } from './dose/formLimits.ts';

/** Counts up whenever the method changes what an estimate comes to, its figures being the same. */
const method = 14;

/**
 * Which constants, materials, kinds of product and method an estimate was worked out with. A stored estimate of
 * another version is worked out anew when it is read.
 */
export const estimateVersion = createHash('sha256')
  .update(
    JSON.stringify([
      method,
      constants,
      [...registry.materials.values()],
      archetypes,
      besideParts,
      partPrices,
      madeStyles,
      formLimits,
      foodTables,
    ]),
  )
  .digest('hex')
  .slice(0, 16);
