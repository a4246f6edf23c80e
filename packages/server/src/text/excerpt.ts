const sentenceEnd = /[.!?]+(?=\s|$)|\n+/g;

/** A text in its sentences and lines; together they are the text. The point of a decimal ends none. */
function sentencesOf(text: string): string[] {
  const ends = [...text.matchAll(sentenceEnd)].map(({ index, 0: end }) => index + end.length);
  return [...ends, text.length].map((end, at) => text.slice(ends[at - 1] ?? 0, end));
}

/**
 * The stretch of a text that says most of the words, in whole sentences; all of a text that is not longer than `most`
 * characters.
 */
export function excerptOf(text: string, words: readonly string[], most: number): string {
  if (text.length <= most) return text;
  const sentences = sentencesOf(text);
  const sought = words.map((word) => word.toLowerCase());
  const shared = sentences.map((sentence) => {
    const said = sentence.toLowerCase();
    return sought.filter((word) => said.includes(word)).length;
  });
  let [best, bestShared, start, length, sum] = [0, -1, 0, 0, 0];
  for (const [end, sentence] of sentences.entries()) {
    length += sentence.length;
    sum += shared[end] ?? 0;
    while (length > most && start < end) {
      length -= sentences[start]?.length ?? 0;
      sum -= shared[start] ?? 0;
      start += 1;
    }
    if (sum > bestShared) [best, bestShared] = [start, sum];
  }
  let excerpt = '';
  for (let at = best; at < sentences.length && excerpt.length < most; at += 1) excerpt += sentences[at];
  return excerpt.slice(0, most).trim();
}
