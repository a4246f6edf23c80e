import type { Citation } from '../contract/conversations.ts';

/** The citations that a text, whole or cut off, has markers for: a rewritten answer may leave passages out. */
export const citationsIn = (content: string, citations: readonly Citation[]): Citation[] =>
  citations.filter(({ n }) => content.includes(`[${n}]`));
