import { topicName } from '../../../evidence/index.ts';
import { namesOf } from '../../../registry/index.ts';
import { isArithmetic } from '../../compute/arithmetic.ts';
import { joinWords } from '../../prose.ts';
import type { AskKind } from '../../understand/askKinds.ts';
import { type Check, saidIn } from './checks.ts';

/** What is told of a thing by records of that thing alone; rules may hold for any. */
const ofOneThing: ReadonlySet<AskKind> = new Set<AskKind>([
  'benefit',
  'dose',
  'studies',
  'meaning',
  'limit',
  'labelValue',
  'absorption',
  'interaction',
  'safety',
  'explanation',
]);

/** That all that was found is on other things than the one that is named. */
export const unstatedThing: Check = ({ evidence, inquiry, about, cited, name }) => {
  const isOfOne = inquiry.asks.size > 0 && [...inquiry.asks].every((ask) => ofOneThing.has(ask));
  if (!isOfOne || name === '' || cited.length === 0 || cited.some(isArithmetic)) return null;
  const own = new Set(about.map(({ key }) => key));
  const names = inquiry.ingredients.flatMap((key) => {
    const row = evidence.ingredients.get(key);
    return row ? [row.name, ...namesOf(row)].map((each) => each.toLowerCase()) : [];
  });
  const isOn = cited.some(
    (record) => own.has(record.key) || names.some((each) => saidIn(record).toLowerCase().includes(each)),
  );
  if (isOn) return null;
  const outcomes = inquiry.topics.map((topic) => topicName(evidence, topic));
  return outcomes.length > 0
    ? `what ${name} does for ${joinWords(outcomes, 'or')}`
    : `what is asked of ${name}`;
};
