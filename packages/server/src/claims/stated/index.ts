export { asStated } from './asStated.ts';
