import { describe, expect, it } from 'vitest';
import { answersOf } from './answers.ts';
import type { DocumentLine } from './lines.ts';
import { runOf } from './run.ts';
import type { DocumentSources } from './sources.ts';

const asked = { path: 'run', question: 'Containers of a run' };
/** 100 kg for the 2,500 containers that the formula was worked out for. */
const line = { bom: { kg: 100 } } as DocumentLine;
const told = (batchUnits: number | null, values: Record<string, string> = {}) => {
  const sources = {
    formula: { draft: { batchUnits }, computed: { bom: { containers: batchUnits ?? 2500 } } },
  };
  const { size, kgOf } = runOf(sources as DocumentSources, answersOf(values), asked);
  return [size.text, kgOf(line).text];
};

describe('the run of a document', () => {
  it('is that of the formula', () => expect(told(2500)).toEqual(['2,500 containers', '100']));
  it('weighs nothing in while it is open', () =>
    expect(told(null)).toEqual(['Open: Containers of a run', '–']));
  it.each([
    ['5000', '200'],
    ['5,000 bottles', '200'],
    ['10 000', '400'],
    ['≈ 5,000 bottles', '200'],
  ])('is %s where that is filled in: %s kg', (run, kg) => expect(told(null, { run })).toEqual([run, kg]));
  it.each(['to be agreed', 'run of 5000', '0', '–'])('stays open where ‘%s’ is filled in', (run) =>
    expect(told(null, { run })).toEqual(['Open: Containers of a run', '–']),
  );
});
