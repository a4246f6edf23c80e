import { type Evidence, type Passage, type TopicGrade, topicName } from '../../../evidence/index.ts';
import { gradeTopic } from '../../../evidence/index.ts';
import type { Inquiry } from '../../understand/inquiry.ts';
import type { Block, Sentence } from '../../prose.ts';
import { capitalize, doubt, fact, hasFacts, note, paragraph, section } from '../../prose.ts';
import { noteOf } from '../../values.ts';
import { absence, isAboutBoth } from '../absence.ts';
import { noStudyOf } from '../abstention.ts';
import { ingredientTable, studyTable } from '../evidenceTable.ts';
import { formulationSentences } from '../form.ts';
import { gradeFor, outcomesOf } from '../grades.ts';
import { ingredientRules } from '../law/ingredientRules.ts';
import { labelValueSentences, limitSentences, needSentences } from '../intake.ts';
import { monographSentences } from '../law/monographs.ts';
import { cautionSentences } from '../safety/safety.ts';
import { subjectOf } from '../subject.ts';
import { verdictSentence } from '../verdict.ts';
import { nameInSentence } from '../../../registry/index.ts';
import { uncapitalize } from '../../../text/letters.ts';

const most = 4;
/** Outcomes that are told one by one. */
const mostTopics = 3;

/** Two to four ingredients side by side, for an outcome or in general; null where nothing is known of them. */
export function comparisonBlocks(evidence: Evidence, inquiry: Inquiry): Block[] | null {
  const keys = inquiry.ingredients.slice(0, most);
  const wantsFigures = (['dose', 'limit', 'labelValue'] as const).some((ask) => inquiry.asks.has(ask));
  const isOnSafety = inquiry.asks.has('safety') && inquiry.topics.length === 0;
  const blocks =
    (wantsFigures || isOnSafety) && !inquiry.asks.has('benefit')
      ? figureBlocks(evidence, keys, inquiry)
      : evidenceBlocks(evidence, keys, inquiry);
  return hasFacts(blocks) ? blocks : null;
}

export function figureBlocks(evidence: Evidence, keys: readonly string[], inquiry: Inquiry): Block[] {
  const { asks } = inquiry;
  return keys.flatMap((key): Block[] => {
    const subject = subjectOf(evidence, { ...inquiry, ingredients: [key] });
    const sentences = [
      ...(subject ? monographSentences(subject) : []),
      ...(subject && (inquiry.countries.length > 0 || inquiry.market) ? ingredientRules(subject) : []),
      ...(asks.has('dose') ? needSentences(evidence, key) : []),
      ...(asks.has('dose') || asks.has('limit') || asks.has('safety') ? limitSentences(evidence, key) : []),
      ...(asks.has('safety') ? cautionSentences(evidence, key) : []),
      ...(asks.has('dose') || asks.has('labelValue')
        ? labelValueSentences(evidence, key, { market: inquiry.market })
        : []),
      ...(asks.has('dose') ? formulationSentences(evidence, key).slice(0, 1) : []),
    ];
    const told =
      sentences.length > 0 ? sentences : [note(`I hold no such figure for ${nameInSentence(evidence, key)}`)];
    return [{ kind: 'paragraph', lead: evidence.ingredients.get(key)?.name ?? key, sentences: told }];
  });
}

function evidenceBlocks(evidence: Evidence, keys: readonly string[], inquiry: Inquiry): Block[] {
  const shared =
    inquiry.topics.length > 0 || isOneFamily(evidence, keys) ? inquiry.topics : sharedTopics(evidence, keys);
  const [topic] = shared;
  const combined = combinationBlocks(evidence, keys, inquiry.topics);
  const caution = section(
    'Safety',
    keys.map((key) =>
      paragraph(
        ...cautionSentences(evidence, key)
          .slice(0, 1)
          .map((each) => named(evidence, key, each)),
      ),
    ),
  );
  if (!topic)
    return [
      paragraph(...generalSentences(evidence, keys)),
      ...combined,
      ...differenceBlocks(evidence, keys),
      ...caution,
    ];
  const topics = inquiry.topics.length > 0 ? inquiry.topics.slice(0, mostTopics) : [topic];
  return [
    ...topics.flatMap((each) => topicBlocks(evidence, keys, each)),
    ...combined,
    ...section(
      'Dose and form',
      keys.map((key) =>
        paragraph(
          ...formulationSentences(evidence, key)
            .slice(0, 1)
            .map((each) => named(evidence, key, each)),
        ),
      ),
    ),
    ...caution,
  ];
}

/** Which of several has the stronger evidence on an outcome, and its records. */
function topicBlocks(evidence: Evidence, keys: readonly string[], topic: string): Block[] {
  const grades = keys.map((key) => ({ key, grade: gradeFor(evidence, key, topic) }));
  const found = grades.flatMap(({ grade }) => grade ?? []);
  const missing = grades.filter(({ grade }) => grade === null).map(({ key }) => key);
  const outcome = topicName(evidence, topic);
  const isOn = isAboutBoth(evidence, keys);
  const isOfBoth = (passage: Passage) => passage.kind === 'evidence' && isOn(passage);
  return [
    paragraph(
      ...leaderSentence(evidence, { grades: found, outcome, isOfBoth }),
      ...(missing.length > 0 ? [absence(noStudyOf(evidence, missing, [topic]), isOfBoth)] : []),
      ...(found.length > 1
        ? [
            note(
              'They were not tested against each other in these records, so the grades compare the evidence, not the effect',
            ),
          ]
        : []),
    ),
    ...section(`Evidence on ${outcome}`, [ingredientTable(evidence, found)]),
  ];
}

/** Forms of one thing, whose studies mostly speak of the thing itself. */
function isOneFamily(evidence: Evidence, keys: readonly string[]): boolean {
  const [parent, ...others] = new Set(keys.map((key) => evidence.ingredients.get(key)?.parent ?? key));
  return parent !== undefined && others.length === 0 && !keys.includes(parent);
}

function named(evidence: Evidence, key: string, sentence: Sentence): Sentence {
  const [first, ...rest] = sentence.segments;
  return { segments: [`${evidence.ingredients.get(key)?.name}: ${uncapitalize(String(first))}`, ...rest] };
}

/** Grades from the strongest evidence for a benefit to none. */
const letters = 'ABCDXU';

/** What is compared, on which outcome, and whether a passage is a study of more than one of it. */
interface Compared {
  readonly grades: readonly TopicGrade[];
  readonly outcome: string;
  readonly isOfBoth: (passage: Passage) => boolean;
}

function leaderSentence(evidence: Evidence, { grades, outcome, isOfBoth }: Compared): Sentence[] {
  if (grades.length === 0) return [absence(`I hold no study of either on ${outcome}`, isOfBoth)];
  const ordered = grades.toSorted(
    (left, right) =>
      letters.indexOf(left.grade.letter) - letters.indexOf(right.grade.letter) ||
      right.grade.score - left.grade.score,
  );
  const [first, second] = ordered;
  if (!first) return [];
  if (!second) return [verdictSentence(evidence, first)];
  const name = (grade: TopicGrade) => nameInSentence(evidence, grade.ingredient);
  const against = `grade ${first.grade.letter} against ${second.grade.letter}`;
  if (second.grade.letter === 'U')
    return [verdictSentence(evidence, first), verdictSentence(evidence, second)];
  const words =
    first.grade.letter === second.grade.letter
      ? `On ${outcome}, the evidence for ${name(first)} and ${name(second)} is about equally strong (grade ${first.grade.letter})`
      : `On ${outcome}, ${name(first)} has the stronger evidence than ${name(second)} (${against})`;
  return [
    fact(
      words.replace('the stronger evidence than', 'stronger evidence than'),
      first.passage,
      second.passage,
    ),
  ];
}

/** Without a shared outcome: what each does best, or what their common parent does. */
function generalSentences(evidence: Evidence, keys: readonly string[]): Sentence[] {
  const parents = new Set(keys.map((key) => evidence.ingredients.get(key)?.parent ?? ''));
  const [parent] = parents;
  if (parents.size > 1 || !parent) return keys.flatMap((key) => bestOutcome(evidence, key));
  const name = nameInSentence(evidence, parent);
  return [
    note(
      `Both are forms of ${name}, and the studies I hold speak of ${name} without telling the forms apart`,
    ),
    ...bestOutcome(evidence, parent),
  ];
}

const bestOutcome = (evidence: Evidence, key: string): Sentence[] =>
  outcomesOf(evidence, key)
    .slice(0, 1)
    .map((grade) => verdictSentence(evidence, grade));

/** Notes that tell forms of one family apart, e.g. vitamin D2 and D3. */
function differenceBlocks(evidence: Evidence, keys: readonly string[]): Block[] {
  const sentences = keys.flatMap((key) => {
    const forms = noteOf(evidence, key, 'forms');
    const ingredient = evidence.ingredients.get(key);
    return forms && ingredient && ingredient.forms.length > 0
      ? [
          fact(
            `${capitalize(ingredient.name)} is sold as ${ingredient.forms.join(', ')}${doubt(forms)}`,
            forms,
          ),
        ]
      : [];
  });
  return section('Forms', [paragraph(...sentences)]);
}

function combinationBlocks(evidence: Evidence, keys: readonly string[], topics: readonly string[]): Block[] {
  const together = evidence.studies.filter(
    (study) =>
      study.isCombination &&
      keys.filter((key) => study.ingredients.includes(key)).length > 1 &&
      (topics.length === 0 || study.topics.some((topic) => topics.includes(topic))),
  );
  return section('Taken together', [studyTable(together, 4)]);
}

function sharedTopics(evidence: Evidence, keys: readonly string[]): string[] {
  const [first, ...rest] = keys;
  if (!first) return [];
  return outcomesOf(evidence, first)
    .map((grade) => grade.topic)
    .filter((topic) => rest.every((key) => gradeTopic(evidence, key, topic) !== null));
}
