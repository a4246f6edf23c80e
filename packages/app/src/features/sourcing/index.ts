export { useSuppliers } from './sourcing.api';
export { useRequestQuote } from './useRequestQuote';
