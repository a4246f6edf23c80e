export { Card, CardFooter } from './Card';
export type { CardFooterProps, CardProps } from './Card';
