export { Heading } from './Heading';
export type { HeadingProps } from './Heading';
export { Text } from './Text';
export type { TextProps } from './Text';
