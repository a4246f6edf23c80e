/** '1,200 mg': figure and unit with a space that a line does not break at. */
export const amountInWords = (value: number, unit: string): string =>
  `${value.toLocaleString('en-US', { maximumFractionDigits: 6 })}\u00A0${unit}`;
