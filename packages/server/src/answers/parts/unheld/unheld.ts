import type { Evidence } from '../../../evidence/index.ts';
import { workingOf } from '../../compute/worked/index.ts';
import type { Block } from '../../prose.ts';
import { clausesOf, isQuestion } from '../../understand/message/clauses.ts';
import { clauseOf } from '../../understand/names/entities.ts';
import type { Inquiry } from '../../understand/inquiry.ts';
import { read } from '../../understand/read.ts';
import { understand } from '../../understand/understand.ts';
import type { Understanding } from '../../understand/understanding.ts';
import { isOfUnheldStudy, unheldAttributeBlocks } from './unheldAttribute.ts';
import { unheldFindingBlocks } from './unheldFinding.ts';
import { unheldPlaceBlocks } from './unheldPlace.ts';
import { fieldAsked } from '../text/askedField.ts';
import { unheldProvisionBlocks } from '../text/provisions.ts';
import { isPriceHeld } from '../text/surelyMeant.ts';
import { unheldEventBlocks } from './unheldEvent.ts';
import { unheldStudyBlocks } from './unheldStudy.ts';
import { unheldThingBlocks } from './unheldThings.ts';
import { unheldTimeBlocks } from './unheldTime.ts';

/** What no record can answer is said, and the rest of the question is left to be answered. */
export interface SetAside {
  readonly unheld: readonly Block[];
  /** The question itself where nothing is set aside; null where nothing is left. */
  readonly left: Understanding | null;
}

/**
 * Sets aside what a question asks of things that no record is on, or takes for granted though no record says it: what is
 * known in general would pass for the answer.
 */
export function setAside(evidence: Evidence, understanding: Understanding): SetAside {
  const { parts, whole } = understanding;
  const said = parts.map((part) => unheldBlocks(evidence, part));
  const unheld = said.find((blocks) => blocks !== null);
  const isUnder = parts.some(
    (part, at) =>
      said[at] !== null &&
      isRemark(part) &&
      (namesPlace(part.question) || unheldStudyBlocks(evidence, part) !== null),
  );
  // “under the rules of India, what is …?”, “in the trial by Quist, how …?”: all that is asked hangs on it
  const left = isUnder ? [] : parts.filter((_, at) => said[at] === null);
  const stand = hangsOnEvent(evidence, whole)
    ? left.filter(({ question }) => namesOwn(evidence, question))
    : left.filter((part) => !isRemark(part) && !parts.some((other) => hangsOn(evidence, part, other)));
  if (unheld && stand.length > 0) return { unheld, left: leftOf(understanding, stand) };
  const clauses = clausesOf(whole.question);
  const granted = clauses.map((question) => unheldBlocks(evidence, { ...whole, question }));
  const ofClause = granted.find((blocks) => blocks !== null);
  if (unheld) {
    const others = clauses.filter(
      (clause, at) => granted[at] === null && isQuestion(clause) && !isRemark({ question: clause }),
    );
    const hangs = hangsOnEvent(evidence, whole);
    const own = others.filter((clause) =>
      hangs || isOfThem.test(clause) ? namesOwn(evidence, clause) : true,
    );
    const isApart = ofClause && own.length > 0 && parts.length === 1;
    return { unheld, left: isApart ? understand(evidence, own.join(' ')) : null };
  }
  // what only a condition of the parts says holds for all of them
  return ofClause && parts.length > 1
    ? { unheld: ofClause, left: null }
    : { unheld: [], left: understanding };
}

/** What is asked after something that did not happen hangs on it: “since it was approved, which strength is printed?” */
const hangsOnEvent = (evidence: Evidence, whole: Inquiry): boolean =>
  clausesOf(whole.question).some((question) => unheldEventBlocks(evidence, { ...whole, question }) !== null);

/** “For the flavour masking work” beside a question: what it is wanted for; “in minutes?”: in which measure. */
const isRemark = ({ question }: Pick<Inquiry, 'question'>): boolean =>
  /^(?:for|in|with|as|to|on|under)\b/i.test(question) && !isQuestion(question.replace(/\?\s*$/, ''));

/** Whether a part asks more of a study, a place or people that no record is on: “… and what was the dose?” */
const hangsOn = (evidence: Evidence, { question }: Inquiry, other: Inquiry): boolean =>
  (isOfThem.test(question) ? unheldBlocks(evidence, other) !== null : isOfOneSource(evidence, other)) &&
  !namesOwn(evidence, question) &&
  !namesPlace(question);

const isOfThem = /\b(?:they|their|them)\b/i;

const isOfOneSource = (evidence: Evidence, inquiry: Inquiry): boolean =>
  (unheldStudyBlocks(evidence, inquiry) ?? unheldPlaceBlocks(evidence, inquiry)) !== null ||
  isOfUnheldStudy(evidence, inquiry);

const namesPlace = (clause: string): boolean =>
  clauseOf(clause).spans.some(({ kind }) => kind === 'place' || kind === 'country' || kind === 'market');

/** Unless it names a thing of its own. */
const namesOwn = (evidence: Evidence, clause: string): boolean =>
  read(evidence, clause).ingredients.length > 0;

/** What no record can be on, or states, unless its price is asked for and held, or all that is asked is worked out from what is stated. */
function unheldThing(evidence: Evidence, inquiry: Inquiry): Block[] | null {
  const things = unheldThingBlocks(evidence, inquiry);
  const blocks =
    things && !isPriceHeld(evidence, inquiry) ? things : unheldAttributeBlocks(evidence, inquiry);
  return blocks && workingOf(evidence, inquiry)?.isOfWhole ? null : blocks;
}

const unheldBlocks = (evidence: Evidence, inquiry: Inquiry): Block[] | null =>
  // a record that has the very field states it
  (fieldAsked(evidence, inquiry) ? null : unheldThing(evidence, inquiry)) ??
  unheldStudyBlocks(evidence, inquiry) ??
  unheldTimeBlocks(evidence, inquiry) ??
  unheldPlaceBlocks(evidence, inquiry) ??
  unheldEventBlocks(evidence, inquiry) ??
  unheldFindingBlocks(evidence, inquiry) ??
  unheldProvisionBlocks(evidence, inquiry);

/** A question without the parts that were set aside. */
function leftOf({ whole, unanswered }: Understanding, parts: readonly Inquiry[]): Understanding {
  const [only, ...others] = parts;
  if (only && others.length === 0) return { whole: only, parts, unanswered };
  const all = <Each>(of: (part: Inquiry) => readonly Each[]): Each[] => [...new Set(parts.flatMap(of))];
  return {
    whole: {
      ...whole,
      question: parts.map(({ question }) => question).join(' '),
      words: all(({ words }) => words),
      ingredients: all(({ ingredients }) => ingredients),
      topics: all(({ topics }) => topics),
      amounts: all(({ amounts }) => amounts),
      unknownNames: all(({ unknownNames }) => unknownNames),
    },
    parts,
    unanswered,
  };
}
