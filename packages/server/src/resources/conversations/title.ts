import { maxTitleLength } from '../../contract/index.ts';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A conversation's title: its first question, cut at 60 characters as people count them. */
export function titleOf(question: string): string {
  if (question.length <= maxTitleLength) return question;
  let title = '';
  let count = 0;
  for (const { segment } of graphemes.segment(question)) {
    count += 1;
    if (count > maxTitleLength) break;
    title += segment;
  }
  return title;
}
