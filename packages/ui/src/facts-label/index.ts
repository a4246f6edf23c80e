export { FactsLabel } from './FactsLabel';
export type { FactsLabelProps } from './FactsLabel';
export { layoutFacts } from './layout';
export type { FactsBar, FactsDrawing, FactsWord } from './pen';
export { helvetica } from './metrics';
export type { FactsMetrics } from './metrics';
export type {
  FactsDetail,
  FactsLine,
  FactsPlace,
  FactsRow,
  FactsRule,
  FactsRun,
  FactsSheet,
  FactsSizes,
  FactsText,
} from './sheet';
export { factsLabelSvg } from './svg';
