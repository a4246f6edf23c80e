import { describe, expect, it } from 'vitest';
import { check, is } from './testing/check.ts';

describe('rules 13 to 16: EU and UK', () => {
  const eu = { market: 'EU' as const };
  const zinc = { nutrients: [{ key: 'zinc', amount: 10, unit: 'mg' }] };
  it.each([
    ['Zinc contributes to the normal function of the immune system.', 'function conditions'],
    ['Zinc boosts your immune system.', 'function blocked'],
    ['Zinc supports immune health.', 'function blocked'],
    ['Ashwagandha supports calm.', 'function blocked'],
    ['L-theanine takes the edge off a hectic afternoon.', 'function blocked'],
    ['Feel your best.', 'wellBeing blocked'],
    ['Drink pink, feel fabulous.', 'wellBeing blocked'],
    ['The sachet that does your body a favour.', 'wellBeing blocked'],
    ['Good for your body.', 'wellBeing blocked'],
    [
      'Good for your body. Zinc contributes to the normal function of the immune system.',
      'function conditions',
    ],
    [
      'Good for your body: zinc contributes to the normal function of the immune system.',
      'function conditions',
    ],
    [
      'Good for your body and heart: zinc contributes to the normal function of the immune system.',
      'function blocked',
    ],
    ['Anti-Kater-Drink.', 'disease blocked'],
    ['Lose 5 kg in a week.', 'weight blocked'],
    ['Recommended by doctors.', 'proof blocked'],
    ['Made in Bavaria and recommended by Dr. Maria Hoffmann, cardiologist.', 'proof blocked'],
    ['Endorsed by Professor Anna Lind, MD.', 'proof blocked'],
    ['The brand that nutritionist Ella Roberts recommends.', 'proof blocked'],
    ['Dentists recommend our gum.', 'proof blocked'],
    ['Cures colds and flu.', 'disease blocked'],
    ['Good for children’s brain development.', 'children blocked'],
    ['An adaptogen.', 'function blocked'],
    ['Low carb.', 'nutrientContent blocked'],
    ['95% fat-free.', 'nutrientContent blocked'],
    ['High in zinc.', 'nutrientContent allowed'],
    ['With a fresh lemon taste.', 'none allowed'],
  ])('%s', (text, expected) => expect(is(text, eu, zinc)).toBe(expected));
  it('too little is blocked, with the figures', () =>
    expect(
      check('Zinc contributes to normal fertility and reproduction.', eu, {
        nutrients: [{ key: 'zinc', amount: 1, unit: 'mg' }],
      }).sentences[0],
    ).toMatchObject({
      verdict: 'blocked',
      conditions: expect.arrayContaining([
        expect.objectContaining({ kind: 'computed', have: 10, need: 15, isMet: false }),
      ]),
    }));
  it('a general benefit may stand beside a listed claim', () => {
    const text = 'Feel your best. Zinc contributes to the normal function of the immune system.';
    expect(check(text, eu, zinc).sentences.map(({ verdict }) => verdict)).toEqual([
      'conditions',
      'conditions',
    ]);
  });
  it('a claim on a risk of disease is read over its paragraph', () => {
    const text =
      'Plant sterols have been shown to lower/reduce blood cholesterol. High cholesterol is a risk factor in the development of coronary heart disease.';
    expect(check(text, eu, { kind: 'food', serving: { grams: 100 } }).verdict).not.toBe('allowed');
  });
  it('a listed claim excuses no disease that it does not name', () =>
    expect(
      is('Zinc contributes to the normal function of the immune system and cures cancer.', eu, zinc),
    ).toBe('disease blocked'));
  it('offers the listed words instead', () =>
    expect(check('Zinc boosts your immune system.', eu, zinc).sentences[0]?.rewordings).toContainEqual({
      text: 'Zinc contributes to the normal function of the immune system.',
      verdict: 'conditions',
    }));
  it.each([
    'Without it, your bones crumble.',
    'Going without magnesium harms you.',
    'Don’t let your bones suffer.',
  ])('Art. 12(a), health that suffers without it: %s', (text) =>
    expect(is(text, { market: 'EU' })).toMatch(/blocked/),
  );

  it.each(['Too little water makes a weak tea.', 'Without it the pudding is worse.'])(
    'a recipe that suffers is none: %s',
    (text) => expect(is(text, { market: 'EU' })).toMatch(/allowed/),
  );

  it('no health claim over 1.2 % alcohol', () =>
    expect(
      is('Zinc contributes to the normal function of the immune system.', eu, {
        ...zinc,
        kind: 'drink',
        alcoholPercent: 5,
        serving: { ml: 100 },
      }),
    ).toBe('function blocked'));
  it.each([
    ['EU', 'Ashwagandha supports relaxation.', undefined, 'function blocked'],
    ['EU', 'Ashwagandha supports relaxation.', '4228', 'function conditions'],
    ['UK', 'Ashwagandha supports relaxation.', undefined, 'function evidence'],
    ['UK', 'Ashwagandha supports relaxation.', '4228', 'function conditions'],
    ['UK', 'Ashwagandha, an adaptogen for relaxation.', undefined, 'function blocked'],
    ['EU', 'Ashwagandha cures insomnia.', '4228', 'disease blocked'],
    ['EU', 'Zinc boosts your immune system.', '4228', 'function blocked'],
  ] as const)('rule 15, %s: %s with the entry %s', (market, text, onHoldId, expected) =>
    expect(is(text, { market, basis: { grade: 'B', doseMatches: true, onHoldId } })).toBe(expected),
  );
  it('rule 15 says what would lift the block', () =>
    expect(check('Ashwagandha supports relaxation.', eu).sentences[0]).toMatchObject({
      findings: [expect.objectContaining({ rule: 'eu/on-hold' })],
      conditions: [expect.objectContaining({ kind: 'basis', isMet: false })],
    }));
  it.each([
    ['EU', 'Ashwagandha supports relaxation.', 'Regulation (EC) No 1924/2006 Art. 28(5); C-386/23'],
    ['UK', 'Ashwagandha supports relaxation.', 'Assimilated Regulation (EC) No 1924/2006 Art. 28(5)'],
    ['UK', 'Doctors recommend it.', 'Assimilated Regulation (EC) No 1924/2006 Art. 12(c)'],
    [
      'UK',
      'Milder than the leading brand.',
      'Business Protection from Misleading Marketing Regulations 2008',
    ],
    ['UK', 'Over 5 million bottles sold.', 'Digital Markets, Competition and Consumers Act 2024'],
    ['EU', 'A nootropic mushroom blend.', 'Regulation (EC) No 1924/2006 Art. 10(1)'],
    ['UK', 'A nootropic mushroom blend.', 'CAP Code section 15'],
  ] as const)('rule 16, %s: %s is judged by its own law', (market, text, law) => {
    const sources = check(text, { market }).sentences.flatMap(({ findings, conditions }) =>
      [...findings, ...conditions].flatMap(({ source }) => source ?? []),
    );
    expect(sources.join('; ')).toContain(law);
    const foreign = { EU: /CAP Code/, UK: /C-386|Directive|(?<!Assimilated )Regulation \(/ };
    expect(sources.join('; ')).not.toMatch(foreign[market]);
  });
  it('a listed claim in the UK stands on its register', () =>
    expect(
      check('Zinc contributes to the normal function of the immune system.', { market: 'UK' }, zinc)
        .sentences[0]?.findings[0]?.source,
    ).toMatch(/^Assimilated Regulation \(EU\) No 432\/2012 and the GB register/));
  it('the UK counts anxiety as a disease', () =>
    expect(is('Eases anxiety.', { market: 'UK' })).toMatch(/^disease blocked/));
});

describe('contents in whatever words', () => {
  const rich = {
    kind: 'food',
    serving: { grams: 100 },
    nutrients: [
      { key: 'energy', amount: 300, unit: 'kcal' },
      { key: 'fat', amount: 20, unit: 'g' },
      { key: 'sugars', amount: 20, unit: 'g' },
      { key: 'salt', amount: 2, unit: 'g' },
      { key: 'sodium', amount: 800, unit: 'mg' },
      { key: 'fibre', amount: 1, unit: 'g' },
      { key: 'protein', amount: 2, unit: 'g' },
    ],
  } as const;
  it.each([
    'Low in fat.',
    'No fat.',
    'Zero sugar.',
    'Low in sugar.',
    'Sugarless.',
    'Low in salt.',
    'Low calorie.',
    'Zero calories.',
    'Fibre-rich.',
    'Packed with protein.',
  ])('EU: %s', (text) => expect(is(text, { market: 'EU' }, rich)).toBe('nutrientContent blocked'));
  it.each(['Low in fat.', 'Protein-rich.', 'Low sugar.', 'Low carb.'])('US: %s', (text) =>
    expect(is(text, {}, rich)).toBe('nutrientContent blocked'),
  );
  it.each([
    ['Reduced fat.', 'nutrientContent conditions'],
    ['No added sugar.', 'nutrientContent conditions'],
    // No word on calories, but one on what it does to a person's energy.
    ['No energy crash.', 'function review'],
  ])('EU: %s', (text, expected) => expect(is(text, { market: 'EU' }, rich)).toBe(expected));
  it('a reduction that more energy makes up for is none', () => {
    const than = (energy: number) => ({
      ...rich,
      reference: {
        name: 'ours of last year',
        nutrients: [
          { key: 'sugars', amount: 30, unit: 'g' },
          { key: 'energy', amount: energy, unit: 'kcal' },
        ],
      },
    });
    expect(is('Reduced sugars.', { market: 'EU' }, than(310))).toBe('nutrientContent allowed');
    expect(is('Reduced sugars.', { market: 'EU' }, than(290))).toBe('nutrientContent blocked');
  });
});

describe('rule 13: what an ingredient does for a body, in words that no rule knows', () => {
  it.each(['Milk thistle regenerates the liver.', 'Zinc gives your immune army its marching orders.'])(
    'is on no list: %s',
    (text) => expect(is(text, { market: 'EU' })).toBe('function blocked'),
  );
});
