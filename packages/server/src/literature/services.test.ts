import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { growthOf } from '../testing/growth.ts';
import type { Ask } from './adapter.ts';
import { readAbstract } from './readAbstract.ts';
import { literatureServices } from './services.ts';
import type { ServiceKey } from './record.ts';
import { startReplay, type Replay } from './testing/replay.ts';

let replay: Replay;
beforeAll(async () => {
  replay = await startReplay();
});
afterAll(() => replay.close());

/** Asks without turns and limits: those are the asker's. */
const askReplay =
  (service: ServiceKey): Ask =>
  async (path, parameters) => {
    const url = new URL(path, replay.settings.urls?.[service]);
    url.search = String(new URLSearchParams(parameters));
    const response = await fetch(url);
    return response.status === 404 ? null : response.text();
  };

const query = { ingredients: ['magnesium'], others: ['sleep'] };
async function found(service: ServiceKey, asked = query) {
  const { adapter } = literatureServices.find(({ key }) => key === service) ?? {};
  return adapter ? adapter.search(asked, askReplay(service)) : [];
}

describe('Europe PMC', () => {
  it('gives works with what tells them apart, and no letters', async () => {
    const records = await found('europePmc');
    expect(records.map(({ key }) => key)).toEqual(['pmid:90000001', 'pmid:90000002', 'pmid:90000003']);
    expect(records[0]).toMatchObject({
      title: 'Magnesium bisglycinate for sleep quality in adults: a randomized placebo-controlled trial',
      journal: 'Journal of Replayed Nutrition',
      year: 2024,
      design: 'randomised trial',
      doi: '10.5555/replay.0001',
      url: 'https://europepmc.org/article/MED/90000001',
      isRetracted: false,
    });
    expect(records[0]?.body).toMatch(/^Background: Magnesium is sold.*p<0\.01\)\. Conclusions: Magnesium/);
  });

  it('marks a work that a notice retracts', async () => {
    const [, retracted] = await found('europePmc');
    expect(retracted).toMatchObject({ key: 'pmid:90000002', isRetracted: true });
  });

  it('takes markup out', async () => {
    const [, , hostile] = await found('europePmc');
    expect(hostile?.journal).toBe('Markup Letters');
    expect(hostile?.body).not.toMatch(/<img|onerror/);
  });

  it('is asked for names alone, each quoted', async () => {
    await found('europePmc');
    const url = replay.askedOf('europePmc').at(-1);
    expect(url?.searchParams.get('query')).toBe('TITLE_ABS:"magnesium" AND TITLE_ABS:"sleep"');
    expect(url?.searchParams.get('resultType')).toBe('core');
  });
});

describe('PubMed', () => {
  it('looks numbers up and reads their records', async () => {
    const records = await found('pubMed');
    expect(records[1]).toMatchObject({
      key: 'pmid:90000005',
      journal: 'Replayed Reviews',
      year: 2022,
      design: 'meta-analysis',
      doi: '10.5555/replay.0005',
      isRetracted: false,
    });
    expect(records[1]?.body).toContain(
      'Results: Three trials with 151 older adults were pooled; CO2 was not measured & sleep',
    );
    expect(records[1]?.body).toContain('(p < 0.05)');
  });

  it.each([
    ['RefType', '<CommentsCorrections RefType="RetractionIn"/>', 'Journal Article'],
    ['publication type', '<CommentsCorrections RefType="CommentIn"/>', 'Retracted Publication'],
  ])('marks a retraction by its %s', async (_, notice, type) => {
    const xml = `<PubmedArticleSet><PubmedArticle><MedlineCitation><PMID>7</PMID><Article><ArticleTitle>T</ArticleTitle><PublicationTypeList><PublicationType>${type}</PublicationType></PublicationTypeList></Article><CommentsCorrectionsList>${notice}</CommentsCorrectionsList></MedlineCitation></PubmedArticle></PubmedArticleSet>`;
    const ask: Ask = (path) =>
      Promise.resolve(path.startsWith('esearch') ? '{"esearchresult":{"idlist":["7"]}}' : xml);
    const adapter = literatureServices.find(({ key }) => key === 'pubMed')?.adapter;
    expect(await adapter?.search(query, ask)).toMatchObject([{ key: 'pmid:7', isRetracted: true }]);
  });

  it.each([
    ['declares entities', '<!DOCTYPE a [<!ENTITY x "y">]><PubmedArticleSet/>', 'entities'],
    ['is torn', '<PubmedArticleSet><PubmedArticle>', 'broke off'],
    ['is something else', '<html/>', 'another form'],
  ])('refuses XML that %s', async (_, xml, why) => {
    const ask: Ask = (path) =>
      Promise.resolve(path.startsWith('esearch') ? '{"esearchresult":{"idlist":["7"]}}' : xml);
    const adapter = literatureServices.find(({ key }) => key === 'pubMed')?.adapter;
    await expect(adapter?.search(query, ask)).rejects.toThrow(why);
  });
});

it('ClinicalTrials.gov gives trials with status, size and design', async () => {
  const [trial] = await found('clinicalTrials');
  expect(trial).toMatchObject({
    key: 'nct:NCT09000001',
    record: 'trial',
    design: 'registered randomised trial',
    year: 2025,
    journal: 'Replay University',
  });
  expect(trial?.body).toMatch(
    /^Status: active not recruiting\. Plans to enrol 96 people\. No results are posted\./,
  );
});

describe('openFDA', () => {
  it('gives recalls, and reports that prove no cause', async () => {
    const [recall, report] = await found('openFda');
    expect(recall).toMatchObject({ key: 'recall:F-0001-2026', year: 2026, design: 'recall, Class II' });
    expect(recall?.body).toMatch(/^Reason for the recall: Undeclared milk\. Product: Replay magnesium/);
    expect(report).toMatchObject({ key: 'report:2026-CFS-000001', record: 'report' });
    expect(report?.body).toContain('one of 214 reports that name it; a report proves no cause');
  });

  it('takes 404 for nothing found', async () => {
    replay.faults.openFda = { kind: 'status', status: 404 };
    expect(await found('openFda')).toEqual([]);
    delete replay.faults.openFda;
  });
});

it('DSLD gives labels with what they declare', async () => {
  const [label] = await found('dsld');
  expect(label).toMatchObject({ key: 'label:900001', title: 'Replay Naturals: Magnesium Night', year: 2025 });
  expect(label?.body).toContain('The label declares Magnesium 200 mg in 2 Capsule(s).');
});

it.each(['europePmc', 'clinicalTrials', 'openFda', 'dsld'] as const)(
  '%s is refused when it is torn or of another form',
  async (service) => {
    replay.faults[service] = { kind: 'torn' };
    await expect(found(service)).rejects.toThrow('broke off');
    replay.faults[service] = { kind: 'body', body: '{"surprise":true}' };
    await expect(found(service)).rejects.toThrow('another form');
    delete replay.faults[service];
  },
);

it('products are not asked for without an ingredient', async () => {
  const before = replay.asked.length;
  for (const service of ['clinicalTrials', 'openFda', 'dsld'] as const) {
    expect(await found(service, { ingredients: [], others: ['sleep'] })).toEqual([]);
  }
  expect(replay.asked.length).toBe(before);
});

describe('a machine reads', () => {
  it.each([
    ['120 adults with poor sleep took 250 mg/day for 8 weeks. Conclusions: it improved sleep.', { participants: 120, population: 'adults with poor sleep', dose: '250 mg/day', duration: '8 weeks', direction: 'favours' }],
    ['A total of 1,234 healthy older women were given 500 mg of magnesium daily over twelve weeks. There was no significant difference.', { participants: 1234, population: 'healthy older women', dose: '500 mg of magnesium daily', duration: 'twelve weeks', direction: 'no difference' }],
    ['In a 12-week trial (n = 46) nothing else was said.', { participants: 46, duration: '12 weeks' }],
    ['Groups of n = 23 and n = 25 were compared for 4 weeks and for 8 weeks.', {}],
    ['In 2019 patients were seen. Effects are inconclusive.', { direction: 'mixed' }],
    ['It was not effective.', { direction: 'no difference' }],
    ['It was effective but increased the risk of bleeding.', { direction: 'mixed' }],
    ['It increased the risk of bleeding.', { direction: 'against' }],
    ['Doses of 100 mg/day, 200 mg/day and 400 mg/day were given.', {}],
    ['', {}],
  ] as const)('%s', (text, expected) => {
    expect(readAbstract(text)).toEqual(expected);
  }); // prettier-ignore

  it.each(['1 a ', '1,111', '5 mg of a a a '])(
    'takes no more than its share of time for an abstract of %j alone',
    async (text) => {
      const reading = (times: number) => readAbstract(text.repeat(times));
      expect(await growthOf(reading, [500, 2000])).toBeLessThan(10);
    },
  );
});
