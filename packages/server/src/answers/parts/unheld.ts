import type { Evidence } from '../../evidence/index.ts';
import type { Block } from '../prose.ts';
import { clausesOf, isQuestion } from '../understand/clauses.ts';
import type { Inquiry } from '../understand/inquiry.ts';
import { understand, type Understanding } from '../understand/understand.ts';
import { unheldProvisionBlocks } from './provisions.ts';
import { unheldEventBlocks } from './unheldEvent.ts';
import { unheldStudyBlocks } from './unheldStudy.ts';
import { unheldThingBlocks } from './unheldThings.ts';

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
  const left = parts.filter((_, at) => said[at] === null);
  if (unheld && left.length > 0) return { unheld, left: leftOf(understanding, left) };
  const clauses = clausesOf(whole.question);
  const granted = clauses.map((question) => unheldBlocks(evidence, { ...whole, question }));
  const ofClause = granted.find((blocks) => blocks !== null);
  if (unheld) {
    const others = clauses.filter((clause, at) => granted[at] === null && isQuestion(clause));
    const isApart = ofClause && others.length > 0 && parts.length === 1;
    return { unheld, left: isApart ? understand(evidence, others.join(' ')) : null };
  }
  // what only a condition of the parts says holds for all of them
  return ofClause && parts.length > 1
    ? { unheld: ofClause, left: null }
    : { unheld: [], left: understanding };
}

const unheldBlocks = (evidence: Evidence, inquiry: Inquiry): Block[] | null =>
  unheldThingBlocks(inquiry.question) ??
  unheldStudyBlocks(evidence, inquiry.question) ??
  unheldEventBlocks(evidence, inquiry) ??
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
