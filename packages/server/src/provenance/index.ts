export { checksumOf, shortVersion } from './checksum.ts';
export { differenceOf } from './difference.ts';
export { movedSources } from './moved.ts';
