import type { Pack } from '../constants/constant.ts';
import type { ConstantValues } from '../constants/constants.ts';

/** Share of what goes in that comes out as sellable product. */
export function yieldOf(pack: Pack, values: ConstantValues): number {
  if (pack === 'gummie') return values.yieldGummie;
  return pack === 'softgel' ? values.yieldSoftgel : values.yieldOther;
}

/** The smallest run a manufacturer takes. */
export function minimumRun(pack: Pack, values: ConstantValues): number {
  if (pack === 'ready') return values.minimumRunReady;
  return pack === 'softgel' || pack === 'gummie' ? values.minimumRunLarge : values.minimumRun;
}
