import type { Passage } from '../../../evidence/index.ts';
import { isEnglishWord, stems } from '../../../registry/index.ts';
import { joinWords } from '../../prose.ts';
import { variantsOf } from '../../gather/recordIndex.ts';
import type { AskKind } from '../../understand/askKinds.ts';
import { ageSpoken } from '../../understand/ages.ts';
import type { Clause } from '../../understand/cue.ts';
import { clauseOf, named, recordedAs } from '../../understand/names/entities.ts';
import { isVulnerable, type VulnerableGroup } from '../../understand/inquiry.ts';
import { countOf, countWords } from '../../understand/numberWords.ts';
import { isOfGroup, isOnWhatWasFound } from '../unheld/unheldFinding.ts';
import { givesAbout } from '../unheld/unheldStudy.ts';
import { type Asked, type Check, saidIn } from './checks.ts';

/** What a question on what was found asks for. */
const ofFindings: ReadonlySet<AskKind> = new Set<AskKind>([
  'benefit',
  'dose',
  'studies',
  'meaning',
  'safety',
  'explanation',
]);
const isOnFinding = ({ inquiry: { asks } }: Asked): boolean => [...asks].every((ask) => ofFindings.has(ask));

const findingsIn = ({ about, inquiry: { topics } }: Asked): readonly Passage[] => {
  const studies = about.filter(({ kind }) => kind === 'evidence');
  const own = studies.filter((each) => each.topics.some((topic) => topics.includes(topic)));
  return own.length > 0 ? own : studies;
};

/** Asks that name a medicine for another reason. */
const ofOther: ReadonlySet<AskKind> = new Set<AskKind>(['comparison', 'cost', 'claim', 'disease']);

/** A medicine beside which no record has the thing; that alone is said by the answer on interactions. */
export const unstatedMedicine: Check = ({ inquiry, clause, about, cited, name }) => {
  const { medicines, asks, unknownNames } = inquiry;
  const isTold = asks.size === 1 && asks.has('interaction');
  const isOnUnknown = isTold && medicines.length === 0 && inquiry.ingredients.length === 1;
  const unknown = isOnUnknown ? unknownNames.filter((each) => !isSaid(each, [...about, ...cited])) : [];
  if (unknown.length > 0)
    return `how ${name} goes with ${joinWords(
      unknown.map((each) => `“${each}”`),
      'or',
    )}`;
  if (medicines.length === 0 || [...asks].some((ask) => ofOther.has(ask))) return null;
  const single = medicineByItself(clause, [...about, ...cited]);
  if (single) return `how ${name} goes with ${single}`;
  if (isTold) return null;
  const says = (record: Passage) => {
    const own = new Set(stems(saidIn(record)));
    return medicines.some((medicine) =>
      [medicine, ...recordedAs(medicine)].some((words) => stems(words).every((stem) => own.has(stem))),
    );
  };
  return about.some(says) ? null : `how ${name} goes with ${joinWords(medicines, 'or')}`;
};

/**
 * A medicine of a kind, where no record says its name or the kind: what is known of another of the kind is not of it.
 * Null where any of those that are named is told.
 */
function medicineByItself({ words, spans }: Clause, records: readonly Passage[]): string | null {
  const named = spans.filter(({ kind, from, to }) => kind === 'medicine' && to - from === 1);
  const unsaid = named.flatMap(({ key, from }) => {
    const word = words[from];
    const isOfKind = word !== undefined && key.endsWith('s') && !isEnglishWord(word.text.toLowerCase());
    return isOfKind && ![key, ...variantsOf(word.stem)].some((each) => isSaid(each, records))
      ? [word.text]
      : [];
  });
  return unsaid.length === named.length ? (unsaid[0] ?? null) : null;
}

const isSaid = (name: string, records: readonly Passage[]): boolean =>
  records.some((record) => stems(name).every((stem) => stems(saidIn(record)).includes(stem)));

const groupWords: Readonly<Record<VulnerableGroup, string>> = {
  children: 'children',
  infants: 'infants',
  pregnancy: 'pregnancy or lactation',
};

/** People in whom no record tells what the thing did. */
export const unstatedPeople: Check = (asked) => {
  const { inquiry, clause, name } = asked;
  const { group, asks } = inquiry;
  const isAsked =
    isOnFinding(asked) && (asks.has('benefit') || asks.has('studies') || isOnWhatWasFound(clause));
  if (!isVulnerable(group) || !isAsked) return null;
  return findingsIn(asked).some((record) => isOfGroup(record, group))
    ? null
    : `what ${name} did in ${groupWords[group]}`;
};

/** What an amount is asked for. */
const ofAmounts: ReadonlySet<AskKind> = new Set<AskKind>(['dose', 'limit', 'safety', 'meaning']);

/** People for whom no record tells how much of the thing they may have. */
export const unstatedAmountFor: Check = ({ inquiry: { group, asks }, about, name }) => {
  const isAsked = (asks.has('dose') || asks.has('limit')) && [...asks].every((ask) => ofAmounts.has(ask));
  if (!isVulnerable(group) || !isAsked) return null;
  return about.some((record) => isOfGroup(record, group) && /\d/.test(record.text))
    ? null
    : `how much ${name} is for ${groupWords[group]}`;
};

/** So much or so little of it that no record is on what it did. */
export const unstatedDose: Check = (asked) => {
  const { inquiry, clause, name } = asked;
  const [amount, ...others] = inquiry.amounts;
  if (!amount || others.length > 0 || !isOnFinding(asked) || !isOnWhatWasFound(clause)) return null;
  // studies, and claims of an effect with the amount that they ask for
  const ofEffects = asked.about.filter(({ kind, topics }) => kind === 'evidence' || topics.length > 0);
  const isHeld = ofEffects.some((record) => givesAbout(record.text, amount));
  return isHeld ? null : `what such an amount of ${name} did`;
};

const weeksIn = { day: 1 / 7, week: 1, month: 4.35, year: 52 } as const;
type Unit = keyof typeof weeksIn;
const lasting = new RegExp(
  String.raw`\b(\d+(?:\.\d+)?|${Object.keys(countWords).join('|')})(?:\s*(?:-|–|to|or|and)\s*\d+)?[\s-](day|week|month|year)s?\b(?![\s-]*(?:of age|olds?))`,
  'gi',
);

/** How long something took, in weeks. */
const durationsIn = (text: string): number[] =>
  [...text.matchAll(lasting)].map(([, count = '', unit = 'week']) => {
    const times = countOf(count);
    return times * weeksIn[unit.toLowerCase() as Unit];
  });

/** Durations of one study differ by so much at most. */
const mostTimes = 1.5;

/** So long a time that no record covers it. */
export const unstatedDuration: Check = (asked) => {
  const { inquiry, name } = asked;
  const spoken = ageSpoken(inquiry.question);
  const question = spoken
    ? `${inquiry.question.slice(0, spoken.start)}${inquiry.question.slice(spoken.end)}`
    : inquiry.question;
  const [sought] = isOnFinding(asked) ? durationsIn(question) : [];
  const studies = findingsIn(asked);
  if (sought === undefined || studies.length === 0) return null;
  const longest = Math.max(0, ...studies.flatMap((record) => durationsIn(saidIn(record))));
  return sought > longest * mostTimes ? `what ${name} did over so long a time` : null;
};

/** A dosage form of which no record tells how it is taken up. */
export const unstatedDosageForm: Check = ({ inquiry, clause, about, name }) => {
  const forms = named(clause.spans, 'dosageForm');
  const [form] = forms;
  if (!form || !inquiry.asks.has('absorption')) return null;
  const says = (record: Passage) =>
    named(clauseOf(saidIn(record)).spans, 'dosageForm').some((own) => forms.includes(own));
  return about.some((record) => record.kind === 'evidence' && says(record))
    ? null
    : `how ${name} is taken up from a ${form}`;
};
