export { figuresOf } from './figures.ts';
