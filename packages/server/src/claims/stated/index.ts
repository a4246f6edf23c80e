export { asStated } from './asStated.ts';
export { statedNames } from './content.ts';
