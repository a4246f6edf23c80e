export { SourceList } from './SourceList';
export type { Citation, SourceListProps } from './SourceList';
