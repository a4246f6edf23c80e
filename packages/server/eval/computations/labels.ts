import { given, kind } from './kind.ts';

/** What labels make of amounts. Truth: 21 CFR 101.9 and 101.36, Regulation (EU) No 1169/2011 Annexes XIII to XV, by hand. */
export const labels = [
  kind(
    'rounding, US',
    [
      'How should {a} of {n} be rounded on a US label?',
      'our lab found {a} {n} per serving, what goes on the Nutrition Facts?',
      'US panel: {n} {a}, declare as?',
      'What do I print for {a} of {n} on Nutrition Facts?',
      '{a} {n} US rounding',
      'analysis came back at {a} {n} a serving. FDA label figure?',
      'Round {a} {n} for the American market please',
    ],
    [
      given({ a: '4.38 g', n: 'fat' }, '4.5 g'),
      given({ a: '127 mg', n: 'sodium' }, '125 mg'),
      given({ a: '0.7 g', n: 'protein' }, ['<1 g', 'less than 1 g']),
      given({ a: '187 mg', n: 'sodium' }, '190 mg'),
      given({ a: '12.6 g', n: 'total carbohydrate' }, '13 g'),
      given({ a: '3.4 mg', n: 'cholesterol' }, ['<5 mg', 'less than 5 mg']),
      given({ a: '0.4 g', n: 'saturated fat' }, '0 g'),
    ],
  ),
  kind(
    'rounding, EU',
    [
      'How is {a} of {n} per 100 g declared on an EU label?',
      'EU nutrition declaration, {n} {a} per 100 g: what figure do we print?',
      'we measured {a} {n}, how do we round that for Europe?',
      'Rounded {n} on the EU label if the analysis says {a}',
      '{n} at {a} in the EU declaration, rounded how?',
    ],
    [
      given({ a: '4.38 g', n: 'fat' }, '4.4 g'),
      given({ a: '0.08 g', n: 'saturates' }, ['<0.1 g', '0 g']),
      given({ a: '1.26 g', n: 'salt' }, '1.3 g'),
      given({ a: '0.437 g', n: 'salt' }, '0.44 g'),
      given({ a: '12.6 g', n: 'sugars' }, '13 g'),
    ],
  ),
  kind(
    'calories, US',
    [
      'How many calories are in a serving with {list}?',
      'calories for {list} on the US label?',
      'Work out the calories: {list}.',
      'My bar has {list}. What are the calories for Nutrition Facts?',
      'kcal of {list} (US)',
      'US calorie declaration if a serving contains {list}?',
      'total calories from {list} in the US, please',
    ],
    [
      given(
        { list: '8 g fat, 20 g carbohydrate and 10 g protein' },
        ['192 kcal', '192 calories'],
        ['190 calories', '190 kcal'],
      ),
      given({ list: '20 g carbohydrate of which 5 g erythritol, 3 g fat and 12 g protein' }, [
        '135 kcal',
        '135 calories',
      ]),
      given({ list: '6 g fat, 22 g total carbohydrate including 9 g soluble fiber, 8 g protein' }, [
        '156 kcal',
        '156 calories',
      ]),
      given({ list: '5 g fat, 18 g carbohydrate including 10 g allulose, and 4 g protein' }, [
        '97 kcal',
        '97 calories',
      ]),
      given({ list: '14 g alcohol and 3 g carbohydrate' }, ['110 kcal', '110 calories']),
      given({ list: '10 g xylitol' }, ['24 kcal', '24 calories']),
    ],
  ),
  kind(
    'energy, EU',
    [
      'What is the energy in kJ and kcal of {list} per 100 g for an EU label?',
      'EU energy value for {list}?',
      'kJ/kcal to declare in the EU for {list} per 100 g',
      'Compute the energy per 100 g under Annex XIV: {list}.',
      'how many kJ does a product with {list} have (EU factors)',
      'For our German label we need the energy: {list} in 100 g.',
    ],
    [
      given({ list: '10 g fat, 50 g carbohydrate, 8 g protein' }, '1356 kJ', '322 kcal'),
      given({ list: '60 g polyols and 9 g protein' }, '753 kJ', '180 kcal'),
      given({ list: '5 g fat, 30 g carbohydrate, 6 g fibre and 20 g protein' }, '1083 kJ', '257 kcal'),
      given(
        { list: '12 g fat, 40 g carbohydrate of which 15 g polyols, 10 g protein' },
        '1189 kJ',
        '284 kcal',
      ),
      given({ list: '10 g carbohydrate and 4 g alcohol' }, '286 kJ', '68 kcal'),
    ],
  ),
  kind(
    '% Daily Value',
    [
      'What % DV is {a} of {n}{g}?',
      '{a} {n}{g}: percent daily value?',
      'how much of the US daily value does {a} {n} cover{g}?',
      'If a serving has {a} {n}, what percentage of the DV is that{g}?',
      'Percent DV to print for {a} of {n}{g}, US supplement',
      '%DV {n} {a}{g}',
    ],
    [
      given({ a: '120 mg', n: 'magnesium', g: '' }, '29 %'),
      given({ a: '15 mg', n: 'zinc', g: '' }, '136 %'),
      given({ a: '7 mg', n: 'iron', g: ' for children 1-3 years' }, '100 %'),
      given({ a: '300 mg', n: 'calcium', g: ' for pregnant women' }, '23 %'),
      given({ a: '1000 IU', n: 'vitamin D', g: '' }, '125 %'),
      given({ a: '45 mg', n: 'vitamin C', g: '' }, '50 %'),
    ],
  ),
  kind(
    '% NRV',
    [
      'What % NRV is {a} of {n}?',
      '{a} {n} in the EU, what share of the NRV?',
      'how many percent of the nutrient reference value are {a} {n}?',
      'EU label: {n} {a} per daily portion, %NRV?',
      'Share of the NRV for {a} {n}',
    ],
    [
      given({ a: '120 mg', n: 'magnesium' }, '32 %'),
      given({ a: '15 mg', n: 'zinc' }, '150 %'),
      given({ a: '80 mg', n: 'vitamin C' }, '100 %'),
      given({ a: '25 µg', n: 'vitamin D' }, '500 %'),
      given({ a: '16 mg', n: 'niacin' }, '100 %'),
    ],
  ),
  kind(
    'threshold of a claim',
    [
      'Do {a} of {n} a day suffice for an EU health claim?',
      'is {a} {n} per daily portion enough for an authorised claim in the EU?',
      'Can a supplement with {a} {n} a day carry an EU claim?',
      'EU: does {a} {n} reach the 15 % NRV needed for a claim?',
      'We have {a} of {n} per day. Enough for the EU claim?',
    ],
    [
      given({ a: '60 mg', n: 'magnesium' }, ['yes'], ['16 %'], ['56.25 mg', '56.3 mg', '15 %']),
      given(
        { a: '50 mg', n: 'magnesium' },
        ['no:', 'no,'],
        ['13.3 %', '13 %'],
        ['56.25 mg', '56.3 mg', '15 %'],
      ),
      given({ a: '1 mg', n: 'zinc' }, ['no:', 'no,'], ['10 %']),
      given({ a: '1.5 mg', n: 'zinc' }, ['yes'], ['15 %']),
      given({ a: '10 mg', n: 'vitamin C' }, ['no:', 'no,'], ['12.5 %', '13 %']),
    ],
  ),
  kind(
    'content claim, US',
    [
      'Is {a} of {n} per serving “{c}” in the US?',
      'can we say {c} in {n} with {a} per serving (US)?',
      'US: {a} {n} a serving, does that qualify for "{c}"?',
      '{a} {n} {c} claim FDA?',
      'does {a} of {n} make it {c} under US rules',
    ],
    [
      given({ a: '3.4 mg', n: 'iron', c: 'high' }, ['no:', 'no,'], ['19 %', '18.9 %']),
      given({ a: '3.6 mg', n: 'iron', c: 'high' }, ['yes'], ['20 %']),
      given({ a: '130 mg', n: 'calcium', c: 'good source' }, ['yes'], ['10 %']),
      given({ a: '100 mg', n: 'calcium', c: 'good source' }, ['no:', 'no,'], ['7.7 %', '7.69 %', '8 %']),
    ],
  ),
  kind(
    'salt and sodium',
    [
      'How much salt is {a} of sodium?',
      'salt equivalent of {a} sodium',
      'Convert {a} sodium into salt for an EU label',
      '{a} sodium = how much salt?',
      'we have {a} of sodium per 100 g, what does the salt line say in Europe?',
    ],
    [
      given({ a: '400 mg' }, ['1 g', '1.0 g', '1000 mg']),
      given({ a: '120 mg' }, ['0.3 g', '0.30 g', '300 mg']),
      given({ a: '1.2 g' }, ['3 g', '3.0 g']),
    ],
  ),
  kind(
    'sodium of salt',
    [
      'How much sodium is in {a} of salt?',
      'sodium content of {a} salt',
      '{a} salt in mg sodium?',
      'EU label says {a} of salt. What is that as sodium?',
    ],
    [
      given({ a: '1 g' }, ['400 mg', '0.4 g']),
      given({ a: '2.5 g' }, ['1000 mg', '1 g']),
      given({ a: '0.75 g' }, ['300 mg', '0.3 g']),
    ],
  ),
  kind(
    'label tolerance',
    [
      'EU supplement declares {a} of {n}: between which values may the analysis lie?',
      'what range does the EU tolerance allow for {a} {n} in a supplement?',
      'EU tolerance for {n}, {a} declared in a food supplement',
      'min and max of {n} when the EU supplement label says {a}',
    ],
    [
      given({ a: '100 mg', n: 'vitamin C' }, '80 mg', '150 mg'),
      given({ a: '10 mg', n: 'zinc' }, '8 mg', '14.5 mg'),
      given({ a: '200 mg', n: 'magnesium' }, '160 mg', '290 mg'),
    ],
  ),
  kind(
    'dual column',
    [
      'A {p} bottle of a drink with a reference amount of 360 mL: is a dual column due in the US?',
      'Is dual-column labelling required for a {p} bottle when the RACC is 360 mL?',
      'RACC 360 mL, container {p}: one serving, or dual column?',
    ],
    [
      given({ p: '500 mL' }, ['no:', 'no,', 'one serving', 'single serving'], ['139 %', '138.9 %']),
      given({ p: '900 mL' }, ['yes', 'dual'], ['250 %']),
      given({ p: '1200 mL' }, ['no:', 'no,'], ['333 %', '333.3 %']),
    ],
  ),
];
