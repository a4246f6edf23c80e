export type { Ask } from './adapter.ts';
export { mergeRecords } from './merge.ts';
export { literaturePassage } from './passage.ts';
export type { LiteratureQuery, LiteratureRecord, ServiceKey } from './record.ts';
export { literatureServices, type LiteratureService } from './services.ts';
export { bareQuery, wordsOf } from './words.ts';
