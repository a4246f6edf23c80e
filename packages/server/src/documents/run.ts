import type { DocumentCell } from '../contract/index.ts';
import { figureOf, type Answers } from './answers.ts';
import type { DocumentLine } from './lines.ts';
import { cell, figure } from './parts.ts';
import type { DocumentSources } from './sources.ts';

/** A run as a document tells it. */
export interface DocumentRun {
  size: DocumentCell;
  /** What of a line is weighed in for it; a dash while its size is open. */
  kgOf(line: DocumentLine): DocumentCell;
  /** The same of all of them together. */
  kgOfAll(lines: readonly DocumentLine[]): DocumentCell;
}

/** The whole number that a text begins with, e.g. of '5,000 bottles'; null for none. */
const wholeNumber = (text: string): number | null =>
  Number(/^\d[\d,\s]*/u.exec(figureOf(text) ?? '')?.[0].replaceAll(/\D/gu, '')) || null;

/** The run of the formula, else the one that was filled in at the path; while neither is there, no weight is supposed. */
export function runOf(
  { formula: { draft, computed } }: DocumentSources,
  { askFigure }: Answers,
  { path, question }: { path: string; question: string },
): DocumentRun {
  const size = draft.batchUnits
    ? cell(`${figure(draft.batchUnits)} containers`, 'Formula')
    : askFigure(path, question);
  const containers = size.open === undefined ? wholeNumber(size.text) : null;
  const share = containers === null ? null : containers / computed.bom.containers;
  const told = (kg: number | null | undefined) =>
    cell(kg && share !== null ? figure(kg * share, 3) : null, 'Bill of materials');
  return {
    size,
    kgOf: ({ bom }) => told(bom?.kg),
    kgOfAll: (lines) => told(lines.reduce((sum, { bom }) => sum + (bom?.kg ?? 0), 0)),
  };
}
