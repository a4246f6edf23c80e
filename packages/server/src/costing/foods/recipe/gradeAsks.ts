import { capitalize } from '../../../text/letters.ts';
import { hasPhrase, searchable } from '../../text.ts';
import { statementOf, type Line } from '../lines.ts';
import { gradeAsks } from '../tables/tables.ts';

/** What has to be asked of the supplier of a line, as the words promise what its usual grade does not keep. */
export function gradeWarnings(lines: readonly Line[], text: string): string[] {
  const said = searchable(text);
  const has = (phrase: string) => hasPhrase(said, searchable(phrase).trim());
  return gradeAsks.flatMap(({ lines: names, words, not_words: others, ask }) => {
    const line = lines.find(({ name }) => names.includes(name));
    return line && words.some(has) && !others.some(has)
      ? [`${capitalize(statementOf(line.name))}: ${ask}.`]
      : [];
  });
}
