import type { Evidence } from '../../evidence/index.ts';
import { formatNumber, statedAmounts } from '../../registry/index.ts';
import type { Block } from '../prose.ts';
import { doubt, fact, note, paragraph } from '../prose.ts';
import type { Inquiry } from '../understand/inquiry.ts';
import { derive } from '../values.ts';

const factor = /\b1 kcal = (\d+(?:\.\d+)?) kJ\b/;

/** Whether a question works energy from one unit into the other. */
export const isOfEnergy = ({ question }: Pick<Inquiry, 'question'>): boolean =>
  /\bkj\b|kilojoule|\d\s*kj\b/i.test(question) && /kcal|calorie/i.test(question);

/** The energy of a question in the other unit, by the rule that says so; null without an amount. */
export function energyBlocks(evidence: Evidence, { question }: Inquiry): Block[] | null {
  const rule = evidence.rules.find(({ requirement }) => factor.test(requirement));
  const kjPerKcal = Number(factor.exec(rule?.requirement ?? '')?.[1]);
  const worked = statedAmounts(question).flatMap(({ value, unit }) => {
    if (unit !== 'kcal' && unit !== 'kJ') return [];
    const [sign, other, result] =
      unit === 'kcal' ? ['×', 'kJ', value * kjPerKcal] : ['÷', 'kcal', value / kjPerKcal];
    const rounded = result < 10 ? Number(result.toPrecision(3)) : Math.round(result);
    const written = `${formatNumber(value)} ${unit}`;
    return [`${written} is ${formatNumber(rounded)} ${other}: ${written} ${sign} ${kjPerKcal}`];
  });
  if (!rule || worked.length === 0) return null;
  return [
    paragraph(
      ...worked.map((statement) =>
        fact(`${statement}${doubt(rule.passage)}`, derive(rule.passage, `${statement}.`)),
      ),
      note('A label works both figures out from the nutrients, so they may part by a few'),
    ),
  ];
}
