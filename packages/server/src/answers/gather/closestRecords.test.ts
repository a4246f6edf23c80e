import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadEvidence } from '../../evidence/index.ts';
import { parseCsv } from '../../registry/index.ts';
import { askKinds } from '../understand/askKinds.ts';
import { understand } from '../understand/understand.ts';
import { featureNames, profilesOf, silenceNames } from './closeness.ts';
import { closestRecords } from './closestRecords.ts';

const evidence = loadEvidence();
const closest = (question: string) => closestRecords(evidence, understand(evidence, question).whole);

describe('the records that are likeliest meant', () => {
  it.each([
    ['how heavy are the covers of a size 1 two-piece shell', /^capsule:/],
    ['what would an outside laboratory bill us for the heavy metals', /^cost:.*heavy-metals/],
    ['serving that the FDA assumes for a muffin', /^referenceAmount:/],
    ['how many days do I have to tell Ottawa about a serious reaction', /^rule:ca/],
    ['does the tummy get quicker from kiwi than from psyllium', /^study:.*kiwi/],
  ])('%s', (question, key) => {
    const keys = closest(question)
      .slice(0, 3)
      .map(({ passage }) => passage.key);
    expect(keys).toContainEqual(expect.stringMatching(key));
  });

  it('come in the order of their likelihood, which leaves room for none of them', () => {
    const found = closest('Which upper limit does EFSA give for zinc?').map(({ likelihood }) => likelihood);
    expect(found).toEqual(found.toSorted((one, other) => other - one));
    expect(found.reduce((sum, one) => sum + one, 0)).toBeLessThan(1);
  });

  it.each(['Who won the football on Sunday?', 'Write me a song about trains', 'blarg wobble qux'])(
    'are unlikely where nothing is held: %s',
    (question) => {
      expect(closest(question)[0]?.likelihood ?? 0).toBeLessThan(0.1);
    },
  );

  it('are weighed by what exists: asks, types of records and what is compared', () => {
    const types = new Set(profilesOf(evidence).map(({ type }) => type));
    const file = new URL('./data/closeness.csv', import.meta.url);
    const names = Array.from(
      parseCsv('closeness.csv', readFileSync(file, 'utf8')),
      ({ fields }) => fields.name ?? '',
    );
    const asks = new Set<string>(['type', 'none', ...askKinds]);
    const isKnown = (name: string) => {
      const [first = '', ...rest] = name.split('/');
      if (rest.length === 0) return (featureNames as readonly string[]).includes(first);
      if (first === 'silence') return (silenceNames as readonly string[]).includes(rest.join('/'));
      return asks.has(first) && types.has(rest.join('/'));
    };
    expect(names.filter((name) => !isKnown(name))).toEqual([]);
    expect(names.length).toBeGreaterThan(100);
  });
});
