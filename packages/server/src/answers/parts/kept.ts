import { stems } from '../../registry/index.ts';
import { ownWords } from '../articleTerms.ts';
import type { Gathered } from '../gather/gatherKept.ts';
import type { KeptPassage } from '../gather/passageSource.ts';
import type { Block, Sentence } from '../prose.ts';
import { capitalize, fact, list, note, paragraph, section } from '../prose.ts';
import { plain, trusted, trustedSentences } from '../trustedText.ts';
import type { Inquiry } from '../understand/inquiry.ts';
import { withoutOrders } from '../understand/message/orders.ts';
import { shortened } from '../../text/shortened.ts';

/** What was found outside the base, each source under its title; one that could not be asked is named. */
export function keptBlocks(inquiry: Inquiry, gathered: readonly Gathered[]): Block[] {
  return gathered.flatMap(({ source, passages, isMissing }) =>
    section(source.title, [
      list(passages.flatMap((passage) => keptSentence(inquiry, passage))),
      paragraph(...(isMissing ? [note(`${capitalize(source.name)} could not be searched just now`)] : [])),
    ]),
  );
}

const longest = 320;

/** The title of a kept text and what of it speaks to the question, as one sentence, so that its marker stands behind all of it. */
function keptSentence(inquiry: Inquiry, passage: KeptPassage): Sentence[] {
  const told = passage.gist ? trusted(passage.gist) : closest(inquiry, passage.text);
  if (told === '') return [];
  const whole = shortened(told, longest)
    .replace(/\.$/, '')
    .replaceAll(/[.!?](”?) (?=[A-Z“])/g, '$1; ');
  const title = withoutOrders(plain(passage.title)).replace(/\.$/, '');
  const isTitled = title !== '' && !whole.startsWith(title);
  return [
    fact(
      `${isTitled ? `**${title}**: ` : ''}${whole}${passage.remark ? ` (${plain(passage.remark)})` : ''}`,
      passage,
    ),
  ];
}

/** The sentence that shares most words with the question, with the next one where it is short. */
function closest(inquiry: Inquiry, text: string): string {
  const words = new Set(ownWords(inquiry));
  const shared = (sentence: string) => stems(sentence).filter((word) => words.has(word)).length;
  const [best = '', ...rest] = trustedSentences(text).toSorted((left, right) => shared(right) - shared(left));
  return rest.length > 0 && best.length < longest / 3 ? `${best} ${rest[0]}` : best;
}
