import type { FormFactor } from '@seedbed/server/contract';

/** The form factors as people say them. */
export const formFactorLabels: Readonly<Record<FormFactor, string>> = {
  capsule: 'Capsule',
  tablet: 'Tablet',
  softgel: 'Softgel',
  powder: 'Powder',
  liquid: 'Liquid',
  gummie: 'Gummie',
};
