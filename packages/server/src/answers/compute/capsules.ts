import type { Cited, Evidence } from '../../evidence/index.ts';
import { type Capsule, type DosageForm, formatAmount, formatNumber, stems } from '../../registry/index.ts';
import { passageSentence } from '../parts/text/passages.ts';
import { type Block, doubt, fact, list, note, paragraph, type Sentence } from '../prose.ts';
import type { Inquiry } from '../understand/inquiry.ts';
import { derive } from '../values.ts';

const size = /\b(?:sizes?|size no\.?|no\.?|#)\s*(000|00e|00|0e|[0-5])(?![\d.,])/gi;
const further =
  /\b(?:and|or|vs|versus|,|to|an?)\s+(000|00e|00|0e|[0-5])(?=\s+(?:hard|capsules?|caps?|shells?|gelatin|hpmc)\b)/gi;
const density = /(?<![\d.,])(\d*[.,]?\d+)\s*g\s*\/\s*(?:ml|cm3|cm³|cc)\b/i;

/** What the capsules hold whose sizes a question names, by weight where it states a density; null where it names none. */
export function capsuleBlocks(evidence: Evidence, { question }: Inquiry): Block[] | null {
  const named = new Set(
    [...question.matchAll(size), ...question.matchAll(further)].map(([, each = '']) => each.toUpperCase()),
  );
  const capsules = evidence.references.capsules.filter((capsule) => named.has(capsule.size));
  if (capsules.length === 0) return null;
  const perML = Number(density.exec(question)?.[1]?.replace(',', '.'));
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
    return fact(`${statement}${doubt(passage)}`, derive(passage, `${statement}.`));
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
