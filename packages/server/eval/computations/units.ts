import { given, kind } from './kind.ts';

/** Units, forms and strengths. Truth: 21 CFR 101.9(c)(8)(iv), molar masses, by hand. */
export const unitsAndForms = [
  kind(
    'IU to mass',
    [
      'How many {u} are {a} of {n}?',
      'convert {a} {n} to {u}',
      '{a} {n} in {u}',
      'what is {a} of {n} expressed in {u}?',
      'I need {a} {n} as {u}',
    ],
    [
      given({ a: '1000 IU', n: 'vitamin D3', u: 'mcg' }, '25 µg'),
      given({ a: '5000 IU', n: 'vitamin D', u: 'µg' }, '125 µg'),
      given({ a: '3000 IU', n: 'retinol', u: 'mcg RAE' }, ['900 µg']),
      given({ a: '400 IU', n: 'natural vitamin E', u: 'mg' }, '268 mg'),
      given({ a: '200 IU', n: 'synthetic vitamin E', u: 'mg' }, '90 mg'),
    ],
  ),
  kind(
    'mass to IU',
    [
      'How many IU is {a} of {n}?',
      '{a} {n} to IU',
      'convert {a} {n} into international units',
      'what is {a} {n} in IU?',
    ],
    [
      given({ a: '50 µg', n: 'vitamin D3' }, ['2000 IU']),
      given({ a: '10 mcg', n: 'vitamin D' }, ['400 IU']),
      given({ a: '900 µg', n: 'retinol' }, ['3000 IU']),
      given({ a: '67 mg', n: 'natural vitamin E' }, ['100 IU']),
    ],
  ),
  kind(
    'folate',
    [
      'How many mcg DFE are {a} folic acid?',
      '{a} of folic acid in DFE',
      'DFE figure for {a} folic acid on a US label?',
      'We dose {a} of folic acid, what is that in dietary folate equivalents?',
    ],
    [given({ a: '400 µg' }, '680 µg'), given({ a: '500 mcg' }, '850 µg'), given({ a: '200 µg' }, '340 µg')],
  ),
  kind(
    'folic acid for DFE',
    [
      'How much folic acid gives {a} DFE?',
      'folic acid needed for {a} DFE',
      'The label should say {a} DFE. How much folic acid do I put in?',
      '{a} DFE as folic acid?',
    ],
    [given({ a: '680 mcg' }, '400 µg'), given({ a: '400 µg' }, '235 µg'), given({ a: '850 µg' }, '500 µg')],
  ),
  kind(
    'niacin equivalents',
    [
      'How many mg NE are {a} of tryptophan?',
      '{a} tryptophan in niacin equivalents',
      'niacin equivalents of {a} of tryptophan?',
    ],
    [given({ a: '60 mg' }, ['1 mg']), given({ a: '300 mg' }, ['5 mg'])],
  ),
  kind(
    'milliequivalents',
    [
      'How many mg is {a} mEq of {n}?',
      '{a} mEq {n} in mg',
      'convert {a} mEq of {n} to milligrams',
      'What mass of {n} is {a} mEq?',
    ],
    [
      given({ a: '10', n: 'potassium' }, '391 mg'),
      given({ a: '20', n: 'potassium' }, '782 mg'),
      given({ a: '5', n: 'magnesium' }, ['60.8 mg', '61 mg', '60.76 mg']),
      given({ a: '10', n: 'sodium' }, ['230 mg', '229.9 mg']),
    ],
  ),
  kind(
    'mg to mEq',
    ['How many mEq is {a} of {n}?', '{a} {n} in mEq', 'express {a} of {n} in milliequivalents'],
    [
      given({ a: '391 mg', n: 'potassium' }, '10 mEq'),
      given({ a: '460 mg', n: 'sodium' }, ['20 mEq', '20.01 mEq']),
    ],
  ),
  kind(
    'elemental from compound',
    [
      'How much {n} is in {a} of {f}?',
      'elemental {n} in {a} {f}',
      '{a} {f} gives how much elemental {n}?',
      'We use {a} of {f} per capsule. What is the {n} content?',
      '{n} delivered by {a} {f}?',
    ],
    [
      given({ a: '500 mg', n: 'magnesium', f: 'magnesium oxide' }, ['302 mg', '301.5 mg', '301 mg']),
      given({ a: '50 mg', n: 'zinc', f: 'zinc gluconate' }, ['7.18 mg', '7.2 mg', '7.175 mg']),
      given({ a: '1000 mg', n: 'magnesium', f: 'magnesium bisglycinate' }, '141 mg'),
      given({ a: '100 mg', n: 'iron', f: 'ferrous fumarate' }, ['32.9 mg', '32.87 mg']),
    ],
  ),
  kind(
    'compound for elemental',
    [
      'How much {f} do I need for {a} {n}?',
      'How much {f} for {a} of elemental {n}?',
      '{f} needed to deliver {a} {n}',
      'what weight of {f} gives {a} {n}?',
      'To label {a} {n} from {f}, how much of the salt goes in?',
    ],
    [
      given({ a: '15 mg', n: 'zinc', f: 'zinc picolinate' }, ['71 mg', '71.0 mg', '71.02 mg']),
      given({ a: '100 mg', n: 'magnesium', f: 'magnesium bisglycinate' }, ['709 mg', '709.2 mg']),
      given({ a: '18 mg', n: 'iron', f: 'ferrous bisglycinate' }, ['65.7 mg', '65.74 mg', '66 mg']),
      given({ a: '10 mg', n: 'zinc', f: 'zinc gluconate' }, ['69.7 mg', '69.69 mg', '70 mg']),
    ],
  ),
  kind(
    'extract for marker',
    [
      'How much {p} % {n} extract for {a} of {n}?',
      'how many mg of an extract standardised to {p} % {n} do I need for {a} {n}?',
      'extract at {p}% {n}, target {a} {n}: how much extract?',
      'To deliver {a} {n} from a {p} % extract we need how much?',
      '{a} {n} from {p}% extract, mg of extract?',
    ],
    [
      given({ p: '45', n: 'EGCG', a: '180 mg' }, '400 mg'),
      given({ p: '95', n: 'curcuminoids', a: '475 mg' }, '500 mg'),
      given({ p: '5', n: 'withanolides', a: '30 mg' }, '600 mg'),
      given({ p: '20', n: 'bacosides', a: '60 mg' }, '300 mg'),
    ],
  ),
  kind(
    'marker in extract',
    [
      'How much {n} is in {a} of an extract with {p} % {n}?',
      '{a} extract standardised to {p}% {n}: {n} content?',
      '{n} delivered by {a} of a {p} % {n} extract',
      'a capsule has {a} of extract ({p} % {n}). mg of {n}?',
    ],
    [
      given({ p: '45', n: 'EGCG', a: '400 mg' }, '180 mg'),
      given({ p: '95', n: 'curcuminoids', a: '500 mg' }, '475 mg'),
      given({ p: '2.5', n: 'withanolides', a: '600 mg' }, '15 mg'),
    ],
  ),
  kind(
    'overage',
    [
      'Label claim {a} {n}, {o} % overage: how much goes in?',
      'how much {n} do I add for {a} with {o}% overage',
      'Input for {a} of {n} at an overage of {o} %',
      'We claim {a} {n} and put {o} % on top. What is the input?',
    ],
    [
      given({ a: '100 mg', n: 'vitamin C', o: '20' }, '120 mg'),
      given({ a: '400 µg', n: 'folic acid', o: '25' }, '500 µg'),
      given({ a: '80 mg', n: 'vitamin C', o: '15' }, '92 mg'),
    ],
  ),
  kind(
    'potency and moisture',
    [
      'How much powder for {a} of {n} if the assay is {p} % and the moisture {m} %?',
      '{a} {n}, potency {p} %, moisture {m} %: how much material?',
      'material with {p}% assay and {m}% water, need {a} {n}, how much to weigh in?',
    ],
    [
      given({ a: '100 mg', n: 'magnesium', p: '14.1', m: '2' }, ['723.7 mg', '724 mg', '723.69 mg']),
      given({ a: '200 mg', n: 'caffeine', p: '98', m: '1' }, ['206 mg', '206.1 mg', '206.14 mg']),
    ],
  ),
  kind(
    'CFU and potency',
    [
      'How many mg of a {s} billion CFU/g powder for {a} billion CFU?',
      'probiotic blend {s} bn CFU/g, dose {a} bn CFU, how much powder?',
      'how much of a {s} billion CFU per gram powder delivers {a} billion CFU',
      'Powder assays {s} billion CFU/g. Weight for {a} billion CFU per capsule?',
    ],
    [
      given({ s: '100', a: '10' }, '100 mg'),
      given({ s: '200', a: '5' }, '25 mg'),
      given({ s: '400', a: '50' }, '125 mg'),
    ],
  ),
  kind(
    'CFU with overage',
    [
      '{a} billion CFU at end of shelf life, {o} % overage, {s} billion CFU/g: how many mg?',
      'how much {s} bn CFU/g powder for {a} bn CFU with {o}% overage?',
    ],
    [given({ a: '5', o: '100', s: '100' }, '100 mg'), given({ a: '10', o: '50', s: '200' }, '75 mg')],
  ),
  kind(
    'units of weight and volume',
    ['How many {u} are {a}?', 'convert {a} to {u}', '{a} in {u}', 'what is {a} in {u}'],
    [
      given({ a: '2.5 lb', u: 'kg' }, ['1.134 kg', '1.13 kg']),
      given({ a: '12 fl oz', u: 'mL' }, ['355 mL', '354.9 mL', '354.88 mL']),
      given({ a: '8 oz', u: 'grams' }, ['226.8 g', '227 g']),
      given({ a: '0.25 mg', u: 'mcg' }, ['250 µg']),
      given({ a: '5 kg', u: 'pounds' }, ['11.02 lb', '11.0 lb', '11 lb', '11.023 lb']),
    ],
  ),
];
