import { z } from 'zod';
import type { Evidence } from '../../evidence/index.ts';
import type { Block, Sentence } from '../prose.ts';
import { doubt, fact, joinWords, note, paragraph } from '../prose.ts';
import { type Cue, isAny, readCue } from '../understand/cue.ts';
import { clauseOf } from '../understand/names/entities.ts';
import { noteOf } from '../values.ts';
import type { Subject } from './subject.ts';
import { columns, familyOf, readTable, selfAndParent } from '../../registry/index.ts';
import { capitalize } from '../../text/letters.ts';

const cues = columns.list.transform((written): Cue[] => written.map(readCue));

/** A row of `nameAsks.csv`: what asks by what other names a thing goes. */
const NameAsk = z.strictObject({ key: columns.key, asked: cues, isOfAll: columns.flag });
const nameAsks = readTable(new URL('./data/', import.meta.url), 'nameAsks', NameAsk);

/** The Latin name of an ingredient, and what else it is called where that is asked; null where neither is. */
function nameParts({ evidence, inquiry, key, name }: Subject): Block[] | null {
  const clause = clauseOf(inquiry.question);
  const asks = nameAsks.filter(({ asked }) => isAny(asked, clause));
  if (asks.length === 0) return null;
  const owner = evidence.ingredients.get(key);
  const passage = evidence.notes.get(key)?.names;
  const isOfAll = asks.some((ask) => ask.isOfAll);
  const latin = owner?.latinName ?? [];
  const others = isOfAll ? (owner?.synonyms ?? []) : [];
  if (!passage || latin.length + others.length === 0)
    return [paragraph(note(`I hold no ${isOfAll ? 'other' : 'Latin'} name of ${name}`))];
  return [
    paragraph(
      ...(latin.length > 0
        ? [fact(`The Latin name of ${name} is ${joinWords(latin, 'or')}${doubt(passage)}`, passage)]
        : []),
      ...(others.length > 0
        ? [fact(`${capitalize(name)} is also found as ${joinWords(others)}${doubt(passage)}`, passage)]
        : []),
    ),
  ];
}

/** What an ingredient is called, or whether it is vegan and which allergens to check, as the formulation notes have it. */
export function attributeParts(subject: Subject): Block[] {
  return nameParts(subject) ?? eaterParts(subject);
}

function eaterParts({ evidence, inquiry, key, name }: Subject): Block[] {
  const passage = noteOf(evidence, key, 'label');
  const row = selfAndParent(evidence, key)
    .map((each) => evidence.ingredients.get(each))
    .find((each) => each && (each.vegan || each.allergen));
  if (!passage || !row)
    return [paragraph(note(`I hold no note on allergens or vegan suitability of ${name}; ask the supplier`))];
  const sentences = vegansOf(evidence, { inquiry, key });
  const unsure = doubt(passage);
  const of = sentences.length > 0 ? ` of ${name}` : '';
  if (row.vegan) sentences.push(fact(`Vegan${unsure}${of}: ${row.vegan}`, passage));
  if (row.allergen) sentences.push(fact(`Allergens to check${unsure}: ${row.allergen}`, passage));
  const forms = noteOf(evidence, key, 'forms');
  if (forms && row.forms.length > 0)
    sentences.push(
      fact(`It depends on the form; on the market${doubt(forms)}: ${row.forms.join(', ')}`, forms),
    );
  if (/\bhalal\b|\bkosher\b/i.test(inquiry.question))
    sentences.push(
      note(`Whether a lot of ${name} is halal or kosher only its certificate says; I hold none`),
    );
  return [paragraph(...sentences, note('Ask the supplier for a statement before you print a label'))];
}

/** “Which omega-3 is vegan?”: what of its kind the notes call vegan, and the materials that are sold as such. */
function vegansOf(evidence: Evidence, { inquiry, key }: Pick<Subject, 'inquiry' | 'key'>): Sentence[] {
  if (!asksWhich.test(inquiry.question) || !ofPlants.test(inquiry.question)) return [];
  return familyOf(evidence, key).flatMap((each): Sentence[] => {
    const row = evidence.ingredients.get(each);
    const label = evidence.notes.get(each)?.label;
    const forms = evidence.notes.get(each)?.forms;
    const sold = row?.forms.filter((form) => /\bvegan\b/i.test(form)) ?? [];
    if (row && label && /^yes\b/i.test(row.vegan ?? ''))
      return [fact(`${row.name} is vegan${doubt(label)}`, label)];
    return forms && sold.length > 0 ? [fact(`${capitalize(sold.join(', '))}${doubt(forms)}`, forms)] : [];
  });
}

const asksWhich = /\b(?:which|what|sources?|alternatives?|options?|versions?|instead|replace\w*|is there)\b/i;
const ofPlants = /\bvegan\b|\bvegetarian\b|\bplant[- ]based\b|\banimal[- ]free\b/i;
