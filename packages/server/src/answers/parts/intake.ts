import type { Cited, Evidence } from '../../evidence/index.ts';
import { nameInSentence } from '../../evidence/index.ts';
import type { DailyValue, Limit } from '../../evidence/records.ts';
import type { Inquiry } from '../inquiry.ts';
import type { Part, Sentence } from '../prose.ts';
import { capitalize, doubt, fact, joinParts, note } from '../prose.ts';
import { amountOf, dailyValuesOf, limitsOf } from '../values.ts';

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
  const items = rows.map((row): Part[] => [
    `${amountOf(evidence, row)} for ${row.population.replace(/(men|women) /, '$1 aged ')}`,
    row.passage,
  ]);
  return [
    fact(`The US ${kind} of ${name} a day, from all sources, is `, ...joinParts(items), doubt(first.passage)),
  ];
}

/** The upper limits of an ingredient in the US and at EFSA, with their scope. */
export function limitSentences(evidence: Evidence, key: string): Sentence[] {
  const rows = limitsOf(evidence, key).filter((limit) => limit.kind !== 'RDA' && limit.kind !== 'AI');
  const us = rows.find((limit) => limit.authority === 'US');
  const efsa = rows.find((limit) => limit.authority === 'EFSA');
  const set = [us, efsa].filter(
    (limit) => limit !== undefined && limit.amount !== null && limit.kind === 'UL',
  );
  if (set.length === 2 && us && efsa && us.amount === efsa.amount && us.scope === (efsa.scope || us.scope)) {
    const scope = isTotal(us) ? '' : `, ${us.scope}`;
    return [
      fact(
        `The upper limit (UL) for adults is ${amountOf(evidence, us)} a day${scope}, in the US${doubt(us.passage)}`,
        us.passage,
        ` and at EFSA${doubt(efsa.passage)}`,
        efsa.passage,
      ),
      ...limitNotes([us]),
    ];
  }
  return [
    ...[us, efsa].flatMap((limit) => (limit ? [oneLimit(evidence, limit)] : [])),
    ...limitNotes([us, efsa]),
  ];
}

const isTotal = (limit: Limit) => limit.scope === '' || limit.scope === 'all sources';

const limitWords: Record<Limit['kind'], string> = {
  UL: 'upper limit (UL)',
  'safe level': 'safe level',
  guidance: 'guidance level',
  CDRR: 'chronic disease risk reduction level (CDRR)',
  RDA: 'RDA',
  AI: 'AI',
  none: 'upper limit',
};

function oneLimit(evidence: Evidence, limit: Cited<Limit>): Sentence {
  const where = limit.authority === 'US' ? 'The US' : 'The EFSA';
  const name = nameInSentence(evidence, limit.ingredient);
  if (limit.amount === null) {
    const who = limit.authority === 'US' ? 'The US has set' : 'EFSA has derived';
    return fact(`${who} no upper limit for ${name}${doubt(limit.passage)}`, limit.passage);
  }
  const scope = isTotal(limit) ? '' : ` and counts ${limit.scope}`;
  const people = limit.population === 'adults' ? 'adults' : `the ${limit.population}`;
  return fact(
    `${where} ${limitWords[limit.kind]} of ${name} for ${people} is ${amountOf(evidence, limit)} a day${scope}${doubt(limit.passage)}`,
    limit.passage,
  );
}

function limitNotes(limits: readonly (Cited<Limit> | undefined)[]): Sentence[] {
  return limits.flatMap((limit) => {
    if (!limit?.note || limit.amount === null || limit.note.startsWith('no upper limit set')) return [];
    const whose = limit.authority === 'US' ? 'the US figure' : 'the EFSA figure';
    return [fact(`On ${whose}${doubt(limit.passage)}: ${limit.note}`, limit.passage)];
  });
}

/** The label reference values of adults in the US and the EU. */
export function labelValueSentences(
  evidence: Evidence,
  key: string,
  market: 'US' | 'EU' | null = null,
): Sentence[] {
  const adults = dailyValuesOf(evidence, key).filter((value) => value.group === 'adults');
  const us = adults.find((value) => value.jurisdiction === 'US' && market !== 'EU');
  const eu = adults.find((value) => value.jurisdiction === 'EU' && market !== 'US');
  const items = [us, eu].flatMap((value): Part[][] =>
    value ? [[valueWords(evidence, value), value.passage]] : [],
  );
  return items.length > 0 ? [fact('For labels, ', ...joinParts(items))] : [];
}

const valueWords = (evidence: Evidence, value: Cited<DailyValue>) =>
  `the ${value.jurisdiction === 'US' ? 'US Daily Value' : `EU ${value.kind === 'NRV' ? 'reference value (NRV)' : 'reference intake'}`} is ${amountOf(evidence, value)}${doubt(value.passage)}`;

const groupNames = {
  children: 'children',
  infants: 'infants',
  pregnancy: 'pregnancy and lactation',
  older: 'older adults',
};

/** What the base holds for a group other than adults in general, and what it does not. */
export function groupSentences(evidence: Evidence, key: string, inquiry: Inquiry): Sentence[] {
  const { group } = inquiry;
  if (!group) return [];
  const name = nameInSentence(evidence, key);
  const values = dailyValuesOf(evidence, key).filter(
    (value) => value.group === group || (group === 'children' && value.group === 'infants'),
  );
  const items = values.map((value): Part[] => [
    `${amountOf(evidence, value)} for ${value.population}${doubt(value.passage)}`,
    value.passage,
  ]);
  const adult = dailyValuesOf(evidence, key).find(
    (value) => value.group === 'adults' && value.jurisdiction === 'US',
  );
  return [
    ...(items.length > 0 ? [fact(`The US Daily Value of ${name} is `, ...joinParts(items))] : []),
    ...(items.length > 0 && group === 'children' && adult
      ? [fact(`From 4 years the adult value of ${amountOf(evidence, adult)} applies`, adult.passage)]
      : []),
    note(
      items.length > 0
        ? `I hold no upper limit of ${name} for ${groupNames[group]}, and the adult one must not be carried over`
        : `I hold no dose or limit of ${name} for ${groupNames[group]}, and adult figures must not be carried over`,
    ),
  ];
}
