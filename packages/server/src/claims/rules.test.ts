import { describe, expect, it } from 'vitest';
import { check, good, is } from './testing/check.ts';

describe('rule 4: disease, by criterion', () => {
  it.each([
    ['i', 'Protects against the development of cancer.'],
    ['i', 'Reduces the pain and stiffness associated with arthritis.'],
    ['ii', 'Lowers cholesterol.'],
    ['ii', 'Relieves crushing chest pain.'],
    ['i', 'Relief from cough and cold.'],
    ['i', 'Prevents flu.'],
    ['ii', 'Improves urine flow in men over 50 years old.'],
    ['ii', 'Relieves headache.'],
    ['ii', 'Reduces nasal congestion.'],
    ['iii', 'Helps prevent toxemia of pregnancy.'],
    ['v', 'A natural antidepressant.'],
    ['v', 'Works as an antibiotic.'],
    ['vi', 'A herbal Prozac.'],
    ['vii', 'Use as part of your diet when taking insulin to help maintain a healthy blood sugar level.'],
    ['ii', 'My sugar readings came down in two weeks.'],
    ['ii', 'Keeps artery plaque from building up.'],
    ['ii', 'Stops plaque forming inside the arteries.'],
    ['ii', 'Say goodbye to knees that creak and throb.'],
    ['ii', 'For toenails gone yellow and crumbly.'],
    ['ii', 'Drains stuffed sinuses.'],
    ['ii', 'Helps when your thyroid has slowed down.'],
    ['ii', 'Take the burning out of every bathroom visit.'],
    ['viii', 'Supports the body’s ability to resist infection.'],
    ['ix', 'Reduces nausea associated with chemotherapy.'],
    ['ix', 'Helps avoid diarrhea associated with antibiotic use.'],
    ['i', 'Prevents osteoporosis.'],
    ['i', 'Treats depression.'],
    ['i', 'Cures insomnia in days.'],
    ['i', 'Our remedy for diabetes.'],
    ['i', 'Cure your hangover.'],
  ])('%s: %s', (criterion, text) =>
    expect(is(text)).toMatch(new RegExp(`^disease blocked(?: \\w+)* ?\\b${criterion}\\b`)),
  );

  it.each(['Hepatacure', 'CarpalHealth', 'Raynaudin', 'ArthriEase', 'CancerGuard', 'Migraine Away'])(
    'the name %s',
    (name) => expect(is('For busy days.', {}, { name })).toBe('disease blocked iv'),
  );
  it.each([
    'HeartTabs',
    'Soothing Sleep',
    'SecureNight',
    'MediterraNut',
    'Fluid Balance',
    'Calm Treats',
    'Probiotic Plus',
  ])('not the name %s', (name) =>
    expect(is('Supports normal digestion.', {}, { name })).toBe('function conditions'),
  );
});

describe('rule 5: still function', () => {
  it.each([
    'Helps with occasional sleeplessness.',
    'For occasional heartburn after a meal.',
    'Eases muscle soreness after exercise.',
    'Helps with mild mood changes of the menstrual cycle.',
    'Supports memory: for absent-mindedness.',
    'Helps with everyday stress and frustration.',
    'Helps curb appetite.',
    'For hot flashes.',
    'Supports regularity.',
    'Supports lean muscle growth after exercise.',
    'Supports the growth of strong hair.',
    'Helps maintain cholesterol levels that are already within the normal range.',
  ])('%s', (text) => expect(is(text)).toBe('function conditions'));

  it.each(['Shrinks a growth on the neck.', 'For growths under the skin.', 'Shrinks the growth.'])(
    'a growth that is none of hair or muscle is a sign: %s',
    (text) => expect(is(text)).toMatch(/^disease blocked/),
  );

  it('a healthy level alone is one of a disease, and says how it would do', () => {
    const { verdict, sentences } = check('Supports healthy blood sugar.');
    expect(verdict).toBe('blocked');
    expect(sentences[0]?.rewordings).toEqual([
      { text: 'Supports healthy blood sugar already within the normal range.', verdict: 'conditions' },
    ]);
  });
  it('pregnancy is for a person to decide', () =>
    expect(is('Supports you during pregnancy.')).toBe('function review'));
});

describe('rule 2: no claims', () => {
  it.each([
    'Keep out of reach of children.',
    'Take two capsules daily with food.',
    'Ingredients: magnesium citrate, rice flour.',
    'Contains: Milk, soy.',
    'Store in a cool, dry place.',
    'Consult your doctor if you have diabetes or high blood pressure.',
    'Not for people with kidney disease.',
    'If you are taking blood thinners, ask your doctor first.',
    'This statement has not been evaluated by the Food and Drug Administration.',
    'This product is not intended to diagnose, treat, cure, or prevent any disease.',
    'A sweet treat for the whole family.',
    'Made with real strawberries.',
    'Delicious lemon taste.',
    'Mixes easily with water.',
    'Vegan and non-GMO.',
    'Our cure for boring breakfasts.',
    'Made in small batches at the heart of Vermont.',
    'Free shipping on orders over $50.',
    'New look, same recipe.',
    'Cold-pressed and bottled in glass.',
    '60 capsules.',
  ])('%s', (text) => expect(check(text).verdict).toBe('allowed'));

  it.each([
    'Two scoops in 300 ml of cold water after training.',
    'One sachet dissolved in 200 ml of water per day.',
  ])('directions state no amount: %s', (text) => expect(is(text)).toBe('none allowed'));

  it('a warning that promises is none', () =>
    expect(is('Warning: cures cancer!')).toMatch(/^disease blocked/));
  it('directions that promise are none', () =>
    expect(is('Take two capsules daily to prevent the flu.')).toMatch(/^disease blocked/));
  it('what only begins like directions is none', () =>
    expect(is('One capsule daily eases arthritis.')).toMatch(/^disease blocked/));
});

describe('rules 6 to 10', () => {
  it.each([
    ['Lose 30 pounds in 30 days.', 'weight blocked'],
    ['Lose 2 kg a week.', 'weight blocked'],
    ['Lose 10 pounds in 10 weeks.', 'weight evidence'],
  ])('the FTC on rates of loss: %s', (text, expected) => expect(is(text, { channel: 'ad' })).toBe(expected));
  it('function on a supplement needs disclaimer and notice', () => {
    const { sentences } = check('Calcium builds strong bones.');
    expect(sentences[0]).toMatchObject({ class: 'function', verdict: 'conditions' });
    expect(sentences[0]?.conditions.map(({ kind }) => kind)).toEqual(['disclaimer', 'notice']);
    expect(sentences[0]?.conditions[0]?.text).toBe(
      'This statement has not been evaluated by the Food and Drug Administration. This product is not intended to diagnose, treat, cure, or prevent any disease.',
    );
  });
  it('two claims: These statements', () => {
    const { sentences } = check('Supports immune health. Promotes relaxation and calm.');
    expect(sentences.map(({ conditions }) => conditions[0]?.text?.slice(0, 21))).toEqual([
      'These statements have',
      'These statements have',
    ]);
  });
  it.each([
    [
      'US',
      'Supports calm focus. This statement has not been evaluated by the Food and Drug Administration. This product is not intended to diagnose, treat, cure, or prevent any disease.',
      'disclaimer',
      true,
    ],
    ['US', 'Supports calm focus. Not evaluated by anybody.', 'disclaimer', false],
    [
      'EU',
      'Zinc contributes to the normal function of the immune system. A varied and balanced diet and a healthy lifestyle are important.',
      'statement',
      true,
    ],
    ['EU', 'Zinc contributes to the normal function of the immune system.', 'statement', false],
  ] as const)('%s: what the copy says already is met: %s', (market, text, kind, isMet) => {
    const product = { nutrients: [{ key: 'zinc', amount: 10, unit: 'mg' }] };
    const [first] = check(text, { market }, product).sentences;
    expect(first?.conditions.find((each) => each.kind === kind)?.isMet).toBe(isMet);
  });
  it('of two claims the disclaimer of one does not do', () => {
    const text =
      'Supports calm focus. Helps you relax. This statement has not been evaluated by the Food and Drug Administration.';
    expect(check(text).sentences[0]?.conditions[0]).toMatchObject({ kind: 'disclaimer', isMet: false });
  });
  it('says how a statement is printed and where that is asked for', () =>
    expect(check('Supports calm focus.').sentences[0]?.conditions[0]).toMatchObject({
      placement: expect.stringContaining('1/16 inch'),
      source: expect.stringContaining('21 CFR 101.93'),
      isConfirmed: true,
    }));
  it('on a food it needs neither', () =>
    expect(check('Calcium builds strong bones.', {}, { kind: 'food' })).toMatchObject({
      class: 'function',
      verdict: 'allowed',
    }));
  it.each([
    'Vitamin C prevents scurvy, a deficiency disease that is rare in the United States.',
    'Niacin prevents pellagra, a disease of niacin deficiency that is uncommon in the U.S. today.',
    'Vitamin D helps prevent rickets, a vitamin D deficiency disease.',
    'Vitamin C prevents scurvy, an illness now rarely seen in the United States.',
  ])('a deficiency disease may be called one: %s', (text) => expect(is(text)).toBe('deficiency conditions'));

  it.each(['Vitamin C prevents scurvy and every other disease.', 'Vitamin C cures scurvy and flu.'])(
    'a disease beside a deficiency stays one: %s',
    (text) => expect(is(text)).toMatch(/^disease blocked/),
  );

  it.each([
    'Bursting with antioxidants from twelve superfruits.',
    'A boost of antioxidants in every cup.',
    'Packs powerful antioxidants.',
  ])('antioxidants without their nutrient: %s', (text) => expect(is(text)).toBe('nutrientContent blocked'));

  it('a deficiency disease needs its prevalence', () =>
    expect(check('Vitamin C prevents scurvy.').sentences[0]).toMatchObject({
      class: 'deficiency',
      verdict: 'conditions',
      conditions: expect.arrayContaining([expect.objectContaining({ kind: 'prevalence' })]),
    }));
  it('grade C, or another dose, needs evidence', () => {
    expect(is('Supports memory.', { basis: { grade: 'C', doseMatches: true } })).toBe('function evidence');
    expect(is('Supports memory.', { basis: { grade: 'A', doseMatches: false } })).toBe('function evidence');
  });
  it('preliminary saves nothing', () =>
    expect(
      is('Preliminary research suggests it may support memory.', {
        basis: { grade: 'C', doseMatches: true },
      }),
    ).toBe('function evidence'));
  it.each([
    ['FDA approved.', 'proof blocked'],
    ['Clinically proven to support focus.', 'proof evidence'],
    ['Doctors recommend it.', 'proof evidence'],
    ['#1 sleep brand.', 'proof evidence'],
    ['I slept better after two nights. Results not typical.', 'proof evidence'],
    ['Lose weight without dieting or exercise!', 'weight blocked'],
    ['Causes permanent weight loss.', 'weight blocked'],
    ['Lose 10 pounds in 2 weeks.', 'weight evidence'],
    ['Twice as effective as the leading brand.', 'comparative evidence'],
    ['Feel your best every day.', 'wellBeing conditions'],
    ['Good for your body.', 'wellBeing conditions'],
    ['Good for your body and your heart.', 'function conditions'],
    ['Lose 10 lbs in 10 days without diet.', 'weight blocked'],
    ['Wonderdrug in a bottle.', 'function review'],
    ['Tightens loose skin.', 'function review'],
    ['Better in the bedroom.', 'function review'],
    ['Sobers you up.', 'disease blocked ii'],
    ['❤️ + 🩸 = lower numbers', 'disease blocked ii'],
    ['Gegen Bluthochdruck.', 'disease blocked i'],
    ['Contre l’arthrose.', 'disease blocked i'],
    ['Per la pressione alta.', 'disease blocked i'],
    ['Prévient la grippe.', 'disease blocked i'],
    ['Voor gezonde botten.', 'function review'],
    // Words that look like them.
    ['You gotta try it.', 'none allowed'],
    ['With L-cystine.', 'none allowed'],
    ['Without dietary fibre.', 'absence allowed'],
    ['Made without dietary compromise.', 'none allowed'],
  ])('%s', (text, expected) => expect(is(text)).toBe(expected));
});

describe('rule 11: computed levels', () => {
  it.each([
    ['With added vitamin C.', 8, {}, 'nutrientContent blocked'],
    ['With added vitamin C.', 12, {}, 'nutrientContent allowed'],
    ['With more vitamin C than our old drops.', 12, {}, 'nutrientContent conditions'],
    ['With more vitamin C than our old drops.', 12, { had: 10 }, 'nutrientContent blocked'],
    ['With more vitamin C than our old drops.', 13, { had: 10 }, 'nutrientContent allowed'],
  ] as const)('EU: %s with %d mg %o', (text, amount, of, expected) => {
    const reference =
      'had' in of
        ? { name: 'our old drops', nutrients: [{ key: 'vitamin-c', amount: of.had, unit: 'mg' }] }
        : undefined;
    expect(
      is(text, { market: 'EU' }, { nutrients: [{ key: 'vitamin-c', amount, unit: 'mg' }], reference }),
    ).toBe(expected);
  });
  const vitaminC = (mg: number) => ({ nutrients: [{ key: 'vitamin-c', amount: mg, unit: 'mg' }] });
  it.each([
    ['Excellent source of vitamin C.', 18, 'nutrientContent allowed'],
    ['Excellent source of vitamin C.', 17.9, 'nutrientContent blocked'],
    ['Good source of vitamin C.', 9, 'nutrientContent allowed'],
    ['Good source of vitamin C.', 8.9, 'nutrientContent blocked'],
    ['Good source of vitamin C.', 17.5, 'nutrientContent review'],
    ['Provides vitamin C.', 9, 'nutrientContent allowed'],
    ['Contains vitamin C.', 5, 'nutrientContent blocked'],
    ['High potency vitamin C.', 90, 'nutrientContent allowed'],
    ['High potency vitamin C.', 89, 'nutrientContent blocked'],
  ])('%s %d mg', (text, mg, expected) => expect(is(text, {}, vitaminC(mg))).toBe(expected));
  it('without a Daily Value there is no level', () => {
    expect(is('High in omega-3.')).toBe('nutrientContent blocked');
    expect(is('500 mg of omega-3 per serving.')).toBe('amount allowed');
  });
  it('high in an unknown amount is a condition', () =>
    expect(check('High in vitamin C.').sentences[0]).toMatchObject({
      verdict: 'conditions',
      conditions: [{ kind: 'computed', isMet: false, need: 20 }],
    }));
  it('says its arithmetic', () =>
    expect(
      check('High in magnesium.', {}, { nutrients: [{ key: 'magnesium', amount: 80, unit: 'mg' }] })
        .sentences[0]?.conditions[0],
    ).toMatchObject({
      text: 'Magnesium 80 mg = 19.0 % DV, needs 20 % DV per serving',
      unit: '% DV',
    }));
  it('protein counts by its quality', () => {
    const protein = { kind: 'food' as const, nutrients: [{ key: 'protein', amount: 12, unit: 'g' }] };
    expect(is('High in protein.', {}, { ...protein, proteinQuality: 0.9 })).toBe('nutrientContent allowed');
    expect(is('High in protein.', {}, { ...protein, proteinQuality: 0.5 })).toBe('nutrientContent blocked');
  });
  it('protein whose quality is not known is not passed', () => {
    const protein = { kind: 'food' as const, nutrients: [{ key: 'protein', amount: 12, unit: 'g' }] };
    const checked = check('High in protein.', {}, protein);
    expect(checked.verdict).toBe('conditions');
    expect(checked.sentences[0]?.conditions[0]).toMatchObject({
      text: 'Protein 12 g = at most 24.0 % DV: its quality (PDCAAS) is not known, needs 20 % DV per serving',
      isMet: false,
    });
    expect(
      is(
        'Excellent source of protein.',
        {},
        { ...protein, nutrients: [{ key: 'protein', amount: 8, unit: 'g' }] },
      ),
    ).toBe('nutrientContent blocked');
  });
});

describe('rule 17', () => {
  it('a typo of a disease is for a person to decide', () =>
    expect(is('For your artritis.')).toBe('disease review'));
  it('a typo beside other words, as it is written', () =>
    expect(is('Helps with diabets.')).toBe('disease review'));
  it('the name of an ingredient is no typo', () => expect(is('With chondroitin.')).toBe('none allowed'));
  it.each(['Cardioprotective.', 'Gluten-free and good on your gut.', 'High in vitamin C, immunity matters.'])(
    'health beside what is allowed, in words that no row knows: %s',
    (text) =>
      expect(is(text, {}, { nutrients: [{ key: 'vitamin-c', amount: 90, unit: 'mg' }] })).toMatch(
        / (?:review|conditions)$/,
      ),
  );
  it('health in words nobody knows', () => expect(is('The cortisol cocktail.')).toBe('function review'));
});

it('places are those of the text as it was sent', () => {
  const text = 'Great taste.\n• Cures cancer.';
  const [, second] = check(text).sentences;
  expect(text.slice(second?.start, second?.end)).toBe('Cures cancer.');
  expect(second?.findings.flatMap(({ words }) => words.map(([from, to]) => text.slice(from, to)))).toContain(
    'cancer',
  );
});

describe('rules 3 and 12: authorised health claims', () => {
  const text =
    'Adequate calcium throughout life, as part of a well-balanced diet, may reduce the risk of osteoporosis.';
  const calcium = (mg: number) => ({ nutrients: [{ key: 'calcium', amount: mg, unit: 'mg' }] });
  it('stands under its conditions with high calcium', () =>
    expect(is(text, {}, calcium(300))).toBe('diseaseRisk conditions'));
  it('is blocked below', () => expect(is(text, {}, calcium(200))).toBe('diseaseRisk blocked'));
  it.each(['Cures cancer.', 'Calcium cures osteoporosis.'])('excuses nothing beside it: %s', (other) =>
    expect(check(`${text} ${other}`, {}, calcium(300)).sentences.map(({ verdict }) => verdict)).toEqual([
      'conditions',
      'blocked',
    ]),
  );
  it('without its elements it is a disease claim, which offers them', () => {
    const { verdict, sentences } = check('Calcium prevents osteoporosis.', {}, calcium(300));
    expect(verdict).toBe('blocked');
    expect(sentences[0]?.rewordings[0]).toEqual({ text, verdict: 'conditions' });
  });
});

describe('listed contents, computed', () => {
  const food = (key: string, amount: number, unit: string) => ({
    kind: 'food' as const,
    serving: { grams: 50 },
    nutrients: [{ key, amount, unit }],
  });
  it.each([
    ['Low fat.', 'US', food('fat', 3, 'g'), 'nutrientContent allowed'],
    ['Low fat.', 'US', food('fat', 3.1, 'g'), 'nutrientContent blocked'],
    ['Low fat.', 'EU', food('fat', 1.5, 'g'), 'nutrientContent allowed'],
    ['Low fat.', 'EU', food('fat', 1.6, 'g'), 'nutrientContent blocked'],
    ['Sugar free.', 'US', food('sugars', 0.4, 'g'), 'nutrientContent allowed'],
    ['Sugars-free.', 'EU', food('sugars', 0.3, 'g'), 'nutrientContent blocked'],
    ['Low sodium.', 'US', food('sodium', 140, 'mg'), 'nutrientContent allowed'],
    ['High fibre.', 'EU', food('fibre', 3, 'g'), 'nutrientContent allowed'],
  ] as const)('%s %s', (text, market, product, expected) =>
    expect(is(text, { market }, product)).toBe(expected),
  );
  it('gluten-free needs its test', () => {
    expect(is('Gluten-free.')).toBe('absence evidence');
    expect(
      is('Gluten-free.', { basis: { ...good, tests: [{ kind: 'gluten', value: 5, unit: 'mg/kg' }] } }),
    ).toBe('absence allowed');
    const tested = (value: number, unit: string) =>
      is('Gluten-free.', { basis: { ...good, tests: [{ kind: 'gluten', value, unit }] } });
    expect([tested(19, 'ppm'), tested(5, 'g/kg'), tested(19_000, 'µg/kg')]).toEqual([
      'absence allowed',
      'absence blocked',
      'absence allowed',
    ]);
  });
});

describe('what a US claim asks of the food that bears it', () => {
  const food = { kind: 'food', serving: { grams: 50 } } as const;
  const claim =
    'Diets low in sodium may reduce the risk of high blood pressure, a disease associated with many factors.';
  const sodium = (amount: number) => ({ ...food, nutrients: [{ key: 'sodium', amount, unit: 'mg' }] });

  it.each([
    [120, 'diseaseRisk conditions'],
    [300, 'diseaseRisk blocked'],
    [500, 'diseaseRisk blocked'],
  ])('rule 12: %i mg of sodium', (amount, expected) => expect(is(claim, {}, sodium(amount))).toBe(expected));

  it('rule 6: the function of a food comes from its nutritive value', () => {
    const of = (key: string) => ({ ...food, ingredients: [{ key, amount: 200, unit: 'mg' }] });
    expect(is('Calcium builds strong bones.', {}, food)).toBe('function allowed');
    expect(is('L-theanine supports a calm mind.', {}, of('l-theanine'))).toBe('function review');
  });
});
