import { given, kind } from './kind.ts';

/** What things cost at a stated price. Truth: `formula.md` C16, by hand. */
export const costs = [
  kind(
    'cost of a dose at a price',
    [
      'What does {a} of {n} cost at {p} per kg?',
      '{n} costs {p}/kg, cost of {a}?',
      'at {p} a kilo, what is the ingredient cost of a {a} dose of {n}?',
      'cost per serving of {a} {n} @ {p}/kg',
    ],
    [
      given({ a: '500 mg', n: 'ashwagandha', p: '$40' }, ['0.02 USD', '$0.02', '2 cents', '0.020 USD']),
      given({ a: '5 g', n: 'creatine', p: '$8' }, ['0.04 USD', '$0.04', '4 cents', '0.040 USD']),
      given({ a: '3 g', n: 'collagen', p: '€15' }, ['0.045 EUR', '€0.045', '4.5 cents']),
    ],
  ),
  kind(
    'cost of a container at a price',
    [
      'Material cost of a bottle of {k} capsules with {a} {n} at {p}/kg?',
      '{n} at {p} per kg, {a} per capsule, {k} capsules in a bottle: cost per bottle?',
      'what does the {n} in one bottle ({k} x {a}) cost at {p} a kg?',
    ],
    [
      given({ a: '500 mg', n: 'ashwagandha', p: '$40', k: '60' }, ['1.2 USD', '$1.20', '1.20 USD']),
      given({ a: '400 mg', n: 'berberine', p: '$75', k: '90' }, ['2.7 USD', '$2.70', '2.70 USD']),
    ],
  ),
  kind(
    'price by kg and pound',
    [
      'What is {p} per {f} in dollars per {t}?',
      'convert {p}/{f} to a price per {t}',
      '{p} a {f}: how much per {t}?',
      'Supplier quotes {p}/{f}. Per {t} that is?',
    ],
    [
      given({ p: '$10', f: 'lb', t: 'kg' }, ['22.05 USD', '$22.05', '22.05']),
      given({ p: '$33', f: 'kg', t: 'lb' }, ['14.97 USD', '$14.97', '14.97', '15.0']),
      given({ p: '$6.50', f: 'lb', t: 'kg' }, ['14.33 USD', '14.33', '14.3']),
    ],
  ),
  kind(
    'landed price',
    [
      '{p}/kg plus {f} % freight and {d} % duty: landed price per kg?',
      'landed cost of a material at {p} per kg with {f}% freight and {d}% duty',
    ],
    [
      given({ p: '$14', f: '6', d: '5' }, ['15.58 USD', '15.58', '15.582']),
      given({ p: '$20', f: '10', d: '4' }, ['22.88 USD', '22.88']),
    ],
  ),
  kind(
    'margin',
    [
      'unit cost {c}, sold at {p}: gross margin?',
      'What is the gross margin if a bottle costs {c} and sells for {p}?',
      'cost per unit {c} and price {p}, margin in percent?',
    ],
    [
      given({ c: '$6', p: '$24' }, '75 %'),
      given({ c: '$9', p: '$30' }, '70 %'),
      given({ c: '$4.50', p: '$18' }, '75 %'),
    ],
  ),
];
