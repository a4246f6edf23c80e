import { z } from 'zod';
import type { Passage } from '../../../evidence/index.ts';
import { columns, formatNumber, readTable, registry } from '../../../registry/index.ts';
import type { Block, Sentence } from '../../prose.ts';
import { doubt, fact, list, note, paragraph } from '../../prose.ts';
import { isAny, readCue } from '../../understand/cue.ts';
import type { Inquiry } from '../../understand/inquiry.ts';
import { wordsOf } from '../../understand/words.ts';
import { capitalize } from '../../../text/letters.ts';

const { key, list: cueList } = columns;
/** A row of `typicalExcipientAsks.csv`: what asks what a dosage form is usually made with. */
const TypicalExcipientAsk = z.strictObject({ key, cues: cueList });
const asked = readTable(
  new URL('../data/', import.meta.url),
  'typicalExcipientAsks',
  TypicalExcipientAsk,
).flatMap(({ cues }) => cues.map(readCue));

type Part = (typeof registry.records.typicalParts)[number];

/** What the parts of a form are called in the tables of the formula. */
const formOf = (dosageForm: string): string =>
  ({ gummy: 'gummie', stick: 'powder', drink: 'liquid', drops: 'liquid' })[dosageForm] ?? dosageForm;

/** What a dosage form is usually made with, part by part; null where that is not asked for. */
export function typicalExcipientBlocks({ question, ingredients, dosageForms }: Inquiry): Block[] | null {
  const [form, ...others] = dosageForms;
  if (!form || others.length + ingredients.length > 0) return null;
  if (!isAny(asked, { words: wordsOf(question), spans: [] })) return null;
  const parts = registry.records.typicalParts.filter((part) => part.form === formOf(form));
  if (parts.length === 0) return null;
  return [
    list(parts.map((part) => partSentence(form, part))),
    paragraph(
      note('That is where a formula starts when nothing else is said; the active and the maker change it'),
    ),
  ];
}

/** `Pectin (base): 1.8 % of what a gummy takes beside its actives` */
function partSentence(form: string, part: Part): Sentence {
  const share = `${formatNumber(Number((part.part * 100).toPrecision(3)))} % of what a ${form} takes beside its actives`;
  const words = `${capitalize(part.name)}${part.role === part.name ? '' : ` (${part.role})`}: ${part.role === 'shell' ? 'the shell' : share}`;
  const passage: Passage = {
    key: `typical:${part.key}`,
    kind: 'ingredient',
    title: `What a ${form} is usually made with: ${part.name}`,
    source: part.source,
    url: null,
    text: `${words}.`,
    isConfirmed: part.confidence === 'confirmed',
    ingredients: [],
    topics: [],
  };
  return fact(`${words}${doubt(passage)}`, passage);
}
