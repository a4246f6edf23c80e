export { csvOf, type Figure, type Sheet } from './sheet.ts';
export { bomSheet, linesSheet, panelSheet } from './formulaSheets.ts';
