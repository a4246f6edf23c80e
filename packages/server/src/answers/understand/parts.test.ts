import { describe, expect, it } from 'vitest';
import { loadEvidence } from '../../evidence/index.ts';
import { understand } from './understand.ts';

const evidence = loadEvidence();
const partsOf = (question: string) => understand(evidence, question).parts.map(({ question: own }) => own);

describe('a list of things that are asked for', () => {
  it('has a part for each that names its own, though none has a verb', () => {
    expect(
      partsOf('vitamin c in guava raw, dv of vitamin c in the us, price of ascorbic acid?'),
    ).toHaveLength(3);
  });

  it('has a part for what a measure of another food weighs', () => {
    expect(
      partsOf('USDA: protein in raw lupin seeds, and what does a cup of melon seeds weigh?'),
    ).toHaveLength(2);
    expect(partsOf('How much iron is in 100 g of taro, and what does a cup of it weigh?')).toHaveLength(1);
  });

  it('joins what has no verb with what stands behind', () => {
    expect(partsOf('How much iron and how much zinc is in 100 g raw tuna?')).toHaveLength(1);
    expect(partsOf('How much iron is in tuna and how much zinc is in cod?')).toHaveLength(2);
  });
});

describe('a part in words that no ask is known by', () => {
  it.each([
    ['For NAC, how far did flare-ups of bronchitis fall, and what is the Canadian daily range?', 2],
    ['What is the UL for zinc? While you are at it, the NRV of copper.', 2],
    ['What share of xylitol is usual, how sweet is it compared to sugar and is it dangerous for dogs?', 3],
    ['"sugar free" in the US, condition? and "low sodium"?', 2],
    [
      'Since our customers are on statins: does grapefruit raise simvastatin and does coq10 help muscle pain?',
      2,
    ],
    ['Calories and protein in 30 g almonds; what is the RACC for nuts?', 2],
    ['If a tablet holds 5 mg of zinc, what is that in % NRV?', 1],
  ])('stays a part: %s', (question, parts) => {
    expect(partsOf(question)).toHaveLength(parts);
  });

  it('asks of an ellipsis what the part before asked', () => {
    const [, second] = understand(evidence, 'UL of zinc in the EU? and copper?').parts;
    expect(second?.asks.has('limit')).toBe(true);
    expect(second?.ingredients).toEqual(['copper']);
  });
});

describe('a part beside others', () => {
  it.each([
    ['Is GABA novel in the EU; how does it do for sleep; what is its price per kg?', 3],
    ['Creatine and beta-alanine: which has an EU claim? And the latter – does it tingle?', 2],
    ['tryptophan dose for sleep; CBD status in the US; L-theanine with caffeine effect', 3],
    ['Vitamin A: limit, warning, and beta-carotene for smokers?', 3],
    ['We make a zinc gummy. What is the UL of vitamin C? And its NRV?', 2],
    ['What do ascorbic acid, sodium ascorbate and ester-C cost?', 1],
  ])('is one whatever its words: %s', (question, parts) => {
    expect(partsOf(question)).toHaveLength(parts);
  });

  it('asks of the additive or the words that stand before it', () => {
    expect(partsOf('Is titanium dioxide banned in the EU, and what can replace it?')[1]).toContain(
      'titanium dioxide',
    );
    expect(
      partsOf('I would say ‘boosts immunity’ for elderberry. Allowed in the EU? What do trials show?')[0],
    ).toContain('boosts immunity');
  });

  it('compares what a pronoun stands for with what it names', () => {
    const [, second] = understand(evidence, 'Is D3 vegan, and does it beat D2 in blood levels?').parts;
    expect(second?.ingredients).toEqual(['vitamin-d3', 'vitamin-d2']);
  });
});

describe('a sentence that only tells what is asked of', () => {
  it.each([
    [
      'Vegan relaunch, two labels. What does ashwagandha cost per kg, what rhodiola?',
      ['ashwagandha', 'rhodiola'],
    ],
    ['Pectin in a vegan gummy. What is the UL of zinc? And its NRV?', ['zinc', 'zinc']],
  ])('is no part: %s', (question, ingredients) => {
    expect(understand(evidence, question).parts.map((part) => part.ingredients.join())).toEqual(ingredients);
  });

  it('is one where the question leaves to it what it names', () => {
    const { parts } = understand(
      evidence,
      'Copper gluconate in a multi. What percentage copper does it contain?',
    );
    expect(parts[0]?.forms.map(({ key }) => key)).toEqual(['copper/copper-gluconate']);
  });

  it('tells the subject in words that only records have', () => {
    const [first, second] = partsOf(
      'We have 2’-fucosyllactose in a family line. What is the EU limit in supplements, and how much may a cereal bar contain in the EU?',
    );
    expect(first).toContain('fucosyllactose');
    expect(second).toContain('fucosyllactose');
  });
});

describe('an ellipsis', () => {
  it('asks the clause before of what it names', () => {
    expect(partsOf('What is the NRV of potassium in the EU and what in Canada?')[1]).toMatch(
      /^What is the NRV of potassium in (?:the )?Canada/,
    );
  });
});

describe('the former and the latter', () => {
  const meant = (question: string) =>
    understand(evidence, question).parts.map(({ ingredients }) => ingredients.join());

  it('are the two that were named last', () => {
    expect(
      meant(
        'Does zinc help colds? And copper? What is the limit of the former, and which claim has the latter?',
      ).slice(-2),
    ).toEqual(['zinc', 'copper']);
    expect(meant('Zinc or iron: what does the first one cost?')).toEqual(['zinc,iron']);
  });

  it('are counted where more are named, excipients as well', () => {
    expect(
      understand(
        evidence,
        'It has zinc, iron and iodine: what is the NRV of the first, the second and the third?',
      ).whole.question,
    ).toContain('of zinc, iron and iodine?');
    expect(understand(evidence, 'Pectin or gelatin. What does the former cost?').whole.question).toContain(
      'does Pectin cost',
    );
  });

  it('stay where fewer are named, or a noun is counted', () => {
    const { whole } = understand(evidence, 'Zinc and iron: what did the first trial of zinc find?');
    expect(whole.question).toContain('the first trial');
    expect(understand(evidence, 'What does the latter cost?').whole.question).toContain('the latter');
  });
});
