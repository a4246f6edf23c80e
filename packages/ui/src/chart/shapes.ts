import { symbol, symbolCircle, symbolDiamond, symbolSquare, symbolTriangle } from 'd3-shape';
import type { PlotShape } from './plotLayout';

const types = {
  circle: symbolCircle,
  square: symbolSquare,
  diamond: symbolDiamond,
  triangle: symbolTriangle,
} as const;

/** The outline of a shape as large as a circle of the radius, around 0, 0. */
export const shapePath = (shape: PlotShape, radius: number): string =>
  symbol(types[shape], Math.PI * radius ** 2)() ?? '';
