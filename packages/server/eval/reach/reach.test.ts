import { describe, expect, it } from 'vitest';
import type { Answer } from '../../src/answers/index.ts';
import { loadEvidence } from '../../src/evidence/index.ts';
import { createPeers, judgeReach } from './judgeReach.ts';
import { loosely, misspelt } from './noise.ts';
import { halves, phrasings, questionOf, slotsOf } from './phrasings.ts';
import { questionsOf, targetsOf } from './reach.ts';

const targets = targetsOf(loadEvidence());

describe('questions about rows', () => {
  it('ask for every kind of row, in phrasings of both halves', () => {
    for (const asked of new Set(targets.map((target) => target.asked)))
      expect(new Set(phrasings.filter((each) => each.asked === asked).map(({ half }) => half))).toEqual(
        new Set(halves),
      );
  });

  it('name only columns that their rows have', () => {
    const columns = new Map(targets.map(({ asked, slots }) => [asked, slots]));
    const isUnknown = (asked: string, slot: string) => columns.get(asked)?.[slot] === undefined;
    const unknown = phrasings.flatMap((phrasing) =>
      slotsOf(phrasing).filter((slot) => isUnknown(phrasing.asked, slot)),
    );
    expect(unknown).toEqual([]);
  });

  it('are the same in every run, and whole', () => {
    const rows = targets.filter((_, at) => at % 50 === 0);
    const texts = questionsOf(rows, 8).map(({ text }) => text);
    expect(texts).toEqual(questionsOf(rows, 8).map(({ text }) => text));
    expect(texts.filter((text) => /[{}]|undefined/.test(text))).toEqual([]);
  });

  it('slip on one key, and recall some words of a title in their order', () => {
    expect(misspelt('magnesium glycinate dose', 'seed')).not.toBe('magnesium glycinate dose');
    expect(loosely('Sorbic acid in flavoured drinks of all kinds', 'seed')).toMatch(/^\S+(?: \S+)+$/);
  });
});

describe('what counts as reached', () => {
  const limit = targets.find(({ passage }) => passage.key === 'limit:zinc/efsa/ul/adults');
  const phrasing = phrasings.find(({ key }) => key === 'upperLimit-2');
  if (!limit || !phrasing) throw new Error('The base holds EFSA’s limit of zinc.');
  const question = questionOf(limit, phrasing);
  if (!question) throw new Error('The limit can be asked for.');
  const peers = createPeers(targets)(question);
  const reached = (content: string, passage: string) => {
    const citation = { n: 1, kind: 'limit' as const, title: '', source: 'EFSA', url: null, passage };
    const answer: Answer = { content, citations: [citation], isAbstention: false };
    return judgeReach(question, { answer, peers, took: 0 }).isReached;
  };

  it.each([
    ['Zinc: at most 25 mg a day. [1]', limit.passage.text, true],
    ['Zinc: at most 40 mg a day. [1]', limit.passage.text, false],
    ['Zinc: at most 25 mg a day.', limit.passage.text, false],
    ['Zinc: at most 25 mg a day. [1]', 'Copper: at most 25 mg.', false],
  ])('%s', (content, passage, is) => {
    expect(reached(content, passage)).toBe(is);
  });
});
