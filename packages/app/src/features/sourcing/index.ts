export { useRequestQuote } from './useRequestQuote';
