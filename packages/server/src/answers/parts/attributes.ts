import type { Block, Sentence } from '../prose.ts';
import { doubt, fact, note, paragraph } from '../prose.ts';
import { noteOf } from '../values.ts';
import type { Subject } from './subject.ts';
import { selfAndParent } from '../../registry/index.ts';

/** Whether an ingredient is vegan and which allergens to check, as the formulation notes have it. */
export function attributeParts({ evidence, inquiry, key, name }: Subject): Block[] {
  const passage = noteOf(evidence, key, 'label');
  const row = selfAndParent(evidence, key)
    .map((each) => evidence.ingredients.get(each))
    .find((each) => each && (each.vegan || each.allergen));
  if (!passage || !row)
    return [paragraph(note(`I hold no note on allergens or vegan suitability of ${name}; ask the supplier`))];
  const sentences: Sentence[] = [];
  const unsure = doubt(passage);
  if (row.vegan) sentences.push(fact(`Vegan${unsure}: ${row.vegan}`, passage));
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
