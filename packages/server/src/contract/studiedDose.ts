import { z } from 'zod';

const mostOfADose = 1_000_000;
const End = z.number().min(0, 'Enter a number from 0').max(mostOfADose);

/** A dose as it was studied; both ends are alike where it was one amount. */
export const StudiedDose = z.strictObject({
  low: End.describe('In its unit'),
  high: End.describe('In its unit'),
  unit: z.string().max(200).describe('Of both ends, e.g. mg'),
  per: z.string().max(200).describe('e.g. day'),
});
export type StudiedDose = z.infer<typeof StudiedDose>;
