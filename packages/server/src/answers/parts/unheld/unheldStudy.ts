import { type Evidence, passagesOf, studiesOn } from '../../../evidence/index.ts';
import type { Study } from '../../../evidence/records.ts';
import {
  convertMass,
  familyOf,
  findAmountsIn,
  isPlainWord,
  nameInSentence,
} from '../../../registry/index.ts';
import { type Block, joinWords } from '../../prose.ts';
import { authorsNamed } from '../../understand/names/authorsNamed.ts';
import type { Dose } from '../../understand/doses.ts';
import type { Inquiry } from '../../understand/inquiry.ts';
import { abstain } from '../abstention.ts';

const study = String.raw`(?:trial|study|paper|review|experiment|meta-analysis)`;
const yearOfStudy = new RegExp(String.raw`\b(?:in|from|of)?\s*(2\d{3})\s+(?:\w+\s+){0,2}?${study}\b`, 'u');

/** One study by name or year that nobody can have read here: what is known of others says nothing on it; null for all else. */
export function unheldStudyBlocks(evidence: Evidence, inquiry: Inquiry): Block[] | null {
  const { question } = inquiry;
  const called = calledBy(evidence, question);
  if (called) return abstain(`I hold no record of a ${called} study, so I make no claim about it`);
  const said = Number(yearOfStudy.exec(question)?.[1] ?? 0);
  const author = authorsNamed(question).find((name) => !isSource(evidence, name));
  if (author) return abstain(`I hold no study by ${author}, so I make no claim about it`);
  const isLater = said > 0 && evidence.studies.every(({ year }) => (year ?? 0) < said);
  if (isLater) return abstain('I hold no study of that year, so I make no claim about it');
  const subject = unknownSubject(inquiry);
  if (subject) return abstain(`I hold no study of “${subject}”, so I make no claim about it`);
  return withoutStudy(evidence, inquiry, said);
}

/** “The review on powdered moonstone for migraine”: whose subject no record speaks of. */
const onSubject = new RegExp(
  String.raw`\b(?:(?:${study}s?\s+(?:on|of|about|into))|(?:effects?|benefits?)\s+of)\s+((?:[\p{L}-]+\s+){0,2}?[\p{L}-]+)\s+(?:for|in|and|on|against|with|as|to)\b`,
  'iu',
);

const unknownSubject = ({ question, ingredients, unread }: Inquiry): string | undefined => {
  const said = ingredients.length === 0 ? onSubject.exec(question)?.[1] : undefined;
  return said?.split(/\s+/).some((word) => unread.includes(word)) ? said : undefined;
};

/** A finding that is taken for granted, or a count of the people in it. */
const granted = new RegExp(
  String.raw`\b(?:the|that)\s+(?:[\p{L}\d-]+\s+){0,3}?${study}s?\s+(?:that|which|where|in which|to)\s+(?:\p{L}+ly\s+)?(?:prov|establish|confirm|demonstrat|show|found)|\b${study}s?\s+proving\b`,
  'iu',
);

/** A study of something that is known, of a year or with an amount that no study of it comes near. */
function withoutStudy(evidence: Evidence, inquiry: Inquiry, year: number): Block[] | null {
  const { ingredients, amounts, topics, question } = inquiry;
  if (ingredients.length === 0) return null;
  const own = studiesOn(
    evidence,
    ingredients.flatMap((key) => familyOf(evidence, key)),
  );
  const name = joinWords(
    ingredients.map((key) => nameInSentence(evidence, key)),
    'or',
  );
  const [amount] = amounts;
  if (granted.test(question) && amount && !own.some((each) => isNear(each, amount)))
    return abstain(
      `I hold no study that gave so much ${name}, so I make no claim about it`,
      'Ask for its limits or its studies, and I tell what the records say',
    );
  const isOfYear = own.some((each) => each.year === year) || isOnRecord(evidence, inquiry, year);
  return year > 0 && topics.length === 0 && !isOfYear
    ? abstain(
        `I hold no study of ${name} of that year, so I make no claim about it`,
        'Ask for its studies, and I tell what the records say',
      )
    : null;
}

/** Whether a record of another kind, on how well a form is absorbed, is of a year. */
const isOnRecord = (evidence: Evidence, { ingredients }: Inquiry, year: number): boolean =>
  passagesOf(evidence).some(
    ({ kind, source, ingredients: own }) =>
      kind === 'evidence' && source.includes(String(year)) && own.some((each) => ingredients.includes(each)),
  );

const doseUnits = ['µg', 'mg', 'g'] as const;
/** Doses of one study differ by so much at most. */
const mostTimes = 2;

/** Whether a study gave about so much. */
const isNear = ({ dose, result, outcome, population }: Study, amount: Dose): boolean =>
  givesAbout(`${dose} ${result} ${outcome} ${population}`, amount);

/** Whether a text states about so much. */
export const givesAbout = (said: string, amount: Dose): boolean =>
  amount.unit === 'IU' ||
  findAmountsIn(said, doseUnits).some(({ value, unit }) => {
    const times = (convertMass(value, unit, 'mg') ?? 0) / (convertMass(amount.value, amount.unit, 'mg') ?? 1);
    return times >= 1 / mostTimes && times <= mostTimes;
  });

/** “The Zurich gummy trial”: the name ahead of it, where it is no plain word nor any record's. */
const ahead = new RegExp(
  String.raw`\b(?:the|a|an)\s+((?:\p{Lu}[\p{L}\d'’-]+\s+)+)(?:\p{Ll}[\p{L}-]*\s+){0,3}?${study}\b`,
  'u',
);

const calledBy = (evidence: Evidence, question: string): string | undefined =>
  ahead
    .exec(question)?.[1]
    ?.trim()
    .split(/\s+/)
    .find((name) => !isPlainWord(name.toLowerCase()) && !isSource(evidence, name));

/** Whether any record names somebody as its source: studies by their first author, rules by those who set them. */
const isSource = (evidence: Evidence, name: string): boolean =>
  passagesOf(evidence).some(({ source, title: own, text }) =>
    [source, own, text].some((said) => said.toLowerCase().includes(name.toLowerCase())),
  );
