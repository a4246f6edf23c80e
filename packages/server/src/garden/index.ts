export type { GardenEntry, ReadEntry } from './formats/entry.ts';
export { mediaTypes, readEntries, writeEntries } from './formats/formats.ts';
export { shortened } from '../text/shortened.ts';
export { bareDoi, identityOf, textKey, type Identified } from './identity.ts';
export { distinctTags, mergedOf, type Mergeable } from './merge.ts';
export { isSearch, readSearch, readTypedSearch, soughtWords, type Search } from '../text/search.ts';
