export { createToastQueue } from './createToastQueue';
export type { PromiseToasts, ToastQueue, ToastQueueOptions } from './createToastQueue';
export type { ToastOutcome, ToastRecord } from './history';
export type { Toast, ToastAction, ToastContent } from './queue';
export type { SwipeDirection } from './swipe';
export { ToastHistory } from './ToastHistory';
export type { ToastHistoryProps } from './ToastHistory';
export { ToastRegion } from './ToastRegion';
export type { ToastRegionProps } from './ToastRegion';
