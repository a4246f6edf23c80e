import { convertMass, formatNumber, massUnit, nameInSentence } from '../../../registry/index.ts';
import { againstLimitSentences, limitGroupOf } from '../../parts/conversion.ts';
import { paragraph, type Sentence } from '../../prose.ts';
import type { Dose } from '../../understand/doses.ts';
import { amountOf, authorityIn, limitsOf } from '../../values.ts';
import { workedFrom, workedSentence } from '../arithmetic.ts';
import type { Quantity } from './quantities.ts';
import { type Operation, saysInAll, type Sheet, stated, tidy } from './sheet.ts';

const ofLimit =
  /\bUL\b|\bupper\b|\blimit\b|\bmaximum\b|\bceiling\b|\bsafe level\b|\btoo (?:much|high)\b|\bover(?:dose|dosing|doing)?\b|\babove\b|\bexceed/i;
const ofRoom =
  /\b(?:left|room|remain(?:s|ing|der)?|headroom|leeway|still|spare|leaves?|before)\b|\b(?:how much|what) (?:more|else)\b/i;
const ofSum =
  /\btogether\b|\btotal\b|\bin all\b|\ball in\b|\bsum\b|\bcombined\b|\badded up\b|\bplus\b|\band\b|\balso\b|\+|&/i;

/** What several sources bring in all beside the upper level, and what is left to it. */
export const intakes: Operation = (sheet) => {
  const [key, ...others] = sheet.inquiry.ingredients;
  const sources = sheet.quantities.filter((each) => isSource(each) && !isLevel(each));
  const isElse = sheet.quantities.some(
    (each) => !isSource(each) && each.unit.dimension !== 'time' && each.unit.dimension !== 'piece',
  );
  const [first] = sources;
  if (!key || others.length > 0 || !first || isElse || !saysInAll(sheet, ofLimit)) return null;
  const isOfRoom = saysInAll(sheet, ofRoom);
  if (!isOfRoom && (sources.length < 2 || !saysInAll(sheet, ofSum))) return null;
  const unit = first.unit.symbol;
  if (!isDose(unit) || sources.some((each) => !isDose(each.unit.symbol))) return null;
  const sum = tidy(sources.reduce((all, { amount }) => all + amount, 0) / first.unit.worth);
  const taken: Dose = { value: sum, unit, text: first === sources[0] ? stated(first) : '' };
  const total =
    sources.length > 1
      ? [
          workedSentence(
            `${formatNumber(sum)} ${unit} in all: ${sources.map((each) => stated(each)).join(' + ')}`,
          ),
        ]
      : [];
  const beside = againstLimitSentences(sheet.evidence, key, { ...sheet.inquiry, amounts: [taken] });
  const room = isOfRoom || sources.length > 1 ? roomLeft(sheet, key, taken) : [];
  if (room.length + beside.length === 0) return null;
  return {
    statement: '',
    blocks: [paragraph(...(isOfRoom ? [...total, ...room] : [...total, ...beside, ...room]))],
    isOfWhole: true,
  };
};

/** “The upper level of 100 µg” is what is held against, and comes from nothing. */
const isLevel = ({ before }: Quantity): boolean =>
  /\b(?:level|limit|UL|maximum|ceiling|max)\s*(?:of|is|at|:|=)?\s*$/i.test(before);

/** An amount by itself or of a day, a piece, a portion. */
const isSource = ({ unit, per, value }: Quantity): boolean =>
  (unit.dimension === 'mass' || unit.dimension === 'activity') &&
  value > 0 &&
  (per === null || ['time', 'piece', 'serving', 'container'].includes(per.unit.dimension));

const isDose = (symbol: string): symbol is Dose['unit'] => ['µg', 'mg', 'g'].includes(symbol);

/** What is left to each upper level that is meant, or by how much it is passed. */
function roomLeft({ evidence, inquiry }: Sheet, key: string, taken: Dose): Sentence[] {
  const authority = inquiry.market ? authorityIn[inquiry.market] : null;
  return limitsOf(evidence, key, limitGroupOf(inquiry))
    .filter((limit) => (limit.kind === 'UL' || limit.kind === 'safe level') && limit.amount !== null)
    .filter((limit) => authority === null || limit.authority === authority)
    .flatMap((limit) => {
      const inUnit = taken.unit === 'IU' ? null : convertMass(taken.value, taken.unit, massUnit(limit.unit));
      const level = limit.amount ?? 0;
      if (inUnit === null) return [];
      const left = tidy(level - inUnit);
      const name = `${limit.authority} ${limit.kind === 'UL' ? 'upper limit' : limit.kind} of ${nameInSentence(evidence, key)} for ${limit.population}`;
      const sum = `${formatNumber(level)} ${limit.unit} − ${formatNumber(inUnit)} ${limit.unit}`;
      const told =
        left >= 0
          ? `${formatNumber(left)} ${limit.unit} are left to the ${name} of ${amountOf(evidence, limit)}: ${sum}`
          : `Nothing is left: it is ${formatNumber(-left)} ${limit.unit} above the ${name} of ${amountOf(evidence, limit)}`;
      return [workedFrom(limit.passage, told)];
    });
}
