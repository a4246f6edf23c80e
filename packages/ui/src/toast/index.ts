export { createToastQueue } from './queue';
export type { Toast, ToastContent, ToastQueue } from './queue';
export { ToastRegion } from './ToastRegion';
export type { ToastRegionProps } from './ToastRegion';
