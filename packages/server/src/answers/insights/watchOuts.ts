import { limitGroupOf } from '../parts/conversion.ts';
import type { Block } from '../prose.ts';
import { hasPassages } from '../prose.ts';
import { type Brief, keysOf } from './brief.ts';
import { answersOfEach } from './ofEach.ts';

/**
 * Limits, cautions, findings of harm, label rules and status of each ingredient, told for the people it is for. What is
 * not on file is told only for those whom the figures of adults do not hold for.
 */
export function watchOutBlocks(brief: Brief): Block[] {
  const { inquiry } = brief;
  const isOfAdults = limitGroupOf(inquiry) === 'adults';
  // What a country advises for a day is of supplements.
  const countries = brief.estimate.pack ? [] : inquiry.countries;
  const asked = { ...inquiry, countries, topics: [], group: isOfAdults ? null : inquiry.group };
  const told = answersOfEach({ ...brief, inquiry: asked }, keysOf(brief.candidates), {
    kind: 'safety',
    ask: 'safety',
    direct: (blocks) => blocks,
  });
  return isOfAdults ? told.map(ofRecords) : told;
}

const ofRecords = (block: Block): Block =>
  block.kind === 'paragraph' ? { ...block, sentences: block.sentences.filter(hasPassages) } : block;
