export { Card, CardFooter, CardWords } from './Card';
export type { CardFooterProps, CardProps, CardWordsProps } from './Card';
