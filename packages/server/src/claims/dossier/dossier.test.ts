import { describe, expect, it } from 'vitest';
import type { CheckedSentence } from '../../contract/index.ts';
import { loadEvidence } from '../../evidence/index.ts';
import { dossierOf, type DossierClaim } from './index.ts';

const evidence = loadEvidence();
const study = evidence.studies.find(
  ({ ingredients, design, passage }) =>
    ingredients.includes('melatonin') && design === 'meta-analysis' && passage.isConfirmed,
);
if (!study) throw new Error('The base holds no meta-analysis on melatonin.');

const standing: CheckedSentence['evidence'] = {
  subject: 'Melatonin and falling asleep',
  grade: 'B',
  doseMatches: true,
  studies: [{ key: study.key, title: '', source: study.source, url: null, text: '' }],
};

const sentence = (of: Partial<CheckedSentence>): CheckedSentence => ({
  text: 'Melatonin helps you fall asleep.',
  start: 0,
  end: 32,
  class: 'function',
  verdict: 'conditions',
  findings: [
    {
      rule: 'us/function',
      title: 'A structure/function claim',
      words: [],
      because: 'It needs a disclaimer.',
      source: '21 CFR 101.93',
      isConfirmed: true,
    },
  ],
  conditions: [],
  rewordings: [],
  evidence: standing,
  ...of,
});

const claim = (of: Partial<DossierClaim> = {}, words: Partial<CheckedSentence> = {}): DossierClaim => ({
  id: 1,
  text: 'Melatonin helps you fall asleep.',
  market: 'US',
  channel: 'label',
  status: 'approved',
  class: 'function',
  verdict: 'conditions',
  basis: null,
  sentences: [sentence(words)],
  refs: [],
  staleBecause: [],
  approvals: [],
  formulaVersion: 2,
  rulesVersion: 'a',
  checkedAt: '2026-01-05T09:30:00.000Z',
  firstMarketedOn: null,
  noticeDueOn: null,
  ...of,
});

const made = (of?: Partial<DossierClaim>, words?: Partial<CheckedSentence>) =>
  dossierOf(claim(of, words), evidence);
const lacks = (of?: Partial<DossierClaim>, words?: Partial<CheckedSentence>) =>
  made(of, words).sentences[0]?.gaps.map(({ text }) => text);

describe('from claim to gap', () => {
  it('an approved claim on good studies at the studied dose lacks nothing', () => {
    const { sentences, gaps } = made();
    expect(gaps).toEqual([]);
    expect(sentences[0]?.gaps.filter(({ kind }) => kind !== 'source')).toEqual([]);
  });
  it('tells its studies with design, people and dose', () =>
    expect(made().sentences[0]?.evidence?.studies).toEqual([
      expect.objectContaining({
        key: study.key,
        design: 'meta-analysis',
        source: study.source,
        text: study.passage.text,
        isAttached: false,
      }),
    ]));
  it('a study that a person attached stands first and says so', () => {
    const other = evidence.studies.find(({ key }) => key !== study.key)?.key ?? '';
    const { studies } = made({ basis: { studies: [other] } }).sentences[0]?.evidence ?? { studies: [] };
    expect(studies.map(({ key, isAttached }) => [key, isAttached])).toEqual([
      [other, true],
      [study.key, false],
    ]);
  });
  it('tells the arithmetic of the grades it rests on', () =>
    expect(
      made({
        refs: [{ kind: 'grade', id: `melatonin/${study.topics[0]}`, version: 'a', checksum: 'a' }],
      }).grading.join(),
    ).toMatch(/grade/i));
});

describe('what is missing', () => {
  it('words that are blocked, before what does not block', () =>
    expect(lacks({}, { verdict: 'blocked', evidence: { ...standing, doseMatches: null } })?.[0]).toBe(
      'A structure/function claim: It needs a disclaimer.',
    ));
  it('a condition that is not met, with where it is printed', () =>
    expect(
      lacks({}, { conditions: [{ kind: 'disclaimer', text: 'Words', isMet: false, placement: 'In bold' }] }),
    ).toContain('Words. In bold'));
  it('a condition that is met is no gap', () =>
    expect(lacks({}, { conditions: [{ kind: 'disclaimer', text: 'Words', isMet: true }] })).not.toContain(
      'Words',
    ));
  it.each([
    [false, 'The amount of a day lies outside what was studied'],
    [null, 'The amount of a day cannot be compared with what was studied'],
  ])('a dose that matches: %s', (doseMatches, text) =>
    expect(lacks({}, { evidence: { ...standing, doseMatches } })).toContain(text),
  );
  it('no study', () =>
    expect(lacks({}, { evidence: { ...standing, studies: [] } })).toContain('No study is named'));
  it('a study that the base no longer holds', () =>
    expect(lacks({ basis: { studies: ['gone'] } })).toContain('The base no longer holds: gone'));
  it('a rule that was recalled', () =>
    expect(lacks({}, { findings: [{ ...sentence({}).findings[0], isConfirmed: false } as never] })).toContain(
      'Recalled, to be read at its source. Rule: 21 CFR 101.93',
    ));
  it('an approval, a formula, the day that a notice runs from, what has moved', () =>
    expect(
      made(
        {
          status: 'draft',
          formulaVersion: null,
          staleBecause: [{ kind: 'formula', id: 1, from: 1, to: 2, text: 'Formula changed since (v1 → v2)' }],
        },
        { conditions: [{ kind: 'notice', isMet: false }] },
      ).gaps,
    ).toEqual([
      { kind: 'decision', text: 'Formula changed since (v1 → v2)', isBlocking: true },
      { kind: 'decision', text: 'Nobody has approved it as it stands', isBlocking: true },
      { kind: 'amount', text: 'It was checked without a formula', isBlocking: false },
      expect.objectContaining({ kind: 'statement', isBlocking: false }),
    ]));
});
