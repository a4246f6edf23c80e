import type { CitationKind } from '@seedbed/server/contract';

const labels: Readonly<Record<CitationKind, string>> = {
  evidence: 'Study',
  limit: 'Upper limit',
  dailyValue: 'Daily value',
  rule: 'Rule',
  ingredient: 'Ingredient',
  article: 'Article',
};

/** A kind of source as people say it. */
export function kindLabel(kind: string): string {
  return labels[kind as CitationKind] ?? 'Source';
}
