export { hasPack, kindLabels, packText } from './kindWords';
export type { ChosenPack } from './PackChoice';
export { useKindReading } from './productKind.api';
export { ProductShape } from './ProductShape';
