export { FileDrop } from './FileDrop';
export type { FileDropProps } from './FileDrop';
export type { FileRefusal, RefusalReason } from './files';
