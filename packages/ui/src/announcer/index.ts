export { Announcer } from './Announcer';
export { announce } from './announce';
export type { Urgency } from './announce';
export { useAnnouncement } from './useAnnouncement';
