import { describe, expect, it } from 'vitest';
import { loadEvidence } from '../../evidence/index.ts';
import { provisionsIn, recordsOfProvision } from './provisions.ts';

const evidence = loadEvidence();
const keysOf = (provision: string) => recordsOfProvision(evidence, provision).map(({ key }) => key);

describe('the provisions that a text names', () => {
  it.each([
    ['21 CFR 101.62(d)(1) thresholds', ['101.62(d)(1)']],
    ['What does § 101.93(g) say?', ['101.93(g)']],
    ['what is in 101.9(c)(8)(iv)', ['101.9(c)(8)(iv)']],
    ['21 CFR part 111', ['111']],
    ['Regulation (EC) No 1924/2006', ['1924/2006']],
    ['Regulation (EU) 2015/2283 and Directive 2002/46/EC', ['2015/2283', '2002/46']],
    ['EU 432/2012 conditions', ['432/2012']],
    ['A dose of 101.62 mg, 3/4 of a cup, in 10/2024', []],
  ])('%s', (text, provisions) => expect(provisionsIn(text)).toEqual(provisions));
});

describe('the records of a provision', () => {
  it('are those that rest on it', () => {
    expect(keysOf('101.62(d)(1)')).toContain('rule:us-nc-cholf');
    expect(keysOf('101.62(d)(1)')).not.toContain('rule:us2-nc-low-chol');
  });

  it('are those of its paragraphs too', () => {
    expect(keysOf('101.62(d)')).toEqual(expect.arrayContaining(['rule:us-nc-cholf', 'rule:us2-nc-low-chol']));
  });

  it('are those of what it stands in where it has none of its own', () => {
    expect(keysOf('101.62(d)(1)(ii)(a)')).toContain('rule:us-nc-cholf');
  });

  it('are none of a provision that nothing rests on', () => {
    expect(keysOf('999.99(z)')).toEqual([]);
  });
});
