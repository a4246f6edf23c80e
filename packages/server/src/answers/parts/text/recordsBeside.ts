import type { Evidence, Passage } from '../../../evidence/index.ts';
import { stems, wordsOfNames } from '../../../registry/index.ts';
import { isOrdinary } from '../../articleTerms.ts';
import { isDiseaseClaim } from '../../check/index.ts';
import { type CloseRecord, closestRecords } from '../../gather/closestRecords.ts';
import type { Block } from '../../prose.ts';
import { hasFacts, list, section, sentencesIn } from '../../prose.ts';
import { isQuestion } from '../../understand/message/clauses.ts';
import { asksForFigure } from '../../understand/figureAsks.ts';
import { asksOfTablesAlone, type Inquiry } from '../../understand/inquiry.ts';
import type { Understanding } from '../../understand/understanding.ts';
import { type Asked as AskedOf, askedOf, untoldOf } from './excerpt.ts';
import { excipientsNamed, namesBeside } from '../../understand/names/excipientNames.ts';
import { isOfMarket, isOfOthers, passageSentence, recordSentence } from './passages.ts';

/*
 * A likelihood is a record's share among all that come near, by weights learnt from questions with a known record
 * (`gather/closeness.csv`). The likeliest record was one that its question was written on, of the questions learnt from and
 * of others: from 0.05 on in 190 of 252 and 126 of 207, from 0.3 in 181 of 220 and 119 of 176, from 0.6 in 152 of 169 and
 * 85 of 110, from 0.8 in 109 of 116 and 60 of 72 (29 November 2026; a record that says the same counted as a miss).
 */
/** Less likely ones are not told. */
const leastLikelihood = 0.05;
/** Beside an answer a record that is merely near would be noise. */
const leastBeside = 0.1;
/** The rest of a record that is cited is told from here on. */
const leastOfRest = 0.15;
/** Once what is told or cited is so likely to be what is meant, the rest is left out. */
const enough = 0.8;
/** Told for a question that asks for one thing, for each phrase of one that asks for several, and in all. */
const mostOfOne = 3;
const mostOfPhrase = 1;
const mostInAll = 4;
/** A phrase says something by itself from so many words on. */
const fewestTelling = 2;

/** What stands over the records that come near. */
export const recordsHeading = 'From the records';

/** What is asked for, and the one record that is surely meant by it. */
type Asked = Pick<Understanding, 'parts' | 'whole'> & {
  readonly sure?: Passage | null;
  /** Whether tables told what is asked, beside which a record says most of it or none is told. */
  readonly isTold?: boolean;
};

/**
 * The records that are likeliest meant and that an answer does not cite: a question may be put in words that no step is
 * known for, or ask for one record of many.
 */
export function recordsBeside(
  evidence: Evidence,
  { parts, whole, sure = null, isTold = false }: Asked,
  told: readonly Block[],
): Block[] {
  const said = saidOf(told);
  const asked = askedOf(evidence, whole);
  const ahead = namedAhead(whole.question);
  const isAlone = isTold || !hasFacts(told);
  const state = { said, asked, isAlone };
  const found = parts.flatMap((part) => {
    const ofPart = meant(evidence, part, state).slice(0, mostOfOne);
    const phrases = phrasesOf(part);
    // the record that is surely meant says the one figure that is asked for
    const isOne = sure && asksForFigure(part) && asksOnce(phrases);
    const asked = [
      ...(phrases.length > 1 && !isOne ? phrases : []),
      ...ofEachNamed(evidence, part),
      ...(ahead && parts.length > 1 ? [part.question] : []),
    ];
    const ofPhrases = asked.flatMap((phrase) => {
      const under = ahead === '' || ahead.includes(phrase.trim()) ? [] : [`${ahead} ${phrase}`];
      const near = [phrase, ...under].flatMap((each) =>
        meant(evidence, ofPhrase(evidence, part, each), state).slice(0, 1),
      );
      return inOrderOfPhrase(near, { ahead, phrase }).slice(0, mostOfPhrase);
    });
    return [...ofPart.slice(0, 1), ...ofPhrases, ...ofPart.slice(1)];
  });
  // a sentence before the question may hold what tells the record
  const ofAll = parts[0] !== whole ? meant(evidence, whole, state).slice(0, mostOfPhrase) : [];
  const passages = [...new Set([...ofAll, ...found])].slice(0, mostInAll);
  return section(recordsHeading, [
    list(
      passages.map((passage) => {
        const own = said.get(passage.key);
        const left = own === undefined ? null : untoldOf(passage.text, own, asked);
        return left === null ? passageSentence(passage, asked) : recordSentence(passage, left);
      }),
    ),
  ]);
}

/** What an answer says of each record that it cites. */
export function saidOf(told: readonly Block[]): ReadonlyMap<string, string> {
  const said = new Map<string, string>();
  const rows = told.flatMap((block) =>
    block.kind === 'table'
      ? block.rows.map((cells) => cells.flatMap(({ segments }) => segments))
      : sentencesIn(block).map(({ segments }) => segments),
  );
  for (const segments of rows) {
    const words = segments.filter((part) => typeof part === 'string').join(' ');
    for (const part of segments) {
      if (typeof part === 'string') continue;
      for (const key of new Set([part.key, recordOf(part.key)]))
        said.set(key, `${said.get(key) ?? ''} ${words}`);
    }
  }
  return said;
}

/** The record that something was worked out from. */
export const recordOf = (key: string): string => key.split('+')[0] ?? key;

/** What stands between commas and the like: lists ask for one thing each. */
const phrasesOf = ({ question }: Inquiry): string[] =>
  question
    .split(/[,;:.()?!–—]|\band\b/)
    .filter((phrase) => stems(phrase).filter(isTelling).length >= fewestTelling);

/** “Kombucha for the US. At what …?”, “UK traffic lights: from how much …?”: what a message names before it asks several things of it. */
function namedAhead(question: string): string {
  const [ahead = '', rest = ''] = question.split(/(?<=[.:])\s+(.*)/s);
  const isName =
    rest !== '' &&
    (ahead.endsWith(':') || !isQuestion(ahead)) &&
    ahead.split(/\s+/).length <= mostWordsAhead &&
    !/\d/.test(ahead);
  return isName ? ahead : '';
}
const mostWordsAhead = 8;

/** Those first that say most words of a phrase, and of what the message names ahead of it. */
function inOrderOfPhrase(
  found: readonly Passage[],
  { ahead, phrase }: { ahead: string; phrase: string },
): Passage[] {
  const [own, first] = [phrase, ahead].map((words) => stems(words).filter(isTelling));
  const saidBy = ({ title, text }: Passage) => {
    const said = new Set(stems(`${title} ${text}`));
    const count = (words: readonly string[] = []) => words.filter((word) => said.has(word)).length;
    return ofPhraseItself * count(own) + count(first);
  };
  return found.toSorted((left, right) => saidBy(right) - saidBy(left));
}
const ofPhraseItself = 2;

/** Whether no more than one phrase asks: “from how much sugar …, and above how much salt …?” asks for two figures. */
const asksOnce = (phrases: readonly string[]): boolean =>
  phrases.filter((phrase) => asking.test(phrase)).length < 2;
const asking = /\b(?:how|what|which|when)\b/i;

/**
 * A phrase that names no ingredient of its part, and of which a record by itself says most, is not on that ingredient:
 * “pressing tablets, and zinc per kilo”.
 */
function ofPhrase(evidence: Evidence, part: Inquiry, question: string): Inquiry {
  const names = wordsOfNames(evidence, part.ingredients);
  const isNamed = stems(question).some((word) => names.has(word));
  if (names.size === 0 || isNamed) return { ...part, question };
  const alone = { ...part, question, ingredients: [], topics: [] };
  const [first] = closestRecords(evidence, alone);
  const isMeant =
    first !== undefined &&
    first.likelihood >= mostLikely &&
    first.rest >= mostOf &&
    first.restWords >= fewestTelling;
  return isMeant ? alone : { ...part, question };
}

/** “Top levels of aspartame, of saccharin and of neohesperidine”: the question once for each of the additives it names. */
function ofEachNamed(evidence: Evidence, { question }: Inquiry): string[] {
  const names = excipientsNamed(evidence, question);
  return names.length < 2
    ? []
    : names.map((name) =>
        names.reduce((left, other) => (other === name ? left : left.replace(other, ' ')), question),
      );
}

const isTelling = (word: string) => word.length > 1 && !/^\d/.test(word) && !isOrdinary.has(word);

/** What an answer says without these records. */
interface Told {
  /** By the key of the record it is said of. */
  readonly said: ReadonlyMap<string, string>;
  readonly asked: AskedOf;
  /** Whether it says nothing, or all that was asked. */
  readonly isAlone: boolean;
}

/**
 * What a record is one row of: a novel food is authorised in many categories of foods, and a material has a price and a
 * benchmark, each a record of its own.
 */
const subjectOf = ({ key, title }: Passage): string => {
  if (key.startsWith('novelFood:')) return title;
  return ofMaterial.test(key) ? key.replace(ofMaterial, 'foodCost:') : key;
};
const ofMaterial = /^foodCost:(?:raw material|benchmark)\/[^/]*\//;

/**
 * Records of one subject with the likelihood of all of them, since that is how likely it is meant. Each subject stands
 * where it is due by that, its likeliest records alone.
 */
function bySubject(records: readonly CloseRecord[]): CloseRecord[] {
  const groups = [...Map.groupBy(records, ({ passage }) => subjectOf(passage)).values()].map((own) => {
    const likelihood = own.reduce((sum, each) => sum + each.likelihood, 0);
    const least = (own[0]?.likelihood ?? 0) * nearlyAsLikely;
    return { likelihood, own: own.filter((each) => each.likelihood >= least) };
  });
  return groups
    .toSorted((left, right) => right.likelihood - left.likelihood)
    .flatMap(({ likelihood, own }) =>
      own
        .slice(0, mostOfSubject)
        .map(({ passage, rest, restWords }) => ({ passage, rest, restWords, likelihood })),
    );
}

const nearlyAsLikely = 0.4;
const mostOfSubject = 3;

/** The likeliest records that are not cited, or of which something that is asked for is left out, until enough is said. */
function meant(evidence: Evidence, inquiry: Inquiry, { said: told, asked, isAlone }: Told): Passage[] {
  const additives = isAlone ? additivesIn(evidence, inquiry.question) : [];
  let said = 0;
  const subjects = new Set<string>();
  return bySubject(closestRecords(evidence, inquiry)).flatMap((record, at, all) => {
    const { passage } = record;
    const isOfTold = subjects.has(subjectOf(passage));
    if ((said >= enough && !isOfTold) || record.likelihood < (isAlone ? leastLikelihood : leastBeside))
      return [];
    if (!isOfTold) said += record.likelihood;
    subjects.add(subjectOf(passage));
    const isFit =
      isOfMarket(passage.title, inquiry) &&
      !isDiseaseClaim(passage.text) &&
      (!isAlone || !asksOfTablesAlone(inquiry) || isOnNamed(passage, inquiry)) &&
      (record.likelihood >= sure || !isOfOthers(passage, inquiry)) &&
      !isOnOther(evidence, passage, additives);
    const isSaid =
      inquiry.unknownNames.length > 0
        ? saysAllBut(record)
        : !isAlone ||
          saysMost(record, {
            next:
              all.slice(at + 1).find((each) => subjectOf(each.passage) !== subjectOf(passage))?.likelihood ??
              0,
            isNamed: inquiry.ingredients.length > 0,
          });
    const own = told.get(passage.key);
    const isLeft =
      own === undefined
        ? isSaid
        : record.likelihood >= leastOfRest && untoldOf(passage.text, own, asked) !== null;
    return isFit && isLeft ? [passage] : [];
  });
}

/** Of one additive another's figure is none. */
function isOnOther(evidence: Evidence, { title }: Passage, asked: readonly string[]): boolean {
  if (asked.length === 0) return false;
  const named = additivesIn(evidence, title);
  return named.length > 0 && !named.some((name) => asked.includes(name));
}

/** All names of the additives that a text names. */
const additivesIn = (evidence: Evidence, text: string): readonly string[] =>
  excipientsNamed(evidence, text).flatMap((name) => namesBeside(evidence, name));

/** Where a table lacks what is asked for, a record on something else does not make up for it. */
const isOnNamed = ({ ingredients }: Passage, inquiry: Inquiry): boolean =>
  ingredients.some((key) => inquiry.ingredients.includes(key));

/**
 * Where nothing else is told: a record that is likely, likelier than the next and says words besides names, each of which
 * makes up for some of the others. The weights were chosen on the 2,559 records that came near in open questions to which
 * nothing else was told: of what is meant it tells in 113 of them, of traps in 21, where a row of ten conditions that it
 * stands for did in 108 and 24 (30 November 2026).
 */
const saysMost = ({ restWords, likelihood }: CloseRecord, { next, isNamed }: Beside): boolean =>
  Math.log(likelihood) +
    ofLead * Math.log(likelihood / Math.max(next, leastNext)) +
    ofWord * Math.min(restWords, mostWords) >=
  (isNamed ? enoughSaid.named : enoughSaid.unnamed);

const ofLead = 0.175;
const ofWord = 0.75;
const mostWords = 3;
const leastNext = 0.0001;
const enoughSaid = { named: 0.8, unnamed: 0.2 };

interface Beside {
  /** How likely the record after it is. */
  readonly next: number;
  /** Whether the question names an ingredient: of one much is on record that nobody asked for. */
  readonly isNamed: boolean;
}

const sure = 0.8;
/** So much of a phrase is most of it, and so likely a record is meant by it whatever the part names. */
const mostOf = 0.65;
const mostLikely = 0.6;

/** Beside a name that nobody knows: all but that name. */
const saysAllBut = ({ rest, restWords, likelihood }: CloseRecord): boolean =>
  restWords >= 4 && (rest >= 0.6 || likelihood >= surelyBeyondName);
const surelyBeyondName = 0.9;
