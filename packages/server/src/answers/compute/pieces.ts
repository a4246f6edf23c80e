import { estimateProduct, fitWarnings, planFormula, proposeFormula } from '../../costing/index.ts';
import type { Evidence } from '../../evidence/index.ts';
import {
  convertMass,
  familyOf,
  formatAmount,
  formatNumber,
  nameInSentence,
  stems,
} from '../../registry/index.ts';
import { estimatePassage, withoutStop } from '../estimatePassage.ts';
import type { Block } from '../prose.ts';
import { fact, list, note, paragraph } from '../prose.ts';
import type { Dose } from '../understand/doses.ts';
import type { Inquiry } from '../understand/inquiry.ts';
import { workedFrom, workedSentence } from './arithmetic.ts';
import { amountAsked } from './worked/claimAmounts.ts';

/** How many pieces of a dosage form hold a dose: by what a piece holds, else by what fits into one. Null without a dose. */
export function piecesBlocks(evidence: Evidence, inquiry: Inquiry): Block[] | null {
  const [form = 'piece'] = inquiry.dosageForms;
  const [dose, piece] = inquiry.amounts.toSorted((left, right) => inMg(right) - inMg(left));
  if (!dose || inMg(dose) === 0) return null;
  if (piece && inMg(piece) > 0) return divided({ dose, piece, form });
  return isHeldByPiece(inquiry)
    ? reached(evidence, inquiry, { piece: dose, form })
    : fitted(evidence, inquiry, dose);
}

const inMg = ({ value, unit }: Dose) => convertMass(value, unit, 'mg') ?? 0;

const plural = (form: string, count: number) =>
  count === 1 ? form : form.endsWith('y') ? `${form.slice(0, -1)}ies` : `${form}s`;

/** “Each gummy holds 0.6 g”, “0.6 g per gummy”, “softgels of 300 mg”: the amount is that of a piece, and the dose is asked for. */
const isHeldByPiece = ({ question, dosageForms: [form = 'piece'] }: Inquiry): boolean =>
  [
    String.raw`\b(?:each|every|per|an?|one|our|the|this) (?:[\w-]+ ){0,2}(?:${form}|piece|unit)\b`,
    String.raw`\b(?:${plural(form, 2)}|pieces|units) (?:of|with|at|holding|containing) \d`,
  ].some((held) => new RegExp(held, 'i').test(question)) &&
  /\bhow many\b|\bnumber of\b|\bcount\b/i.test(question);

/** How many pieces bring what the authorised claims on the ingredient ask for a day; null where none says it. */
function reached(
  evidence: Evidence,
  inquiry: Inquiry,
  { piece, form }: { piece: Dose; form: string },
): Block[] | null {
  const [key] = inquiry.ingredients;
  if (key === undefined) return null;
  const family = familyOf(evidence, key);
  const asked = new Set(stems(inquiry.question));
  // the claim that the question words comes first: “on maintaining normal blood triglycerides”
  const likeness = ({ substance, benefit, topics }: Evidence['euClaims'][number]) => {
    const words = new Set(stems(`${substance} ${benefit}`));
    const isOnTopic = topics.some((topic) => inquiry.topics.includes(topic));
    return Number(isOnTopic) + [...words].filter((word) => asked.has(word)).length / Math.sqrt(words.size);
  };
  const claims = evidence.euClaims
    .filter(
      ({ ingredients, status }) =>
        status === 'authorised' && ingredients.some((each) => family.includes(each)),
    )
    .toSorted((left, right) => likeness(right) - likeness(left));
  const worked = claims.flatMap(({ substance, verb, benefit, passage, ...claim }) => {
    const needed = amountAsked(claim, claim.conditions);
    const exact = needed ? inMg(needed) / inMg(piece) : 0;
    if (!needed || exact <= 0) return [];
    const count = Math.ceil(exact - 1e-9);
    const quotient = formatNumber(Number(exact.toPrecision(4)));
    const statement = `${formatNumber(count)} ${plural(form, count)} for “${substance} ${verb} ${benefit}” in the EU, which asks for ${formatAmount(needed.value, needed.unit)}: ÷ ${formatAmount(piece.value, piece.unit)} = ${quotient}`;
    return [workedFrom(passage, statement)];
  });
  const [first, ...others] = worked;
  return first ? [paragraph(first), list(others.slice(0, mostClaims))] : null;
}

const mostClaims = 3;

function divided({ dose, piece, form }: { dose: Dose; piece: Dose; form: string }): Block[] {
  const exact = inMg(dose) / inMg(piece);
  const count = Math.ceil(exact - 1e-9);
  const quotient = formatNumber(Number(exact.toPrecision(4)));
  const statement = `${formatNumber(count)} ${plural(form, count)}: ${formatAmount(dose.value, dose.unit)} ÷ ${formatAmount(piece.value, piece.unit)} = ${quotient}`;
  const held = `they hold ${formatNumber(Number(((count * inMg(piece)) / 1000).toPrecision(4)))} g`;
  const told = count === exact ? statement : `${statement}, so ${held}`;
  return [paragraph(workedSentence(told))];
}

function fitted(evidence: Evidence, { ingredients, dosageForms }: Inquiry, dose: Dose): Block[] | null {
  const [key] = ingredients;
  const [form] = dosageForms;
  if (!key || !form) return null;
  const name = nameInSentence(evidence, key);
  const concept = `${dose.text} ${name} ${form}`;
  const product = { concept, description: '', formFactor: null, volume: null, volumeUnit: null };
  const estimate = estimateProduct(product);
  const units = estimate.unitsPerServing;
  const source = {
    ...estimatePassage(estimate),
    key: `estimate:${concept}`,
    title: `Estimate of a ${concept}`,
  };
  return [
    paragraph(
      fact(
        `About ${formatNumber(units)} ${plural(form, units)} a serving for ${formatAmount(dose.value, dose.unit)} of ${name}`,
        { ...source, text: `${formatAmount(dose.value, dose.unit)} of ${name}. ${source.text}` },
      ),
      note('That goes by a usual size and bulk density; the formula shows the fit of your material'),
    ),
    // what the run costs was not asked for
    paragraph(
      ...fitWarnings(planFormula(proposeFormula(product)))
        .filter((warning) => source.text.includes(warning))
        .map((warning) => fact(withoutStop(warning), source)),
    ),
  ];
}
