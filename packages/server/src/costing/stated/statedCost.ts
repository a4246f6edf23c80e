import { bareCost, isUnitCost } from '../words/costWords.ts';
import { moneyIn } from './statedPrice.ts';

/** What the words let a unit cost: the first such sum that they name. */
function mostCostIn(text: string): { written: string; usd: number } | null {
  const money = moneyIn(text);
  return money.find((each) => each.usd > 0 && isUnitCost(each)) ?? bareCostIn(text, money);
}

/** A cost without a currency is in that of the text's first price, or else in US dollars. */
function bareCostIn(
  text: string,
  money: ReturnType<typeof moneyIn>,
): { written: string; usd: number } | null {
  const [, digits] = bareCost.exec(text) ?? [];
  if (digits === undefined) return null;
  const first = money.find(({ usd }) => usd > 0);
  const value = Number(digits.replace(',', '.'));
  return { written: digits, usd: first ? value * first.rate : value };
}

/** What is dearer than the words let it be: the band of an estimate is wide, so it is said, and nothing is changed. */
export function costWarnings(text: string, landedUnitCost: number): string[] {
  const most = mostCostIn(text);
  if (!most || landedUnitCost <= most.usd) return [];
  const inUsd = `$${most.usd.toFixed(2)}`;
  const said = most.written.includes('$') ? inUsd : `${most.written.trim()} (${inUsd})`;
  return [`By the words a unit may cost ${said}; it is reckoned at $${landedUnitCost.toFixed(2)}.`];
}
