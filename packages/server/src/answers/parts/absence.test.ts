import { describe, expect, it } from 'vitest';
import { loadEvidence } from '../../evidence/index.ts';
import { createAnswerer } from '../index.ts';
import { citedIn, fact, note, paragraph } from '../prose.ts';
import { absence, isAbout, withoutContradicted } from './absence.ts';

const evidence = loadEvidence();
const answerer = createAnswerer({ evidence });

async function contentFor(question: string): Promise<string> {
  const steps = await Array.fromAsync(answerer.answer({ question, history: [], articles: [] }));
  const last = steps.at(-1);
  if (last?.type !== 'done') throw new Error('The answer did not end.');
  return last.answer.content;
}

describe('a note of absence', () => {
  const passage = evidence.limits.find(({ ingredient }) => ingredient === 'zinc')?.passage;
  if (!passage) throw new Error('No limit of zinc.');
  const draftWith = (isShown: boolean) => ({
    blocks: [
      paragraph(
        absence('I hold no limit of zinc', () => isShown),
        note('So far'),
      ),
      paragraph(fact('Zinc has one', passage)),
    ],
    isAbstention: false,
  });

  it('goes where a cited passage contradicts it, and nothing else does', () => {
    const { blocks } = withoutContradicted(draftWith(true));
    expect(blocks[0]).toEqual(paragraph(note('So far')));
    expect(citedIn(blocks)).toEqual([passage]);
  });

  it('stays where none does', () => {
    const draft = draftWith(false);
    expect(withoutContradicted(draft)).toEqual(draft);
  });

  it('knows what a passage is about', () => {
    expect(isAbout(evidence, ['zinc'])(passage)).toBe(true);
    expect(isAbout(evidence, ['iron'])(passage)).toBe(false);
  });

  it.each([
    [
      "What are the minimum and maximum daily doses of L-methionine for adults in Health Canada's monograph?",
      'rule of Canada',
    ],
    ['psyllium for kids 6-12 in Canada: per day and per dose', 'recommended intake'],
    ['Is sulforaphane from broccoli seeds novel in Europe?', 'study of sulforaphane'],
  ])('does not stand before the record: %s', async (question, told) => {
    expect(await contentFor(question)).not.toContain(`I hold no ${told}`);
  });
});
