import { describe, expect, it } from 'vitest';
import { estimateProduct } from '../../costing/index.ts';
import { loadEvidence } from '../../evidence/index.ts';
import type { ArticlePassage } from '../index.ts';
import { composeInsights, studiedDosesIn } from '../index.ts';
import { isStated, readFigures, readKnownFigures } from '../check/index.ts';

const evidence = loadEvidence();
const article = (over: Partial<ArticlePassage> = {}): ArticlePassage => ({
  id: 1,
  title: 'Magnesium drinks move to the bedside table',
  summary: 'Brands position magnesium blends for the evening.',
  publicationName: 'Food Dive',
  publicationDate: '2026-11-05T00:00:00.000Z',
  url: 'https://example.com/magnesium',
  isSample: false,
  ...over,
});

function compose(concept: string, description: string, articles: ArticlePassage[] = []): string {
  const estimate = estimateProduct({
    concept,
    description,
    formFactor: null,
    volume: null,
    volumeUnit: null,
  });
  return composeInsights({ concept, description, estimate, evidence, articles, today: '2026-11-21' });
}

const sleepAid = ['Magnesium and L-theanine sleep aid', 'Helps adults wind down in the evening.'] as const;
const headings = (text: string) => [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);

describe('composeInsights', () => {
  it('has the sections of a sleep aid, in order', () => {
    expect(headings(compose(...sleepAid, [article()]))).toEqual([
      'Concept in one line',
      'Who it is for',
      'Candidate ingredients',
      'What the evidence says and does not',
      'Claims you could make, and ones to avoid',
      'Form notes',
      'Cost and price snapshot',
      'Regulatory and safety watch-outs',
      'Recent news',
      'Risks and unknowns',
      'Next steps',
      'Sources',
    ]);
  });

  it('holds the evidence, the limits and what to keep away from', () => {
    const text = compose(...sleepAid);
    expect(text).toContain('320–729 mg elemental/d');
    expect(text).toContain('350 mg a day in the US');
    expect(text).toContain('do not write “insomnia” (unconfirmed)');
    expect(text).toMatch(/Not in the formula, but well recorded for sleep: melatonin \(grade B\)/);
  });

  it('speaks once of an ingredient that is bought as two materials', () => {
    const [concept, description] = sleepAid;
    const asked = { concept, description, formFactor: null, volume: null, volumeUnit: null };
    const estimate = estimateProduct(asked);
    const others = estimate.ingredients.map((line) => ({ ...line, form: `${line.form}, another grade` }));
    const twice = { ...estimate, ingredients: [...estimate.ingredients, ...others] };
    const rest = { concept, description, evidence, articles: [], today: '2026-11-21' };
    const lines = composeInsights({ ...rest, estimate: twice }).split('\n');
    const told = lines.filter((line) => line.startsWith('- '));
    expect(told).toEqual([...new Set(told)]);
  });

  it('leaves out sections without content, and news older than 90 days', () => {
    const old = article({ publicationDate: '2026-08-01T00:00:00.000Z' });
    expect(headings(compose(...sleepAid, [old]))).not.toContain('Recent news');
    expect(compose('Widget', 'A thing')).toContain('does not say which outcome it is for');
  });

  it.each<readonly [concept: string, description: string]>([
    sleepAid,
    ['Recovery drink mix', 'Protein and creatine for muscle recovery after the gym'],
    ['Menstrual cramp supplement', 'Eases period pain for women'],
    ['Kids immunity gummies', 'Vitamin C, D and zinc for children'],
    ['Nootropic [x] **shot**', 'Focus & memory | <b>fast</b>'],
    ['Xylo', 'Thing'],
  ])('%s: every marker resolves and every cited figure stands in its source', (concept, description) => {
    const text = compose(concept, description, [article()]);
    const [body = '', ending = ''] = text.split('\n## Sources\n');
    const sources = new Map(
      [...ending.matchAll(/^(\d+)\. (.+)$/gm)].map(([, n, source]) => [n, source ?? '']),
    );
    const lines = body.split('\n').filter((line) => line && !line.startsWith('#') && !line.includes(concept));
    const faults = lines.flatMap((line) => {
      const markers = [...line.matchAll(/\[(\d+)\]/g)].map(([, n]) => n);
      const known = markers.flatMap((n) => readKnownFigures(sources.get(n) ?? ''));
      const figures = readFigures(line.replaceAll(/\[\d+\]/g, ''));
      const isResolved = markers.every((n) => sources.has(n));
      return isResolved && figures.every((figure) => isStated(figure, known)) ? [] : [line];
    });
    expect(faults).toEqual([]);
    expect(sources.size).toBeGreaterThan(0);
  });

  it('lists the doses that it cites, under their numbers', () => {
    const text = compose(...sleepAid);
    const doses = studiedDosesIn(text, evidence);
    expect(doses).toContainEqual(
      expect.objectContaining({
        dose: { low: 320, high: 729, unit: 'mg', per: 'day' },
        ingredient: { key: 'magnesium', name: 'magnesium' },
      }),
    );
    for (const { n, title, passage } of doses) expect(text).toContain(`\n${n}. **${title}.** ${passage}`);
  });

  it('lists no dose of a source that a person took out of the text or rewrote', () => {
    const text = compose(...sleepAid);
    const [kept] = studiedDosesIn(text, evidence);
    const rewritten = text.replace(kept?.passage ?? '', 'My own words.');
    expect(studiedDosesIn(rewritten, evidence).map(({ n }) => n)).not.toContain(kept?.n);
    expect(studiedDosesIn('## Sources of joy\n\n1. Tea.', evidence)).toEqual([]);
  });

  it('is the same text for the same input', () => {
    expect(compose(...sleepAid)).toBe(compose(...sleepAid));
  });

  it('tells a food by its recipe and pack, and says nothing of capsules or supplements', () => {
    const text = compose('Protein bar with dates', 'For after the gym.');
    expect(text).toContain('| Recipe | Share | Per serving | Cost per serving |');
    expect(text).toContain('Bar wrapper of 60 g: 1 serving');
    expect(text).toContain('Put your own recipe in the place of the usual one');
    expect(text).not.toMatch(/capsule|on a supplement/);
  });

  it('gives no figure where no such product is sold, but the reason', () => {
    const text = compose('Collagen 10 g gummies', 'For skin.');
    const snapshot = text.split('## Cost and price snapshot')[1]?.split('##')[0] ?? '';
    expect(snapshot).toContain('A serving takes 16 gummies');
    expect(snapshot).not.toContain('$');
  });
});
