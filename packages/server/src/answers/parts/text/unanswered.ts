import { commonWords, stems } from '../../../registry/index.ts';
import { readFigures } from '../../check/index.ts';
import type { Step, StepKind } from '../../plan/step.ts';
import type { Block } from '../../prose.ts';
import { hasFacts, joinWords, note, paragraph, sentencesIn } from '../../prose.ts';

/** A step with what answers it. */
export interface Answered {
  readonly step: Step;
  readonly blocks: readonly Block[];
}

/** Longer parts are not repeated word for word. */
const longest = 90;

/** Says which parts of a question stay without an answer: what was not understood, and what nothing was found for. */
export function unansweredBlocks(unread: readonly string[], answered: readonly Answered[]): Block[] {
  const told = new Set(
    answered.flatMap(({ step, blocks }) => (hasFacts(blocks) ? [step.inquiry.question] : [])),
  );
  if (told.size === 0) return [];
  const silent = answered.flatMap(({ step: { kind, inquiry }, blocks }) =>
    hasFacts(blocks) || told.has(inquiry.question) || (namesSomething(inquiry) && !isSaidUnanswered(kind))
      ? []
      : [inquiry.question],
  );
  const said = wordsIn(answered.flatMap(({ blocks }) => blocks));
  const parts = [...new Set([...unread, ...silent])].map(plain).filter((part) => !isSpokenOf(part, said));
  if (parts.length === 0) return [];
  const quoted = parts.filter((part) => part.length <= longest && readFigures(part).length === 0);
  const which =
    quoted.length === parts.length
      ? joinWords(
          quoted.map((part) => `“${part}”`),
          'or',
        )
      : 'one part of your question';
  return [paragraph(note(`I found nothing that answers ${which}`))];
}

const wordsIn = (blocks: readonly Block[]): ReadonlySet<string> =>
  new Set(
    blocks
      .flatMap(sentencesIn)
      .flatMap(({ segments }) => segments.flatMap((part) => stems(typeof part === 'string' ? part : ''))),
  );

/** Whether most words of a part that tell anything stand in the answer, so that it may well be answered. */
function isSpokenOf(part: string, said: ReadonlySet<string>): boolean {
  const telling = stems(part).filter((word) => !commonWords.has(word) && !/\d/.test(word));
  return telling.filter((word) => said.has(word)).length * 2 >= Math.max(1, telling.length);
}

/** Steps whose silence says nothing on what was asked: that a part stays without an answer is said in its own words. */
export const isSaidUnanswered = (kind: StepKind): boolean => kind === 'passages' || kind === 'explanation';

/** What names something says itself that nothing was found on it. */
const namesSomething = ({ ingredients, unknownNames, topics }: Step['inquiry']): boolean =>
  ingredients.length + unknownNames.length + topics.length > 0;

const plain = (part: string): string =>
  part
    .replace(/^(?:and|but|also|plus|then)\s+/i, '')
    .replace(/[\s.,;:?!]+$/, '')
    .replaceAll(/[“”"]/g, '');
