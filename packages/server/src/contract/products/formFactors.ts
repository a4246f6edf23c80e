import { z } from 'zod';
import { formFactors, volumeUnits } from './measures.ts';
import type * as measures from './measures.ts';

/** The shape a product is sold in. */
export const FormFactor = z.enum(formFactors).describe('The shape the product is sold in');
export type FormFactor = measures.FormFactor;

/** Any unit of any form factor. */
export const VolumeUnit = z.enum(volumeUnits).describe('The unit the volume is measured in');
export type VolumeUnit = measures.VolumeUnit;
