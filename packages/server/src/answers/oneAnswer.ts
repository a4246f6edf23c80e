import { recordsHeading } from './parts/text/recordsBeside.ts';
import type { Evidence } from '../evidence/index.ts';
import { nameInSentence } from '../registry/index.ts';
import { type Answered, isSaidUnanswered } from './parts/text/unanswered.ts';
import type { Step, StepKind } from './plan/step.ts';
import type { Block, Sentence } from './prose.ts';
import { capitalize, hasContent, hasFacts, heading, joinWords, withoutEmptySections } from './prose.ts';

/**
 * Puts the answers to the steps of one question in a row. A single one is told with so many of its sections; of several each has a heading and its direct part, and what one has said the next does not say again.
 */
export function inOneAnswer(
  evidence: Evidence,
  answered: readonly Answered[],
  sections = Number.POSITIVE_INFINITY,
): Block[] {
  const [only, ...others] = answered;
  if (!only) return [];
  if (others.length === 0) return [...direct(only.blocks, sections)];
  const said = new Set<string>();
  const titled = new Set<string>();
  const spoken = withoutSilence(answered);
  if (spoken.length === 1) return spoken.flatMap(({ blocks }) => blocks);
  // what was only looked for by its words stands beside an answer and takes nothing from it
  const known = spoken.filter(({ step: { kind } }) => kind !== 'passages').length;
  return spoken.flatMap(({ step, blocks }) => {
    const kept = (sectionsKept[step.kind] ?? 0) + (spoken.length === 2 ? 1 : 0);
    const told = known === 1 && step.kind !== 'passages' ? blocks : direct(blocks, kept);
    const inner = isOfOnePiece.has(step.kind) ? told.filter(({ kind }) => kind !== 'heading') : told;
    const own = withoutEmptySections(withoutRepeated(inner, said));
    const title = titleOf(evidence, step);
    if (own.length > 0 && titled.has(title)) return own; // two sums of one thing stand under one heading
    titled.add(title);
    return own.length > 0 ? [heading(title)].concat(own) : [];
  });
}

/** Beside an answer, a step that names nothing of its own and finds nothing has nothing to add. */
function withoutSilence(answered: readonly Answered[]): readonly Answered[] {
  if (!answered.some(({ blocks }) => hasFacts(blocks))) return answered;
  return answered.filter(
    ({ step: { kind, inquiry }, blocks }) =>
      hasFacts(blocks) ||
      hasOwnWord.has(kind) ||
      (!isSaidUnanswered(kind) &&
        inquiry.ingredients.length + inquiry.unknownNames.length + inquiry.topics.length > 0),
  );
}

/** Steps whose silence is their answer. */
const hasOwnWord = new Set<StepKind>(['personal', 'disease', 'news', 'worked']);

/** Sections that belong to the direct part; of two steps each keeps one more. */
const sectionsKept: Partial<Record<StepKind, number>> = {
  effect: 1,
  claims: 1,
  status: 1,
  form: 1,
  comparison: 1,
};
/** Whose first section needs no heading under that of the step. */
const isOfOnePiece = new Set<StepKind>(['effect', 'comparison']);

/** What stands before the headings that are left out, unless that states nothing. */
export function direct(blocks: readonly Block[], sections: number): readonly Block[] {
  const headings = blocks.flatMap(({ kind }, at) => (kind === 'heading' ? [at] : []));
  const first = blocks.slice(0, headings[sections] ?? blocks.length);
  return hasFacts(first) || !hasFacts(blocks) ? first : blocks.filter(({ kind }) => kind !== 'heading');
}

/** Without what was said before; what is left counts as said. */
export function withoutRepeated(blocks: readonly Block[], said: Set<string>): Block[] {
  const textOf = ({ segments }: Sentence) =>
    segments.map((part) => (typeof part === 'string' ? part : part.key)).join('');
  const isSaidNew = (text: string) => !said.has(text) && said.add(text) === said;
  const isNew = (sentence: Sentence) => isSaidNew(textOf(sentence));
  // a row is of its own in each table, the same table twice is not
  const isNewTable = ({ rows }: Extract<Block, { kind: 'table' }>) =>
    isSaidNew(rows.map((row) => row.map(textOf).join(' | ')).join('\n'));
  return blocks
    .map((block): Block => {
      if (block.kind === 'paragraph') return { ...block, sentences: block.sentences.filter(isNew) };
      if (block.kind === 'table') return isNewTable(block) ? block : { ...block, rows: [] };
      return block.kind === 'list' ? { ...block, items: block.items.filter(isNew) } : block;
    })
    .filter(hasContent);
}

const titles: Record<StepKind, string> = {
  personal: 'Your health',
  disease: 'Cure and treatment',
  news: 'News',
  sales: 'Sales',
  formula: 'Formula',
  salePrice: 'Price',
  cost: 'Cost',
  contentRules: 'Nutrient content claims',
  panelRules: 'Label rules',
  rounding: 'Rounding',
  referenceAmounts: 'Reference amounts',
  capsules: 'Capsules',
  concentration: 'Concentration',
  contaminants: 'Contaminants',
  energy: 'Energy',
  comparison: 'Comparison',
  interaction: 'Interactions',
  medicine: 'Beside a medicine',
  attributes: 'Vegan and allergens',
  explanation: 'Why',
  content: 'Content of the active',
  form: 'Forms',
  absorption: 'Absorption',
  amount: 'The amount',
  figures: 'Dose and limits',
  claims: 'Claims',
  status: 'Rules and status',
  safety: 'Safety',
  studies: 'Studies',
  effect: 'Evidence',
  passages: recordsHeading,
  pieces: 'Pieces',
  worked: 'Worked out',
};

/** What the answer to a step stands under. */
export const titleOf = (evidence: Evidence, { kind, inquiry }: Step): string => {
  const names = inquiry.ingredients.slice(0, 4).map((key) => nameInSentence(evidence, key));
  return capitalize(names.length > 0 ? `${titles[kind]}: ${joinWords(names)}` : titles[kind]);
};
