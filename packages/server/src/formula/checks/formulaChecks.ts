import { check, type Check } from '../check.ts';
import type { FormulaData } from '../data.ts';
import type { Formula, Line } from '../formula.ts';
import { ingredientOf } from '../known.ts';
import { euOrder, foodMandatory, micronutrient } from '../nutrients.ts';
import type { PanelSource } from '../panel/index.ts';
import { referenceOf } from '../panel/references.ts';
import { plain } from '../rounding.ts';
import { isRelative } from '../weigh.ts';
import { overLimits } from './limits.ts';

/** What is found on the formula as a whole. */
export function formulaChecks(from: PanelSource): Check[] {
  return [
    ...overLimits(from),
    ...percentSum(from.formula),
    ...unweighedShares(from),
    ...incompleteProfiles(from),
    ...containerPieces(from.formula),
    ...missingShell(from.formula),
    ...insignificant(from),
    ...noneDeclared(from.formula),
  ];
}

/** Lines in percent add up to 100, or one of them is the rest. */
function percentSum({ lines }: Formula): Check[] {
  const shares = lines.filter(({ amount }) => amount?.basis === 'percent');
  const rests = shares.filter(({ amount }) => amount?.isRest).length;
  if (shares.length === 0) return [];
  const sum = shares.reduce((total, { amount }) => total + (amount?.isRest ? 0 : (amount?.value ?? 0)), 0);
  if (rests === 1 && sum <= 100 + 0.05 + 1e-9) return [];
  if (rests === 0 && Math.abs(sum - 100) <= 0.05 + 1e-9) return [];
  return [
    check('percent.sum', {
      text:
        rests > 1
          ? 'Only one line can be the rest to 100 %.'
          : rests === 1
            ? `The lines in percent make ${plain(sum)} %: nothing is left for the line that is the rest.`
            : `The lines in percent make ${plain(sum)} %: make it 100, or let one line be the rest.`,
    }),
  ];
}

/** Shares, and a line that fills up, are of a serving: where nothing tells what it weighs they stay off the label. */
const unweighedShares = ({ lines }: PanelSource): Check[] =>
  lines
    .filter(({ line, inputMg }) => inputMg === null && line.amount !== null && isRelative(line))
    .map(({ line }) =>
      check('percent.sum', {
        line: line.id,
        text: `${line.name || 'This line'} is a share of a serving of unknown weight: say how many grams or mL a serving is.`,
      }),
    );

const mandatory = {
  US: [
    'fat',
    'saturates',
    'trans',
    'cholesterol',
    'sodium',
    'carbohydrate',
    'fibre',
    'sugars',
    'addedSugars',
    'protein',
    ...foodMandatory,
  ],
  EU: ['fat', 'saturates', 'carbohydrate', 'sugars', 'protein', 'sodium'],
} as const;

/** What a key of a profile is called inside a sentence: 'added sugars', 'vitamin D'. */
const wordOf = (key: string) =>
  (micronutrient(key)?.us ?? key.replace(/[A-Z]/g, ' $&').toLowerCase()).replace(/^[A-Z]/, (letter) =>
    letter.toLowerCase(),
  );

/**
 * A line without a value that the panel must declare: it is unknown, and sums as nothing. Every line of a food is eaten
 * for its nutrition; of a supplement those that have any.
 */
function incompleteProfiles({ formula, lines, data }: PanelSource): Check[] {
  if (formula.kind === 'supplement' && formula.market === 'EU') return [];
  return lines.flatMap(({ line, inputMg }) => {
    if (!inputMg || line.purpose === 'water' || line.nutrient || isBare(line, data)) return [];
    if (formula.kind === 'supplement' && !line.profile) return [];
    const missing = mandatory[formula.market].filter((key) => typeof line.profile?.[key] !== 'number');
    if (missing.length === 0) return [];
    return [
      check('profile.incomplete', {
        line: line.id,
        text: `Not known, and counted as none: ${missing.map(wordOf).join(', ')}.`,
        source: formula.market === 'US' ? '21 CFR 101.9(c)' : 'Regulation (EU) No 1169/2011, Article 30',
      }),
    ];
  });
}

/** From so much of it a material is the substance, and what carries it is too little to ask for. Our assumption. */
const bareFrom = 0.9;

/** Whether a line is a substance as it is, such as caffeine: of guarana, which holds some of it, a panel has more to say. */
function isBare(line: Line, data: FormulaData): boolean {
  const share = Math.min(line.potency, (line.draft.caffeinePercent || 100) / 100);
  return share >= bareFrom && !line.draft.extract && ingredientOf(data, line)?.isBare === true;
}

function containerPieces({ container, serving }: Formula): Check[] {
  if (!container?.units || !serving.units) return [];
  const servings = container.units / serving.units;
  if (Math.abs(servings - Math.round(servings)) < 1e-9) return [];
  return [
    check('serving.pieces', {
      text: `${plain(container.units)} pieces are no multiple of a serving of ${plain(serving.units)}.`,
    }),
  ];
}

function missingShell({ form, lines }: Formula): Check[] {
  const needsShell = form === 'capsule' || form === 'softgel';
  if (!needsShell || lines.some(({ purpose }) => purpose === 'shell')) return [];
  return [check('label.shellMissing', { text: 'No line is the shell: it belongs in the ingredient list.' })];
}

/** An EU supplement has no nutrition declaration: a powder of foods alone would declare nothing. */
function noneDeclared({ market, kind, lines }: Formula): Check[] {
  if (market !== 'EU' || kind !== 'supplement' || lines.length === 0) return [];
  if (lines.some(({ purpose }) => purpose === 'active')) return [];
  return [
    check('label.noneDeclared', {
      text: 'No line is active: a supplement declares how much it holds of what it is taken for. Without one it is a food.',
      source: 'Directive 2002/46/EC, Article 8',
    }),
  ];
}

/** Vitamins and minerals under 15 % of their reference value in a daily portion (Directive 2002/46/EC; recalled). */
function insignificant({ formula, totals, data }: PanelSource): Check[] {
  if (formula.market !== 'EU' || formula.kind !== 'supplement') return [];
  return euOrder.flatMap((key) => {
    const total = totals.micros.get(key);
    const nrv = referenceOf(data, key, { market: 'EU', audience: 'adults' });
    if (!total?.added.length || nrv === null) return [];
    const share = (total.value * formula.serving.perDay) / nrv;
    if (share >= 0.15 - 1e-9) return [];
    return [
      check('eu.insignificant', {
        line: total.added[0]?.line.id,
        text: `${micronutrient(key)?.eu} is under 15 % of its reference value in a daily portion.`,
      }),
    ];
  });
}
