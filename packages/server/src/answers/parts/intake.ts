import type { Cited, Evidence } from '../../evidence/index.ts';
import type { DailyValue, Limit } from '../../evidence/records.ts';
import type { Segment, Sentence } from '../prose.ts';
import { capitalize, doubt, fact, joinSegments } from '../prose.ts';
import { amountOf, dailyValuesOf, limitsOf, singleDosesOf } from '../values.ts';
import { nameInSentence } from '../../registry/index.ts';

/** What adults need of a nutrient each day; nothing for an ingredient without an RDA or AI. */
export function needSentences(evidence: Evidence, key: string): Sentence[] {
  const rows = limitsOf(evidence, key).filter((limit) => limit.kind === 'RDA' || limit.kind === 'AI');
  const [first] = rows;
  if (!first) return [];
  const name = nameInSentence(evidence, first.ingredient);
  const kind = first.kind === 'RDA' ? 'RDA' : 'adequate intake (AI)';
  if (rows.length === 1) {
    const amount = amountOf(evidence, first);
    const people = capitalize(first.population.replace('adults', 'adults aged'));
    return [
      fact(
        `${people} need ${amount} of ${name} a day from all sources, the US ${kind}${doubt(first.passage)}`,
        first.passage,
      ),
    ];
  }
  const items = rows.map((row): Segment[] => [
    `${amountOf(evidence, row)} for ${row.population.replace(/(men|women) /, '$1 aged ')}`,
    row.passage,
  ]);
  return [
    fact(
      `The US ${kind} of ${name} a day, from all sources, is `,
      ...joinSegments(items),
      doubt(first.passage),
    ),
  ];
}

/** The upper limits of an ingredient in the US and at EFSA, with their scope. */
export function limitSentences(
  evidence: Evidence,
  key: string,
  market: 'US' | 'EU' | null = null,
): Sentence[] {
  const rows = limitsOf(evidence, key).filter((limit) => limit.kind !== 'RDA' && limit.kind !== 'AI');
  if (rows.length === 0) return limitsOfForms(evidence, key);
  const us = rows.find((limit) => limit.authority === 'US');
  const efsa = rows.find((limit) => limit.authority === 'EFSA');
  const ordered = market === 'EU' ? [efsa, us] : [us, efsa];
  if (!us || !efsa || us.kind !== 'UL' || efsa.kind !== 'UL')
    return ordered.flatMap((limit) => (limit ? [oneLimit(evidence, limit)] : []));
  const name = nameInSentence(evidence, us.ingredient);
  // where one market is asked about, its limit leads
  if (market === 'EU')
    return [
      fact(
        `The upper limit (UL) of ${name} for adults is ${amountOf(evidence, efsa)} at EFSA${remarks(efsa)}`,
        efsa.passage,
        ` and ${amountOf(evidence, us)} a day in the US${remarks(us)}`,
        us.passage,
      ),
    ];
  const isSame = us.amount === efsa.amount && us.unit === efsa.unit;
  const efsaAmount = isSame ? '' : `${amountOf(evidence, efsa)} `;
  return [
    fact(
      `The upper limit (UL) of ${name} for adults is ${amountOf(evidence, us)} a day in the US${remarks(us)}`,
      us.passage,
      ` and ${efsaAmount}at EFSA${remarks(efsa)}`,
      efsa.passage,
    ),
  ];
}

/** Asks of what is taken in one go. */
export const asksAtOnce = (question: string): boolean =>
  /\bsingle (?:dose|serving|shot|portion)s?\b|\b(?:at|all at) once\b|\bat (?:one|a) time\b|\bin one (?:go|sitting|dose|serving)\b/i.test(
    question,
  );

/** What may be taken at once, where an authority says so. */
export const singleDoseSentences = (evidence: Evidence, key: string): Sentence[] =>
  singleDosesOf(evidence, key).map((limit) =>
    fact(
      `The ${limit.authority} safe single dose of ${nameInSentence(evidence, limit.ingredient)} for ${limit.population} is ${amountOf(evidence, limit)} at once${remarks(limit)}`,
      limit.passage,
    ),
  );

/** A limit may be set for what an ingredient holds: that of EGCG answers for green tea extract. */
const limitsOfForms = (evidence: Evidence, key: string): Sentence[] =>
  evidence.limits
    .filter((limit) => limit.group === 'adults' && evidence.ingredients.get(limit.ingredient)?.parent === key)
    .map((limit) => oneLimit(evidence, limit));

/** Scope, note and doubt of a limit, in brackets. */
function remarks(limit: Cited<Limit>): string {
  const scope = limit.scope && limit.scope !== 'all sources' ? `counting ${limit.scope}` : '';
  const note = limit.note.startsWith('no upper limit set') ? '' : limit.note;
  const remark = [scope, note, limit.passage.isConfirmed ? '' : 'unconfirmed'].filter(Boolean).join('; ');
  return remark && ` (${remark})`;
}

const limitWords: Record<Limit['kind'], string> = {
  UL: 'upper limit (UL)',
  'safe level': 'safe level',
  'single dose': 'safe single dose',
  guidance: 'guidance level',
  CDRR: 'chronic disease risk reduction level (CDRR)',
  RDA: 'RDA',
  AI: 'AI',
  none: 'upper limit',
};

function oneLimit(evidence: Evidence, limit: Cited<Limit>): Sentence {
  const name = nameInSentence(evidence, limit.ingredient);
  if (limit.amount === null) {
    const who = limit.authority === 'US' ? 'The US has set' : 'EFSA has derived';
    return fact(`${who} no upper limit for ${name}${doubt(limit.passage)}`, limit.passage);
  }
  const where = limit.authority === 'US' ? 'The US' : 'The EFSA';
  const people = limit.population === 'adults' ? 'adults' : `the ${limit.population}`;
  return fact(
    `${where} ${limitWords[limit.kind]} of ${name} for ${people} is ${amountOf(evidence, limit)} a day${remarks(limit)}`,
    limit.passage,
  );
}

/** The label reference values of adults in the US and the EU. */
export function labelValueSentences(
  evidence: Evidence,
  key: string,
  { market = null, isEuFirst = false }: { market?: 'US' | 'EU' | null; isEuFirst?: boolean } = {},
): Sentence[] {
  const adults = dailyValuesOf(evidence, key).filter((value) => value.group === 'adults');
  const us = adults.find((value) => value.jurisdiction === 'US' && market !== 'EU');
  const eu = adults.find((value) => value.jurisdiction === 'EU' && market !== 'US');
  const items = (isEuFirst ? [eu, us] : [us, eu]).flatMap((value): Segment[][] =>
    value ? [[valueWords(evidence, value), value.passage]] : [],
  );
  return items.length > 0 ? [fact('For labels, ', ...joinSegments(items))] : [];
}

const valueWords = (evidence: Evidence, value: Cited<DailyValue>) =>
  `the ${value.jurisdiction === 'US' ? 'US Daily Value' : `EU ${value.kind === 'NRV' ? 'reference value (NRV)' : 'reference intake'}`} is ${amountOf(evidence, value)}${doubt(value.passage)}`;
