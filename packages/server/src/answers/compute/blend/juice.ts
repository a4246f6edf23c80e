import { formatNumber } from '../../../registry/index.ts';
import { type Operation, saysInAll, stated, tidy } from '../worked/sheet.ts';

/** The row on what Brix juice has that is made from concentrate, fruit by fruit: 21 CFR 101.30(h). */
const ofBrix = 'us2-ju-brix';
const asked =
  /(?:%|\bper ?cent(?:age)?)(?: of)? (?:\p{L}+ )?juice\b|\bjuice (?:content|percentage|share)\b|\bhow much juice\b/iu;

/** What percentage of a drink is juice that is made from a concentrate, by the Brix that the law takes for single strength. */
export const juicePercent: Operation = (sheet) => {
  const rule = sheet.evidence.rules.find(({ key }) => key === ofBrix);
  if (!rule || !saysInAll(sheet, asked)) return null;
  const [brix, ...more] = sheet.quantities.filter(({ unit }) => unit.key === 'brix');
  const [one, other, ...others] = sheet.quantities.filter(
    ({ unit, per }) => per === null && (unit.dimension === 'mass' || unit.dimension === 'volume'),
  );
  if (
    !brix ||
    !one ||
    !other ||
    more.length + others.length > 0 ||
    one.unit.dimension !== other.unit.dimension
  )
    return null;
  const fruit = [...rule.requirement.matchAll(/([a-z]+(?: [a-z]+)?) (\d+(?:\.\d+)?)/g)].find(
    ([, name = '']) => new RegExp(String.raw`\b${name}\b`, 'i').test(sheet.whole),
  );
  const [, name = '', figure = ''] = fruit ?? [];
  if (!fruit) return null;
  const single = Number(figure);
  const [concentrate, batch] = one.amount < other.amount ? [one, other] : [other, one];
  const percent = ((concentrate.amount * brix.value) / batch.amount / single) * 100;
  return {
    statement: `${formatNumber(tidy(percent))} % ${name} juice: ${stated(concentrate)} × ${stated(brix)} ÷ ${stated(batch)} ÷ ${figure} °Brix, the least that juice of ${name} from concentrate has in the US`,
    sources: [rule.passage],
    isOfWhole: true,
  };
};
