// What stands around the lines at all times comes together: one file is sooner there than five.
export { FormulaNews } from '../states/FormulaNews';
export { BeneathLines } from '../strip/BeneathLines';
export { FitChecks } from '../strip/FitChecks';
export { Strip } from '../strip/Strip';
export { BenchBar } from './BenchBar';
