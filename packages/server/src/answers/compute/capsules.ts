import type { Cited, Evidence } from '../../evidence/index.ts';
import {
  type Capsule,
  convertMass,
  type DosageForm,
  formatAmount,
  formatNumber,
  massUnit,
  stems,
} from '../../registry/index.ts';
import { passageSentence } from '../parts/text/passages.ts';
import { type Block, list, note, paragraph, type Sentence } from '../prose.ts';
import type { Inquiry } from '../understand/inquiry.ts';
import { workedFrom } from './arithmetic.ts';

const size = /\b(?:sizes?|size no\.?|no\.?|#)\s*(000|00e|00|0e|[0-5])(?![\d.,])/gi;
const further =
  /\b(?:and|or|vs|versus|,|to|an?)\s+(000|00e|00|0e|[0-5])(?=\s+(?:hard|capsules?|caps?|shells?|gelatin|hpmc)\b)/gi;
const density = /(?<![\d.,])(\d*[.,]?\d+)\s*g\s*\/\s*(?:ml|cm3|cm³|cc)\b/i;

/** What the capsules hold whose sizes a question names, or which size holds an amount; by weight where a density is known. */
export function capsuleBlocks(evidence: Evidence, { question, amounts }: Inquiry): Block[] | null {
  const named = new Set(
    [...question.matchAll(size), ...question.matchAll(further)].map(([, each = '']) => each.toUpperCase()),
  );
  const capsules = evidence.references.capsules.filter((capsule) => named.has(capsule.size));
  const perML = Number(density.exec(question)?.[1]?.replace(',', '.'));
  if (capsules.length === 0) return sizeBlocks(evidence, amounts, perML > 0 ? [perML] : usualDensities);
  if (!(perML > 0))
    return [
      list(
        capsules.flatMap((capsule) => [
          ...fillsOf(evidence, capsule, question),
          passageSentence(capsule.passage),
          ...lengthsOf(evidence, capsule, question),
        ]),
      ),
    ];
  const filled = capsules.map(({ size: own, mL, passage }) => {
    const mg = Number((perML * mL * 1000).toPrecision(3));
    const statement = `${formatAmount(mg, 'mg')} fill a capsule of size ${own}: ${formatNumber(perML)} g/mL × ${formatAmount(mL, 'mL')}`;
    return workedFrom(passage, statement);
  });
  return [
    paragraph(...filled),
    paragraph(
      note(
        'That is full to the brim without tamping; a machine that tamps fills more, and flow and dosing decide on the day',
      ),
    ),
  ];
}

/** Bulk densities of light, usual and heavy powders, g/mL: our assumption, as `constants` of estimates have it. */
const usualDensities = [0.5, 0.7, 0.9];

/** Which size holds an amount at some densities; null where no amount by weight is named. */
function sizeBlocks(
  { references }: Evidence,
  [amount]: Inquiry['amounts'],
  densities: readonly number[],
): Block[] | null {
  const grams = amount ? convertMass(amount.value, massUnit(amount.unit), 'g') : null;
  if (!amount || grams === null) return null;
  const told = densities.flatMap((perML) => {
    const needed = grams / perML;
    const [smallest] = references.capsules
      .filter(({ mL }) => mL >= needed)
      .toSorted((left, right) => left.mL - right.mL);
    if (!smallest) return [];
    const statement = `Size ${smallest.size} holds ${formatAmount(amount.value, amount.unit)} at ${formatNumber(perML)} g/mL: ${formatNumber(Number(grams.toPrecision(4)))} g ÷ ${formatNumber(perML)} g/mL = ${formatAmount(Number(needed.toPrecision(3)), 'mL')}, and it holds ${formatAmount(smallest.mL, 'mL')}`;
    return [workedFrom(smallest.passage, statement)];
  });
  if (told.length === 0) return null;
  const isAssumed = densities === usualDensities;
  return [
    list(told),
    ...(isAssumed
      ? [
          paragraph(
            note('Light, usual and heavy powders are taken for it: measure the bulk density of the blend'),
          ),
        ]
      : []),
  ];
}

const rowsOf = (
  { references }: Evidence,
  { size: own }: Capsule,
  kind: DosageForm['kind'],
): Cited<DosageForm>[] =>
  references.dosageForms.filter(
    (row) => row.kind === kind && row.item.toUpperCase().endsWith(` SIZE ${own}`),
  );

const ofLength =
  /\b(?:lengths?|long|longer|lock(?:ed)?|closed|mm|millimet\p{L}+|dimensions?|tall|measures?)\b/iu;

/** How long a capsule is when it is closed, where that is asked for. */
const lengthsOf = (evidence: Evidence, capsule: Capsule, question: string): Sentence[] =>
  ofLength.test(question)
    ? rowsOf(evidence, capsule, 'capsule-length').map(({ passage }) => passageSentence(passage))
    : [];

/** What it holds of a material that is named. */
function fillsOf(evidence: Evidence, capsule: Capsule, question: string): Sentence[] {
  const said = new Set(stems(question));
  return rowsOf(evidence, capsule, 'capsule-fill')
    .filter(({ form }) => stems(form).every((word) => said.has(word)))
    .map(({ passage }) => passageSentence(passage));
}
