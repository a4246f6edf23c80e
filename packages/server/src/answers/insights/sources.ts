import type { Citation } from '../../contract/conversations.ts';
import type { Evidence } from '../../evidence/index.ts';

const heading = '\n## Sources\n\n';

/** The list at the end of a text that its markers resolve to; nothing where there are none. */
export function listSources(citations: readonly Citation[]): string {
  const lines = citations.map(({ n, passage, url, ...named }) => {
    const where = url ? ` [${linkName(url)}](${url})` : '';
    return `${n}. ${sourceWords({ ...named, text: passage })}${where}`;
  });
  return lines.length > 0 ? `${heading}${lines.join('\n')}\n` : '';
}

const linkName = (url: string) => new URL(url).hostname.replace(/^www\./, '');

const sourceWords = ({ title, text, source }: { title: string; text: string; source: string }) =>
  `**${title}.** ${text} Source: ${source}.`;

/**
 * The sources that the insights list and that state a studied dose, with the numbers they have there. Read from the
 * text as it is kept: of what a person changed in it, the sources that still stand there word for word.
 */
export function studiedDosesIn(insights: string, { studies }: Evidence): Citation[] {
  const at = insights.lastIndexOf(heading);
  if (at < 0) return [];
  const dosed = studies.flatMap(({ passage }) =>
    passage.studied ? { passage, studied: passage.studied, words: sourceWords(passage) } : [],
  );
  return [...insights.slice(at).matchAll(/^(\d+)\. (.+)$/gm)].flatMap(([, n, line = '']) => {
    const found = dosed.find(({ words }) => line.startsWith(words));
    if (!found) return [];
    const { kind, title, source, url, text } = found.passage;
    const { dose, ingredient } = found.studied;
    return { n: Number(n), kind, title, source, url, passage: text, dose, ingredient };
  });
}
