import { figure, type Constant } from './constant.ts';

const solids = ['capsule', 'tablet', 'softgel', 'gummie'] as const;
const powders = ['tub', 'sticks'] as const;
const liquids = ['bottle', 'dropper', 'ready'] as const;

/** A size is a choice, not a band: it does not move. */
const size = (label: string, [value, unit]: readonly [number, string], packs: Constant['packs']) =>
  figure(label, [value, value, value, unit], { packs });

/** How big servings and containers are, where the person has not said. */
export const sizeConstants = {
  servings: size('Servings in a container', [30, 'servings'], [...solids, ...powders, 'bottle', 'dropper']),
  powderServing: size('Smallest serving of a powder', [5000, 'mg'], powders),
  bottleServing: size('Serving of a syrup', [10, 'mL'], ['bottle']),
  dropperServing: size('Serving of a dropper', [1, 'mL'], ['dropper']),
  readyServing: size('A ready-to-drink can', [330, 'mL'], ['ready']),
  syrupLoad: size('Most active material a syrup holds', [0.3, 'share'], ['bottle', 'dropper']),
  readyLoad: size('Most active material a drink holds', [0.1, 'share'], ['ready']),
  smallestFill: size('Least fill of a capsule, tablet or softgel', [110, 'mg'], solids),
  powderDensity: size('Bulk density of a powder', [0.6, 'g/mL'], powders),
  liquidDensity: size('Density of a liquid', [1.05, 'g/mL'], liquids),
  oilDensity: size('Density of an oil', [0.92, 'g/mL'], ['softgel']),
  capsuleSpace: size('Room a capsule takes in its bottle', [1.7, 'mL'], ['capsule']),
  tabletSpace: size('Room a tablet takes in its bottle', [1.5, 'mL'], ['tablet']),
  softgelSpace: size('Room a softgel takes in its bottle', [2, 'mL'], ['softgel']),
  gummieSpace: size('Room a gummie takes in its bottle', [5, 'mL'], ['gummie']),
  bottleVolume: size('The usual bottle', [300, 'mL'], [...solids, 'bottle']),
  dropperLeast: size('Least that a dropper bottle is filled with', [10, 'mL'], ['dropper']),
  dropperVolume: size('The usual dropper bottle', [60, 'mL'], ['dropper']),
  readyVolume: size('The usual can', [355, 'mL'], ['ready']),
  tubVolume: size('The usual tub', [1000, 'mL'], ['tub']),
  cartonVolume: size('The usual carton of sticks', [600, 'mL'], ['sticks']),
};
