export { Message } from './Message';
export type { MessageProps } from './Message';
export type { MessageStatus } from './status';
export { Thinking } from './Thinking';
export type { ThinkingProps } from './Thinking';
