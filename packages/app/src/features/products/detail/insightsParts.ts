/** A product's insights, taken apart. */
export interface InsightsParts {
  text: string;
  /** The list that stood under the last heading, where that heading was 'Sources'; else nothing. */
  sources: string;
}

/** Parts the text from the list of its sources, which comes last. Both are Markdown. */
export function insightsParts(insights: string): InsightsParts {
  const heading = [...insights.matchAll(/^#{1,6} (.+)$/gm)].at(-1);
  if (heading?.[1]?.trim() !== 'Sources') return { text: insights, sources: '' };
  return {
    text: insights.slice(0, heading.index).trimEnd(),
    sources: insights.slice(heading.index + heading[0].length).trim(),
  };
}
