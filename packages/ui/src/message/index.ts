export { Message } from './Message';
export type { MessageProps } from './Message';
export { Thinking } from './Thinking';
export type { ThinkingProps } from './Thinking';
