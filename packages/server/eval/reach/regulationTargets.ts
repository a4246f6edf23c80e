import type { Evidence } from '../../src/evidence/index.ts';
import { formatNumber } from '../../src/registry/index.ts';
import { inSentence } from '../../src/text/letters.ts';
import { bare, firstFigure, type Naming, type Target } from './target.ts';

/** Rules, claims, novel foods, monographs and reference amounts. */
export function regulationTargets(evidence: Evidence, naming: Naming): Target[] {
  const { nutritionClaims, healthClaims, novelFoods, monographs, referenceAmounts } = evidence.references;
  return [
    ...evidence.rules.map((row) => ruleTarget(row, naming)),
    ...evidence.euClaims.flatMap(euClaimTargets),
    ...nutritionClaims.map((row): Target => ({
      asked: 'nutritionClaim',
      passage: row.passage,
      slots: {
        claim: [row.claim, ...row.also].map(filled),
        market: naming.say('market', row.market),
      },
      facts: firstFigure(row.formula.text.replaceAll(/[a-z]\w*/g, '')),
    })),
    ...healthClaims.map((row): Target => ({
      asked: 'healthClaim',
      passage: row.passage,
      slots: { substance: [row.substance], disease: [row.disease] },
      facts: [],
    })),
    ...novelFoods.flatMap(novelTargets),
    ...monographs.flatMap(monographTargets),
    ...referenceAmounts.map((row): Target => ({
      asked: 'referenceAmount',
      passage: row.passage,
      slots: { category: categoriesIn(row.category) },
      facts: [row.statedAs, ...(row.amount === null ? [] : [`${formatNumber(row.amount)} ${row.unit}`])],
    })),
  ];
}

const filled = (claim: string) => claim.replace(/\[[^\]]+\]/, 'vitamin C');
/** A kind of food by its whole name, and by each of the foods that the name lists. */
const categoriesIn = (category: string): string[] => {
  const whole = bare(category);
  const listed = whole.split(/[,;:]| and /).map((part) => part.trim());
  return [whole, ...listed.filter((part) => part.length > 3 && !/^(?:all|other|e\.g|such)/i.test(part))].map(
    inSentence,
  );
};

function ruleTarget(row: Evidence['rules'][number], naming: Naming): Target {
  const country = /^([A-Z]\p{L}+): .*maximum/u.exec(row.title)?.[1];
  const isNational = row.area === 'national-maximum' && country !== undefined && row.ingredients.length > 0;
  return {
    asked: isNational ? 'nationalMaximum' : 'rule',
    passage: row.passage,
    slots: {
      market: naming.say('market', row.market),
      title: [bare(row.title)],
      trigger: [bare(row.trigger)],
      source: [/\d/.test(row.source) ? (row.source.split(';')[0] ?? '') : ''],
      country: [country ?? ''],
      ingredient: row.ingredients.flatMap(naming.ingredient),
    },
    facts: firstFigure(row.requirement),
  };
}

function euClaimTargets(row: Evidence['euClaims'][number]): Target[] {
  const slots = {
    substance: [inSentence(bare(row.substance.split(':')[0] ?? ''))],
    verb: [row.verb],
    benefit: [row.benefit.split('. ')[0] ?? ''],
  };
  const figures = firstFigure(row.threshold || row.conditions);
  const base = { passage: row.passage, slots };
  return [
    { ...base, asked: 'euClaim', facts: [] },
    ...(figures.length > 0 && row.status === 'authorised'
      ? [{ ...base, asked: 'euCondition', facts: figures }]
      : []),
  ];
}

function novelTargets(row: Evidence['references']['novelFoods'][number]): Target[] {
  const slots = {
    name: [inSentence(bare(row.name)), row.name],
    category: [inSentence(bare(row.foodCategory).slice(0, 120))],
  };
  const figures = firstFigure(row.maxLevel);
  const base = { passage: row.passage, slots };
  return [
    { ...base, asked: 'novelStatus', facts: [] },
    ...(figures.length > 0 ? [{ ...base, asked: 'novelLevel', facts: figures }] : []),
  ];
}

function monographTargets(row: Evidence['references']['monographs'][number]): Target[] {
  const { doseMin, doseMax } = row;
  if (doseMin === null && doseMax === null) return [];
  const figures = [doseMin, doseMax].filter((dose) => dose !== null).map(formatNumber);
  return [
    {
      asked: 'monograph',
      passage: row.passage,
      slots: { name: [inSentence(bare(row.name.split(' - ')[0] ?? ''))] },
      facts: [[...new Set(figures)].join('–')],
    },
  ];
}
