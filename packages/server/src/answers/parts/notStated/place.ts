import type { Passage } from '../../../evidence/index.ts';
import { joinWords } from '../../prose.ts';
import { clauseOf, named } from '../../understand/names/entities.ts';
import type { Span } from '../../understand/words.ts';
import { askedWords } from '../../uncovered/openWords.ts';
import { type Check, saidIn } from './checks.ts';

/**
 * A place whose rules are not held, and of which no record of the thing and none that is cited speaks: what holds or was
 * found elsewhere would pass for it. A place in a sentence that asks nothing is where somebody sits.
 */
export const unstatedPlace: Check = ({ inquiry, whole, about, cited }) => {
  const own = spansAsked(inquiry.question);
  const spans = named(own, 'place').length > 0 ? own : headingOf(whole.question);
  const places = named(spans, 'place');
  const [lead] = cited;
  if (places.length === 0 || !lead || isOfAnywhere(lead) || isOfHeld(spans)) return null;
  const isHeld = [...about, ...cited].some((record) => speaksOf(record, places));
  return isHeld ? null : `what holds in ${joinWords(places, 'or')}`;
};

function spansAsked(question: string): readonly Span[] {
  const { words, spans } = clauseOf(question);
  const isAsked = askedWords(question, words);
  return spans.filter(({ from }) => isAsked[from]);
}

/** What is named ahead of a colon, with nothing that asks: “Singapore: which level …” */
function headingOf(question: string): readonly Span[] {
  const heading = question.slice(0, Math.max(0, question.indexOf(':')));
  const { words, spans } = clauseOf(heading);
  return words.length <= mostWordsOfHeading ? spans : [];
}

const mostWordsOfHeading = 3;

/** What a food holds or the press tells is of no market. */
const isOfAnywhere = ({ kind, key }: Passage): boolean => kind === 'article' || key.startsWith('food:');

/** Whether a market whose rules are held is named; “the THAI FDA” is none. */
const isOfHeld = (spans: readonly Span[]): boolean =>
  spans.some(
    ({ kind, from }) =>
      (kind === 'market' || kind === 'country') &&
      !spans.some((other) => other.kind === 'place' && other.to === from),
  );

function speaksOf(record: Passage, places: readonly string[]): boolean {
  const { spans } = clauseOf(saidIn(record));
  return named(spans, 'place').some((place) => places.includes(place));
}
