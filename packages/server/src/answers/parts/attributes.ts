import type { Evidence } from '../../evidence/index.ts';
import type { Block, Sentence } from '../prose.ts';
import { doubt, fact, note, paragraph } from '../prose.ts';
import { noteOf } from '../values.ts';
import type { Subject } from './subject.ts';
import { familyOf, selfAndParent } from '../../registry/index.ts';
import { capitalize } from '../../text/letters.ts';

/** Whether an ingredient is vegan and which allergens to check, as the formulation notes have it. */
export function attributeParts({ evidence, inquiry, key, name }: Subject): Block[] {
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
