export { ConfirmDialog } from './ConfirmDialog';
export type { ConfirmDialogProps } from './ConfirmDialog';
export { Dialog } from './Dialog';
export type { DialogContent, DialogProps } from './Dialog';
