import type { Evidence, Passage } from '../../../evidence/index.ts';
import { nameInSentence, stems } from '../../../registry/index.ts';
import { recordsOn } from '../../gather/recordsOn.ts';
import { joinWords } from '../../prose.ts';
import type { Clause } from '../../understand/cue.ts';
import { clauseOf } from '../../understand/names/entities.ts';
import { foodsAsked } from '../../understand/foods/foodsAsked.ts';
import type { Inquiry } from '../../understand/inquiry.ts';
import { read } from '../../understand/read.ts';
import type { Understanding } from '../../understand/understanding.ts';
import type { Missing, Role } from '../../standing/missing.ts';
import { unstatedAuthority } from './authority.ts';
import type { Asked, Check } from './checks.ts';
import {
  unstatedAmountFor,
  unstatedDosageForm,
  unstatedDose,
  unstatedDuration,
  unstatedMedicine,
  unstatedPeople,
} from './conditions.ts';
import { unstatedName } from './name.ts';
import { unstatedPlace } from './place.ts';
import { unstatedYear } from './year.ts';
import { unstatedOutcome } from './outcome.ts';
import { unstatedNoun } from './noun.ts';
import { unstatedRival } from './rival.ts';
import { unstatedThing } from './subject.ts';
import { unstatedValue } from './values.ts';

/** Each thing that a question may ask for, with the part it plays there, in the order in which it is told. */
const checks: readonly (readonly [Role, Check])[] = [
  ['place', unstatedPlace],
  ['year', unstatedYear],
  ['figure', unstatedValue],
  ['authority', unstatedAuthority],
  ['medicine', unstatedMedicine],
  ['thing', unstatedNoun('creature')],
  ['people', unstatedPeople],
  ['amount', unstatedAmountFor],
  ['outcome', unstatedOutcome],
  ['people', unstatedNoun('person')],
  ['outcome', unstatedNoun('ailment')],
  ['amount', unstatedDose],
  ['duration', unstatedDuration],
  ['form', unstatedDosageForm],
  ['rival', unstatedRival],
  ['medicine', unstatedNoun('medicine')],
  ['thing', unstatedThing],
];

/** The same where no record is about what is named, or nothing is named that is known. */
const checksOfUnknown: readonly (readonly [Role, Check])[] = [
  ['place', unstatedPlace],
  ['year', unstatedYear],
  ['thing', unstatedThing],
  ['thing', unstatedName],
  ['thing', unstatedNoun('creature')],
  ['medicine', unstatedNoun('medicine')],
  ['people', unstatedNoun('person')],
  ['outcome', unstatedNoun('ailment')],
];

/**
 * What the parts of a question ask for and no record states, one thing for each: by whom it is to be said, beside which
 * medicine, in whom, how long. Where another part is stated all of it only stands before what is.
 */
export function unstatedIn(
  evidence: Evidence,
  { parts, whole }: Pick<Understanding, 'parts' | 'whole'>,
  cited: readonly Passage[],
): Missing[] {
  // what smoked or sprouted foods hold the tables state, and no record beside them
  if (cited[0]?.key.startsWith(ofFoods) === true && !foodsAsked(whole)?.unheld.length) return [];
  // a part that names nothing by itself hangs on the others: “… and how many trials did it pool?”
  const named = parts.filter(({ ingredients }) => ingredients.length > 0);
  const byThemselves = named.filter(({ question }) => read(evidence, question).ingredients.length > 0);
  const ofNames = byThemselves.length > 0 ? byThemselves : named;
  const naming = ofNames.length > 0 ? ofNames : [whole];
  const missing = naming.map((part) => unstatedOf(evidence, part, { whole, cited }));
  const told = missing.filter((each) => each !== null);
  return told.length === naming.length ? told : told.map(({ what }) => ({ role: 'part', what }));
}

/** What passages of the tables of foods are cited by. */
const ofFoods = 'food:';

function unstatedOf(
  evidence: Evidence,
  inquiry: Inquiry,
  { whole, cited }: Pick<Asked, 'whole' | 'cited'>,
): Missing | null {
  const { ingredients, question } = inquiry;
  const clause = clauseOf(question);
  const about = [...recordsOn(evidence, ingredients), ...cited.filter((record) => isNamed(record, clause))];
  const name = joinWords(
    ingredients.map((key) => nameInSentence(evidence, key)),
    'or',
  );
  const asked = { evidence, inquiry, whole, clause, name, about, cited };
  const isKnown = ingredients.length > 0 && about.length > 0;
  for (const [role, check] of isKnown ? checks : checksOfUnknown) {
    const what = check(asked);
    if (what !== null) return { role, what };
  }
  return null;
}

/** Whether a question calls a record by its name: “monograph: L-methionine”, which is of nothing that has a row of its own. */
function isNamed({ title, ingredients }: Passage, { words }: Clause): boolean {
  const name = stems(title.slice(title.lastIndexOf(':') + 1)).filter((word) => word.length > 1);
  return (
    ingredients.length === 0 &&
    name.length > 0 &&
    name.every((word) => words.some(({ stem }) => stem === word))
  );
}
