import type { Evidence } from '../../src/evidence/index.ts';
import { formatAmount } from '../../src/registry/index.ts';
import { inSentence } from '../../src/text/letters.ts';
import { bare, firstFigure, type Naming, type Target } from './target.ts';

/** Findings, limits and reference values. */
export function evidenceTargets(evidence: Evidence, naming: Naming): Target[] {
  return [
    ...evidence.studies.flatMap((row) => studyTargets(row, naming)),
    ...evidence.limits.map((row) => limitTarget(row, naming)),
    ...evidence.dailyValues.map((row): Target => ({
      asked: 'dailyValue',
      passage: row.passage,
      slots: {
        ingredient: naming.ingredient(row.ingredient),
        reference: naming.say('reference', row.kind),
        population: naming.say('population', row.population),
      },
      facts: amountForms(row.amount, row.unit),
    })),
    ...evidence.references.interactions.map((row): Target => ({
      asked: 'interaction',
      passage: row.passage,
      slots: { ingredient: namesOf(row.ingredients, naming), medicine: medicinesIn(row.with) },
      facts: firstFigure(row.effect),
    })),
    ...evidence.references.bioavailability.map((row): Target => ({
      asked: 'bioavailability',
      passage: row.passage,
      slots: {
        ingredient: namesOf(row.ingredients, naming),
        form: [row.form.split(';')[0] ?? ''],
        comparator: [row.comparator],
        measure: [bare(row.measure)],
      },
      facts: firstFigure(row.result),
    })),
  ];
}

const namesOf = (keys: readonly string[], naming: Naming) => naming.ingredient(keys[0] ?? '');

/** An amount, and a large one in µg also in mg; what the unit is of (`µg RAE`) may be left out. */
export function amountForms(amount: number, unit: string): string[] {
  const [plain = ''] = unit.split(' ');
  const inMg = plain === 'µg' && amount >= 1000 ? [formatAmount(amount / 1000, 'mg')] : [];
  return [formatAmount(amount, unit), formatAmount(amount, plain), ...inMg];
}

/** The single medicines of `ciclosporin, tacrolimus` or `ACE inhibitors (captopril, enalapril)`. */
const medicinesIn = (text: string): string[] => [
  text,
  ...text
    .split(/[,();]|\band\b/)
    .map((part) => part.trim())
    .filter((part) => part.length > 3 && !/^(?:other|some|all|before|with)\b/.test(part)),
];

type Study = Evidence['studies'][number];

function studyTargets(row: Study, naming: Naming): Target[] {
  const author = /^[\p{L}' -]+ \d{4}/u.exec(row.source)?.[0] ?? '';
  const slots = {
    ingredient: [inSentence(row.subject), ...(row.isCombination ? [] : namesOf(row.ingredients, naming))],
    outcome: [row.outcome],
    population: [row.population],
    topic: row.topics.map(naming.topic),
    lay: row.topics.flatMap((key) => naming.say('lay', naming.topic(key))),
    author: [author],
  };
  const base = { passage: row.passage, slots };
  return [
    { ...base, asked: 'study', facts: firstFigure(row.result) },
    ...(/\d/.test(row.dose) ? [{ ...base, asked: 'studiedDose', facts: firstFigure(row.dose) }] : []),
  ];
}

function limitTarget(row: Evidence['limits'][number], naming: Naming): Target {
  return {
    asked: row.kind === 'RDA' || row.kind === 'AI' ? 'recommended' : 'upperLimit',
    passage: row.passage,
    slots: {
      ingredient: naming.ingredient(row.ingredient),
      authority: naming.say('authority', row.authority),
      population: naming.say('population', row.population),
    },
    facts: row.amount === null ? [] : amountForms(row.amount, row.unit),
  };
}
