import type { FetchReport } from '@seedbed/server/contract';

/** What a fetch found, in a sentence or two. */
export function fetchWords({ added, sources }: FetchReport): string {
  return [foundWords(added), silenceWords(sources)].filter(Boolean).join(' ');
}

function foundWords(added: number): string {
  if (added === 0) return 'Nothing new.';
  return added === 1 ? '1 new article.' : `${added} new articles.`;
}

function silenceWords(sources: FetchReport['sources']): string {
  const silent = sources.filter(({ error }) => error !== undefined).length;
  if (silent === 0) return '';
  if (silent === sources.length) return 'No source could be reached.';
  return `${silent} of ${sources.length} sources could not be reached.`;
}
