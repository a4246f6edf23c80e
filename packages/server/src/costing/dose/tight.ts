import { constants, type ConstantKey, type ConstantValues } from '../constants/constants.ts';

/** What a piece holds at most, at the cheap end of each figure's band: a dense grade, a large tablet. */
const tightKeys: readonly ConstantKey[] = [
  'capsuleVolume', 'capsuleDensity', 'capsuleFill', 'capsuleExcipient', 'tabletExcipient', 'tabletWeight',
  'softgelWeight', 'softgelCarrier', 'gummieLoad', 'gummieBulkLoad',
]; // prettier-ignore
/** The figures at that end, the others as they are; what the words or the style say of a piece stays. */
export const tightOf = (values: ConstantValues): ConstantValues => ({
  ...values,
  ...Object.fromEntries(
    tightKeys.flatMap((key) => (values[key] === constants[key].base ? [[key, constants[key].cheap]] : [])),
  ),
});
