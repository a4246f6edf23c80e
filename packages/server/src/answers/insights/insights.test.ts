import { describe, expect, it } from 'vitest';
import { estimateProduct } from '../../costing/index.ts';
import { loadEvidence } from '../../evidence/index.ts';
import type { ArticlePassage } from '../index.ts';
import { createAnswerer, studiedDosesIn } from '../index.ts';
import { isStated, readFigures, readKnownFigures } from '../check/index.ts';

const evidence = loadEvidence();
const answerer = createAnswerer({ evidence });
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
  const input = { concept, description, estimate, articles, today: '2026-11-21' };
  return answerer.insights(input);
}

/** What stands under a heading. */
const sectionOf = (text: string, heading: string): string =>
  text.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';

const sleepAid = ['Magnesium and L-theanine sleep aid', 'Helps adults wind down in the evening.'] as const;
const headings = (text: string) => [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);

describe('insights', () => {
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

  it('cuts a long concept behind a whole word, without a stop behind the dots', () => {
    const [, line] = compose('Sleep aid', 'Restful evenings '.repeat(30)).split('\n').filter(Boolean);
    expect(line).toMatch(/^Sleep aid: .*(Restful|evenings)…$/);
  });

  it('speaks once of an ingredient that is bought as two materials', () => {
    const [concept, description] = sleepAid;
    const asked = { concept, description, formFactor: null, volume: null, volumeUnit: null };
    const estimate = estimateProduct(asked);
    const others = estimate.ingredients.map((line) => ({ ...line, form: `${line.form}, another grade` }));
    const twice = { ...estimate, ingredients: [...estimate.ingredients, ...others] };
    const rest = { concept, description, articles: [], today: '2026-11-21' };
    const lines = answerer.insights({ ...rest, estimate: twice }).split('\n');
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

  it('loses no sentence to the check that answers pass', () => {
    const dropped: string[] = [];
    const input = { articles: [article()], today: '2026-11-21', description: 'For sleep, focus and muscle.' };
    const names = [...evidence.ingredients.values()].map(({ name }) => name);
    for (let at = 0; at < names.length; at += 4) {
      const concept = `${names.slice(at, at + 4).join(', ')} capsules`;
      const asked = { ...input, concept, formFactor: null, volume: null, volumeUnit: null };
      answerer.insights({ ...asked, estimate: estimateProduct(asked) }, (left) => dropped.push(...left));
    }
    expect(dropped).toEqual([]);
  });

  it('says of an ingredient what an answer says', async () => {
    const text = compose(...sleepAid);
    const question = 'Does L-theanine help with sleep?';
    const [first = ''] = await Array.fromAsync(
      answerer.answer({ question, history: [], articles: [] }),
      (step) => (step.type === 'delta' ? step.text : ''),
    ).then((said) => said.filter(Boolean));
    const words = first.replaceAll(/ \[\d+\]/g, '').trim();
    expect(words).toMatch(/^Possibly: studies of L-theanine/);
    expect(text.replaceAll(/ \[\d+\]/g, '')).toContain(words);
  });

  it('holds a formula for children against the limits of children', () => {
    const text = compose('Kids immunity gummies', 'Vitamin C and zinc 15 mg for children');
    expect(text).toContain('above the US upper limit of 7 mg for children 1–3 years');
    expect(sectionOf(text, 'Candidate ingredients')).not.toContain('below the lowest studied dose');
    const watchOuts = sectionOf(text, 'Regulatory and safety watch-outs');
    expect(watchOuts).toContain('12 mg for children 4–8 years');
    expect(watchOuts).not.toContain('for adults is');
  });

  it('tells where an ingredient may not be sold', () => {
    const watchOuts = sectionOf(
      compose('Ashwagandha capsules', 'For stress.'),
      'Regulatory and safety watch-outs',
    );
    expect(watchOuts).toContain('Denmark');
    expect(sectionOf(compose(...sleepAid), 'Regulatory and safety watch-outs')).not.toContain('Italy');
  });

  it('does not take a dose for a few days for what is taken every day', () => {
    expect(compose('Creatine powder', 'For muscle.')).not.toContain('below the lowest studied dose, 20 g');
  });

  it('takes no food of a recipe for an extract of it', () => {
    const table = sectionOf(compose('Cocoa protein bar with dates', 'For muscle.'), 'Candidate ingredients');
    const [recipe = '', candidates = ''] = table.split('| Ingredient |');
    expect(recipe).toContain('| Cocoa |');
    expect(candidates).not.toMatch(/Cocoa flavanols|\| Salt \|/);
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

  it('offers no dose of another outcome, and names the limit that one is above', () => {
    const night = compose('Night capsules', 'Zinc 8 mg and valerian for better sleep');
    expect(studiedDosesIn(night, evidence).map(({ ingredient }) => ingredient?.key)).not.toContain('zinc');
    expect(sectionOf(night, 'Candidate ingredients')).toContain('none for sleep');
    const cold = sectionOf(compose('Zinc lozenges', 'For immunity in winter'), 'Candidate ingredients');
    expect(cold).toMatch(/80–92 mg zinc\/day \[\d+\], above the EFSA upper limit of 25 mg/);
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
    expect(snapshot).toContain('A serving takes 12 gummies');
    expect(snapshot).not.toContain('$');
  });

  describe('of a drink for one country', () => {
    const text = compose(
      'Zero sugar energy drink',
      '330 ml can, 160 mg caffeine, taurine, B vitamins, citrus, for Germany.',
    );

    it('is for what such drinks are sold for, where its words name no outcome', () => {
      expect(sectionOf(text, 'Who it is for')).toContain('fatigue and cognition');
    });

    it('tells the rules of that market, and none that are of supplements', () => {
      expect(sectionOf(text, 'Claims you could make, and ones to avoid')).not.toContain('US:');
      expect(sectionOf(text, 'Regulatory and safety watch-outs')).toContain('Germany: energy drink limits');
      expect(text).not.toMatch(/food supplement sold in/);
    });

    it('counts a limit of one compound for that compound alone', () => {
      expect(text).toContain('| Niacin | 16 mg');
      expect(text).not.toContain('above the EFSA upper limit');
    });

    it('has no claims on a sweetener that it does not name', () => {
      expect(sectionOf(text, 'Candidate ingredients')).not.toContain('| Erythritol | 1.72 g [1] | 5');
      expect(text).not.toContain('tooth mineralisation');
    });
  });

  it('of a product for children has their own claims first', () => {
    const text = compose('Kids’ vitamin D gummy', '600 IU vitamin D3 per gummy, for children from 4.');
    expect(sectionOf(text, 'Claims you could make, and ones to avoid')).toContain(
      '“Vitamin D is needed for normal growth and development of bone in children”',
    );
  });

  it('of a food that is sold for its protein has the claims of protein', () => {
    const text = compose('Overnight protein oats', 'Cup of oats with 20 g protein, blueberries.');
    expect(sectionOf(text, 'Claims you could make, and ones to avoid')).toContain(
      '“Protein contributes to a growth in muscle mass”',
    );
  });
});
