export type { Citation } from './SourceItem';
export { SourceList } from './SourceList';
export type { SourceListHandle, SourceListProps } from './SourceList';
