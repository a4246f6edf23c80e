import { allergensOf, statusOf } from '../allergens.ts';
import { check, type Check, type CheckCode } from '../check.ts';
import type { FormulaData } from '../data.ts';
import type { Formula } from '../formula.ts';
import { knownOf } from '../known.ts';
import { micronutrient } from '../nutrients.ts';
import type { WeighedLine } from '../weigh.ts';

const conversionTexts: Partial<Record<CheckCode, string>> = {
  'conversion.iu': 'International Units exist only for vitamins A, D and E: give a weight.',
  'conversion.form': 'Which form it is decides what it counts: choose the form.',
  'conversion.meq': 'Milliequivalents need a mineral with a known charge: give a weight.',
  'conversion.cfu': 'How many CFU a gram of the culture holds is missing.',
};

/** What is found on each line by itself. */
export function lineChecks(formula: Formula, lines: readonly WeighedLine[], data: FormulaData): Check[] {
  const pieces = formula.serving.units ?? 1;
  const whole = lines.reduce((sum, { inputMg }) => sum + (inputMg ?? 0), 0);
  return lines.flatMap((weighed) => [
    ...conversion(weighed),
    ...allergens(weighed, formula),
    ...minor(weighed, whole, pieces),
    ...openMaterial(weighed),
    ...lostWhole(weighed),
    ...overage(weighed, formula),
    ...unmatched(weighed, data),
  ]);
}

const conversion = ({ line, problem }: WeighedLine): Check[] =>
  problem === null
    ? []
    : [
        check(problem, {
          line: line.id,
          text: `${conversionTexts[problem] ?? ''} The line is left off the label.`,
        }),
      ];

/** Every allergen of the market starts as unconfirmed, and only evidence changes that. */
function allergens({ line }: WeighedLine, { market }: Formula): Check[] {
  const open = allergensOf[market].filter((allergen) => statusOf(line.draft, allergen) === 'unconfirmed');
  if (open.length === 0) return [];
  const which =
    open.length === allergensOf[market].length
      ? 'No allergen is confirmed'
      : `Not confirmed: ${open.join(', ')}`;
  return [
    check('allergen.unconfirmed', { line: line.id, text: `${which}. Ask the supplier for a statement.` }),
  ];
}

/** Under a thousandth of the blend, or under a milligram a piece, even mixing needs a premix. */
function minor({ line, inputMg }: WeighedLine, whole: number, pieces: number): Check[] {
  if (inputMg === null || inputMg <= 0 || line.purpose === 'shell' || line.purpose === 'coating') return [];
  if (inputMg >= whole * 0.001 && inputMg / pieces >= 1) return [];
  return [
    check('mix.minor', {
      line: line.id,
      text: 'So little is hard to mix evenly: use a premix or a trituration.',
    }),
  ];
}

/** A mineral is bought as a compound: until its share is told, weight, fit and cost are far too low. */
function openMaterial({ line, claim }: WeighedLine): Check[] {
  const { draft, amount } = line;
  const mineral = draft.nutrient ? micronutrient(draft.nutrient) : undefined;
  const isTold = (draft.potency ?? draft.materialId ?? draft.formulaId ?? null) !== null;
  if (!mineral || mineral.isVitamin || isTold || !claim || amount?.basis !== 'nutrient') return [];
  const name = mineral.us.toLowerCase();
  const text = draft.source
    ? `How much ${name} ‘${draft.source}’ holds is not told: it is weighed and costed as if all of it were ${name}.`
    : `Its form is open: it is weighed and costed as if it were pure ${name}.`;
  return [check('material.open', { line: line.id, text })];
}

/** Overage of all that is weighed in is no plan: what a line weighs then cannot be told. */
const lostWhole = ({ line, claim, inputMg }: WeighedLine): Check[] =>
  claim && inputMg === null
    ? [
        check('material.open', {
          line: line.id,
          text: 'An overage of 100 % of what is weighed in leaves nothing for the label: its weight cannot be told.',
        }),
      ]
    : [];

/** Upper ends of the EU's tolerances, shares of the label (Commission guidance of 2012). */
const tolerances = { vitamin: 0.5, mineral: 0.45 } as const;

function overage({ line, claim, carryingMg, inputMg }: WeighedLine, { market }: Formula): Check[] {
  const nutrient = line.nutrient ? micronutrient(line.nutrient) : undefined;
  if (!nutrient || !claim || line.purpose !== 'active') return [];
  if (line.overage === 0) {
    return [
      check('overage.none', {
        line: line.id,
        text: 'Added without overage: what the label says must still be there at the end of shelf life.',
        source: '21 CFR 101.9(g)(4)',
      }),
    ];
  }
  const most = tolerances[nutrient.isVitamin ? 'vitamin' : 'mineral'];
  // Of what is weighed in, a share of 40 is two thirds more than the label says.
  const surplus = carryingMg && inputMg ? inputMg / carryingMg - 1 : line.overage;
  if (market !== 'EU' || surplus <= most + 1e-9) return [];
  return [
    check('tolerance.eu', {
      line: line.id,
      text: `The planned amount lies more than ${most * 100} % above the label.`,
      source: 'Commission guidance on tolerances, December 2012',
    }),
  ];
}

function unmatched({ line }: WeighedLine, data: FormulaData): Check[] {
  const { materialId, formulaId } = line.draft;
  if (line.purpose !== 'active' || materialId || formulaId) return [];
  if (line.nutrient && micronutrient(line.nutrient)) return [];
  if (knownOf(data, [line.draft.ingredient, line.name, line.draft.source, line.nutrient])) return [];
  return [
    check('line.unmatched', {
      line: line.id,
      text: `Nothing is known of '${line.name}': its limits, status and price are not checked.`,
    }),
  ];
}
