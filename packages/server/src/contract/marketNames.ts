const marketNames: Readonly<Record<string, string>> = {
  US: 'United States',
  EU: 'European Union',
  UK: 'United Kingdom',
};

/** A market in words. */
export const marketName = (market: string): string => marketNames[market] ?? market;
