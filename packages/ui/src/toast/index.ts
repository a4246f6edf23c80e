export { createToastQueue } from './queue/createToastQueue';
export type { PromiseToasts, ToastQueue, ToastQueueOptions } from './queue/createToastQueue';
export type { ToastOutcome, ToastRecord } from './history/history';
export type { Toast, ToastAction, ToastContent } from './queue/queue';
export type { SwipeDirection } from './leaving/swipe';
export { ToastHistory } from './history/ToastHistory';
export type { ToastHistoryProps } from './history/ToastHistory';
export { ToastRegion } from './ToastRegion';
export type { ToastRegionProps } from './ToastRegion';
