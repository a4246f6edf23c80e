import { given, kind } from './kind.ts';

/** Servings, fill, batches and what they cost. Truth: `formula.md` C1 to C16, by hand. */
export const making = [
  kind(
    'per day',
    [
      '{k} capsules a day with {a} of {n} each: how much {n} a day?',
      'each capsule has {a} {n} and people take {k} a day, daily {n}?',
      'If one tablet holds {a} of {n}, what do {k} tablets a day give?',
      'daily dose of {n} from {k} x {a}',
    ],
    [
      given({ k: '2', a: '250 mg', n: 'magnesium' }, '500 mg'),
      given({ k: '3', a: '400 mg', n: 'berberine' }, ['1200 mg', '1.2 g']),
      given({ k: '4', a: '5 mg', n: 'zinc' }, '20 mg'),
    ],
  ),
  kind(
    'per 100 g',
    [
      'A {s} serving has {a} of {n}. How much is that per 100 g?',
      '{a} {n} per {s} serving, per 100 g?',
      'Our {s} portion contains {a} {n}; what is the figure per 100 g?',
      'scale {a} {n} in a {s} bar to 100 g',
    ],
    [
      given({ s: '40 g', a: '6 g', n: 'fibre' }, '15 g'),
      given({ s: '30 g', a: '24 g', n: 'protein' }, '80 g'),
      given({ s: '50 g', a: '3.2 g', n: 'fat' }, '6.4 g'),
    ],
  ),
  kind(
    'per serving',
    [
      '{a} {n} per 100 g: how much is in a {s} serving?',
      'we have {a} of {n} per 100 g, what does a {s} portion hold?',
      'per 100 g there are {a} {n}. And per {s} serving?',
    ],
    [
      given({ s: '40 g', a: '15 g', n: 'fibre' }, '6 g'),
      given({ s: '30 g', a: '80 g', n: 'protein' }, '24 g'),
      given({ s: '25 g', a: '12 g', n: 'sugars' }, '3 g'),
    ],
  ),
  kind(
    'pieces for a dose',
    [
      'How many capsules of {e} for a dose of {a} {n}?',
      '{a} {n} a day, {e} per capsule: how many capsules?',
      'number of capsules to reach {a} of {n} at {e} each',
      'If each capsule takes {e}, how many do I need for {a} of {n}?',
    ],
    [
      given({ a: '3 g', e: '600 mg', n: 'creatine' }, ['5 capsules']),
      given({ a: '1000 mg', e: '300 mg', n: 'vitamin C' }, ['4 capsules']),
      given({ a: '1500 mg', e: '500 mg', n: 'glucosamine' }, ['3 capsules']),
    ],
  ),
  kind(
    'capsule fill',
    [
      'How much powder of {d} g/mL fits in a size {s} capsule?',
      'size {s} capsule, bulk density {d} g/ml: fill weight?',
      'fill of a #{s} capsule at a density of {d} g/mL',
      'What weight goes into a size {s} shell when the blend is {d} g/cc?',
    ],
    [
      given({ d: '0.6', s: '0' }, '408 mg'),
      given({ d: '0.5', s: '00' }, ['455 mg']),
      given({ d: '0.8', s: '00' }, ['728 mg']),
    ],
  ),
  kind(
    'capsules for a fill',
    [
      'How many size {s} capsules for {a} of a powder with {d} g/mL?',
      '{a} blend, density {d} g/mL, size {s}: number of capsules?',
      'Does {a} at {d} g/mL fit one size {s} capsule?',
    ],
    [
      given({ a: '922.6 mg', d: '0.6', s: '00' }, ['2 capsules', '2 size 00', '2 of']),
      given({ a: '700 mg', d: '0.5', s: '00' }, ['2 capsules', '2 size 00', '2 of']),
      given({ a: '1200 mg', d: '0.7', s: '0' }, ['3 capsules', '3 size 0', '3 of']),
    ],
  ),
  kind(
    'material for a run',
    [
      'How many kg of {n} for {b} bottles of {k} capsules at {a} each?',
      '{b} bottles, {k} caps per bottle, {a} {n} per cap: kg of {n}?',
      'material need for a run of {b} bottles with {k} capsules of {a} {n}',
      'we make {b} bottles x {k} capsules, {a} of {n} in every capsule. How much {n} do I order?',
    ],
    [
      given({ n: 'ashwagandha', b: '5000', k: '60', a: '300 mg' }, '90 kg'),
      given({ n: 'magnesium oxide', b: '2,500', k: '30', a: '500 mg' }, '37.5 kg'),
      given({ n: 'berberine', b: '10,000', k: '90', a: '400 mg' }, '360 kg'),
    ],
  ),
  kind(
    'run with loss and yield',
    [
      'kg of {n} for {b} bottles of {k} capsules at {a} with {l} % loss and a yield of {y} %?',
      '{b} bottles of {k} caps, {a} {n} each, loss {l}%, yield {y}%: how many kg?',
    ],
    [
      given({ n: 'berberine', b: '2,500', k: '30', a: '760 mg', l: '2', y: '95' }, [
        '61.2 kg',
        '61.22 kg',
        '61.225 kg',
      ]),
      given({ n: 'ashwagandha', b: '5000', k: '60', a: '300 mg', l: '3', y: '90' }, [
        '103.1 kg',
        '103 kg',
        '103.09 kg',
        '103.093 kg',
      ]),
    ],
  ),
  kind(
    'servings and days',
    [
      'A bottle of {k} capsules, {s} a day: how many days does it last?',
      '{k} count bottle, serving of {s} capsules, one serving a day. days supply?',
      'how long will {k} capsules last at {s} per day?',
    ],
    [
      given({ k: '60', s: '2' }, ['30 days']),
      given({ k: '120', s: '4' }, ['30 days']),
      given({ k: '90', s: '3' }, ['30 days']),
    ],
  ),
  kind(
    'servings per container',
    [
      'How many servings are in a {c} tub with a {s} scoop?',
      '{c} tub, {s} serving size: servings per container?',
      'servings per container for {c} at {s} a serving',
      'net weight {c}, one serving is {s}. How many servings do I declare?',
    ],
    [
      given({ c: '500 g', s: '33 g' }, '15'),
      given({ c: '900 g', s: '30 g' }, ['30 servings', '30']),
      given({ c: '250 g', s: '10 g' }, ['25 servings', '25']),
    ],
  ),
  kind(
    'caffeine per litre',
    [
      '{a} caffeine in a {v} can: mg per litre, and is the EU warning due?',
      'A {v} can with {a} of caffeine. Does the EU high caffeine warning apply?',
      'EU high caffeine statement for {a} caffeine per {v}?',
      'caffeine {a} in {v}, above 150 mg/l?',
    ],
    [
      given({ a: '80 mg', v: '250 ml' }, ['320 mg/l', '320 mg/litre', '320 mg per litre']),
      given({ a: '40 mg', v: '330 ml' }, ['121 mg/l', '121.2 mg/l']),
      given({ a: '160 mg', v: '500 ml' }, ['320 mg/l']),
    ],
  ),
  kind(
    'concentration in ppm',
    ['{a} in {b}: how many ppm?', 'what is {a} per {b} in ppm', 'ppm of {a} dissolved in {b} of water'],
    [given({ a: '50 mg', b: '1 kg' }, '50 ppm'), given({ a: '120 mg', b: '2 kg' }, '60 ppm')],
  ),
  kind(
    'share of a batch',
    [
      'How many kg of {n} for a {b} batch at {p} %?',
      '{p} % {n} in a batch of {b}, how much {n}?',
      'batch size {b}, {n} at {p}% w/w: kg?',
    ],
    [
      given({ n: 'citric acid', b: '250 kg', p: '2.5' }, '6.25 kg'),
      given({ n: 'pectin', b: '400 kg', p: '1.8' }, '7.2 kg'),
    ],
  ),
  kind(
    'water to volume',
    [
      'How much water to make up {v} of a drink with a density of {d} g/mL that holds {m} of other ingredients?',
      'drink {v}, density {d} g/ml, {m} of ingredients: water to volume?',
    ],
    [
      given({ v: '355 mL', d: '1.04', m: '32 g' }, ['337.2 g', '337 g']),
      given({ v: '500 mL', d: '1.02', m: '25 g' }, ['485 g']),
    ],
  ),
  kind(
    'alcohol by volume',
    [
      'How many grams of alcohol are in {v} at {p} % vol?',
      'grams of ethanol in {v} of a {p}% ABV drink',
      '{v}, {p} % ABV: alcohol in g?',
    ],
    [
      given({ v: '330 mL', p: '5' }, ['13 g', '13.0 g', '13.02 g']),
      given({ v: '500 mL', p: '4.8' }, ['18.9 g', '18.94 g']),
    ],
  ),
  kind(
    'sweetness',
    [
      'A sweetener {x} times as sweet as sugar: how much replaces {a} of sugar?',
      'sucralose is {x}x sugar. how much instead of {a} sugar?',
      'replace {a} sugar with stevia ({x} times sweeter), how much?',
    ],
    [
      given({ x: '600', a: '60 g' }, ['0.1 g', '100 mg']),
      given({ x: '200', a: '40 g' }, ['0.2 g', '200 mg']),
    ],
  ),
  kind(
    'dose by body weight',
    [
      '{r} mg/kg of caffeine for a {w} kg athlete: how much?',
      'dose at {r} mg per kg body weight for a person of {w} kg',
    ],
    [given({ r: '3', w: '70' }, '210 mg'), given({ r: '6', w: '80' }, '480 mg')],
  ),
];
