import { isUnitCost } from '../words/costWords.ts';
import { moneyIn } from './statedPrice.ts';

/** What the words let a unit cost: the first such sum that they name. */
function mostCostIn(text: string): { written: string; usd: number } | null {
  return moneyIn(text).find((money) => money.usd > 0 && isUnitCost(money)) ?? null;
}

/** What is dearer than the words let it be: the band of an estimate is wide, so it is said, and nothing is changed. */
export function costWarnings(text: string, landedUnitCost: number): string[] {
  const most = mostCostIn(text);
  if (!most || landedUnitCost <= most.usd) return [];
  const inUsd = `$${most.usd.toFixed(2)}`;
  const said = most.written.includes('$') ? inUsd : `${most.written.trim()} (${inUsd})`;
  return [`By the words a unit may cost ${said}; it is reckoned at $${landedUnitCost.toFixed(2)}.`];
}
