import { expect, it } from 'vitest';
import { loadEvidence } from '../../../evidence/index.ts';
import { foodAsker } from '../../testing/foodAsker.ts';

const ask = foodAsker(loadEvidence());

it.each([
  [
    'How much protein is in an egg?',
    'Egg, whole, raw, fresh: 12.56 g protein in 100 g; in 1 large (50 g) 6.28 g [1]',
  ],
  ['magnesium in pumpkin seeds per 30 g', 'in 30 g 150 mg'],
  ['How much protein is in 100 g of dried spirulina, and how much iron?', 'dried: 28.5 mg iron in 100 g'],
  ['How much fibre do oats have and how much protein?', '13.15 g protein in 100 g'],
  ['How much sodium do 2 tbsp of soy sauce have?', 'in 2 tbsp (32 g) 1,760 mg'],
  ['How many times more potassium has raw garlic than raw celeriac?', '; that is 1.34 times as much'],
  ['calories of honey per tablespoon', 'in 1 tbsp (21 g) 63.8 kcal'],
  ['1 tbsp honey in grams, and how much sugar is that?', 'in 1 tbsp (21 g) 17.2 g'],
  [
    'How many kcal and how much protein in 100 g of almonds, and in 30 g?',
    '| protein | 21.5 g in 100 g | 6.45 g in 30 g |',
  ],
  ['How much EPA and DHA in 100 g of farmed Atlantic salmon, raw?', '| DHA | 1.104 g in 100 g |'],
  ['How much omega-3 is in 2 tbsp of chia seeds?', '| ALA (18:3 n-3) | 17.83 g in 100 g |'],
  ['protein in 200 g greek yogurt', 'in 200 g 18 g'],
  ['1 cup of cooked lentils: iron and %DV', '6.59 mg [1], 37 % of the US Daily Value of 18 mg'],
  ['half a cup of cooked quinoa: magnesium and % daily value', 'in 0.5 cup (92.5 g) 59.2 mg'],
  [
    "Two pitted medjool dates as a serving: potassium and the %DV we'd show on Nutrition Facts?",
    'declared as 8 % on Nutrition Facts',
  ],
  // no vitamin or mineral of 21 CFR 101.9(c)(8): to whole %, where steps of 5 % would print 30 %
  [
    "17 g of miso as a serving: sodium and the %DV we'd show on Nutrition Facts?",
    'declared as 28 % on Nutrition Facts',
  ],
  ['how much vitamin C do two kiwis bring', 'in 2 '],
  ['How much potassium is in a banana?', 'in 1 medium (7" to 7-7/8" long) (118 g) 422 mg'],
  ['How many kcal does an apple have?', 'in 1 medium (3" dia) (182 g)'],
  ['What does a cup of shredded cheddar weigh?', '1 cup, shredded is 113 g'],
  ['What does a teaspoon of salt weigh?', 'Salt, table: 1 tsp is 6 g'],
  // a comparison, whatever the words around it
  ['Miso or tempeh, which has more sodium', 'Miso: 3,728 mg sodium in 100 g'],
  ['My sister swears cod beats beetroot for vitamin A. Who is right?', 'Beets, raw: 2 µg RAE'],
  // sugar and Spain as words of a name, signs of elements as they are written
  ['What is the Fe content of caster sugar?', 'Sugars, granulated: 0.05 mg iron'],
  ['phosphorus content of cooked spanish mackerel', '271 mg phosphorus in 100 g'],
  ['85 g potato bread K', 'in 85 g 610 mg'],
  ['How much protein is in 100 g of chicken liver?', 'g protein in 100 g'],
  // of what has the measure, though it is not the likeliest kind
  ['how heavy is a cup of dates', '1 cup, chopped is 147 g'],
  ['butterbur cup grams', '1 cup is 94 g'],
  // what a label prints of it, in the same sentence or behind it
  ['30 g hard parmesan: sodium on the Nutrition Facts and its %DV? (USDA values)', '350 mg on a US label'],
  [
    'One tablespoon of honey (USDA weight) - calories as rounded for Nutrition Facts?',
    '60 calories on a US label',
  ],
  [
    'How much magnesium do 30 g almonds bring, and what rounded % Daily Value on a food label?',
    'declared as 20 %',
  ],
  ['USDA: saturated fat in 28 g cheddar, and what do we declare on the US label?', '5 g on a US label'],
  ['protein in 15 g hemp hearts and how is it rounded in the EU', '4.7 g on an EU label'],
  [
    'a 25 g handful of roasted cashews per USDA: zinc and copper, % DV each on the panel',
    'Copper: 0.555 mg [5], 62 %',
  ],
  // a half goes up
  ['How much selenium is in a brazil nut of 5 g?', 'in 5 g 95.9 µg'],
  // no market is asked for where 100 g of a food are
  ['vitamin C of European black currants per 100 g, USDA', '181 mg vitamin C in 100 g'],
  [
    'Unsweetened cocoa powder: caffeine and fibre per 100 g, and how much does a tablespoon weigh?',
    '1 tbsp is 5.4 g',
  ],
  ['going by USDA data, what fibre is in 150 g of frozen blackberries?', 'in 150 g 7.5 g'],
  ['Sodium in one tablespoon of miso, as a share of the American Daily Value?', '28 % of the US Daily Value'],
  ['dried pili nuts, magnesium per 100 g', '302 mg magnesium in 100 g'],
  [
    'Sales claims chia is rich. Fibre and ALA of chia seeds, per 100 g?',
    '| ALA (18:3 n-3) | 17.83 g in 100 g |',
  ],
  ['ounce of almonds magnesium content?', 'in 1 oz (28.35 g)'],
  ['cup of almond butter in g', '1 cup is 250 g'],
  ['weight of one pitted medjool date?', '1 date, pitted is 24 g'],
  ['How many grams is one medium raw banana?', '1 medium'],
  ['How heavy is a brazil nut?', '1 kernel is'],
  // tastes, slips, and words of the tables in another order
  ['How salty is bottled oyster sauce, mg sodium per 100 g?', '2,733 mg sodium in 100 g'],
  ['how fatty is tahini, per 100 g?', 'g fat in 100 g'],
  ['how much pottasium is in mollases, per 100 grams', '1,464 mg potassium in 100 g'],
  [
    'How much calcium comes from one fluid ounce of undiluted, unsweetened frozen orange juice concentrate with added calcium?',
    'in 1 fl oz (33 g) 191 mg',
  ],
  // what only tells the kind is not asked for
  ['Calcium in 100 g of reduced fat cheddar cheese?', 'mg calcium in 100 g'],
  // pieces, fractions and figures as they are
  ['Two brown rice cakes with sesame, 9 g each. Calories?', 'in 18 g 70.6 kcal'],
  ['two oatmeal raisin cookies of 15 g each: fat in g', 'in 30 g 4.73 g'],
  ['How much potassium is in one and a half cups of raw soursop?', 'in 1.5 cup, pulp (337.5 g)'],
  ['folate in two thirds of a cup of raw soursop', 'in 0.667 cup, pulp (150 g)'],
  ['30 g almonds (USDA SR Legacy): how many grams of protein, unrounded?', 'in 30 g 6.345 g'],
  [
    'Ocean Spray whole-berry canned cranberry sauce: how much sugar in 100 g, and what does a quarter cup weigh?',
    '0.25 cup is 70 g',
  ],
  ['one Brazil nut kernel: what does it weigh, and how much selenium is that', '1 kernel is 5 g'],
  ['Tahini against almonds for calcium, who wins and with how much?', '151 mg more calcium'],
  ['How many grams of almonds give 100 % of the Daily Value of vitamin E?', '58.5 g of Nuts, almonds'],
  ['how much cooked quinoa for 20% of the NRV for magnesium', '20 % of the EU NRV of 375 mg'],
  ["selenium in brazil nuts per 100 g and EFSA's upper level", '255 µg'],
  // the grams are of the food, and of no fat
  ['protein of 55 g hummus on Nutrition Facts, rounded?', '4 g on a US label'],
  ['How much does a tablespoon of ground paprika weigh, and a teaspoon?', '1 tsp is 2.3 g'],
])('%s', async (question, told) => {
  expect((await ask(question)).content).toContain(told);
});

it('asks of a food named alone what was asked of the one before it', async () => {
  const answer = await ask('How much iron is there in 100 g of lentils, and how much in almonds?');
  expect(answer.content).toMatch(/lentils[^:]*: [\d.]+ mg iron in 100 g/i);
  expect(answer.content).toMatch(/almonds[^:]*: [\d.]+ mg iron in 100 g/i);
});

it('compares foods, the one with most of it first', async () => {
  const { content } = await ask('Which has more iron, spinach or lentils?');
  expect(content.indexOf('6.51 mg iron')).toBeLessThan(content.indexOf('2.71 mg iron'));
  expect(content).toContain('2.71 mg iron');
});

it('tells all that a label declares where no nutrient is named', async () => {
  const { content } = await ask('nutrition facts of medjool dates');
  for (const row of ['| energy | 277 kcal in 100 g |', '| sugars | 66.47 g in 100 g |'])
    expect(content).toContain(row);
});

it('works out what an amount of a food is of the reference values', async () => {
  const { content } = await ask('30 g pumpkin seeds: what percentage of the US magnesium daily value?');
  expect(content).toContain('36 % of the US Daily Value of 420 mg');
});

it('does so of 100 g as well', async () => {
  const { content } = await ask('100 g almonds: what percentage of the EU magnesium NRV?');
  expect(content).toContain('% of the EU NRV of 375 mg');
});

it('cites the table a food is from', async () => {
  const { citations } = await ask('vitamin C in kiwi');
  expect(citations[0]?.source).toContain('USDA FoodData Central');
  expect(citations[0]?.url).toMatch(/^https:\/\/fdc\.nal\.usda\.gov\/food-details\/\d+\/nutrients$/);
});

it.each([
  ['what is asked of an ingredient', 'Does whey protein increase strength with training?'],
  ['the rules of a market', 'How much caffeine may an energy drink contain in Germany?'],
  ['a dose', 'How much vitamin C should we put in a gummy?'],
  ['an extract', 'caffeine in green tea extract'],
  ['a content that is stated', 'A cup of 60 g coffee at 212 mg caffeine per 100 g: caffeine in it?'],
])('leaves %s to the records', async (_, question) => {
  expect((await ask(question)).content).not.toContain('in 100 g');
});

it('abstains where nobody measured it', async () => {
  expect(await ask('is there caffeine in chamomile tea')).toMatchObject({ isAbstention: true });
});

it('takes a food for no misspelt ingredient', async () => {
  expect((await ask('give me a recipe for banana bread')).content).not.toContain('banaba');
});

it('reads omega-3 beside a food as a supplement where an outcome is asked about', async () => {
  expect((await ask('Garlic or omega-3 for blood pressure?')).content).not.toContain('in 100 g');
});

it.each([
  ['How much mercury is in 100 g of raw tuna?', 'mercury'],
  ['What does the USDA table give for quercetin in raw onions, per 100 g?', 'quercetin'],
])('says what the tables of foods do not tell: %s', async (question, name) => {
  const answer = await ask(question);
  expect(answer.content).toContain(`The tables of foods do not tell ${name}`);
  expect(answer.isAbstention).toBe(true);
});

it('says that nobody measured it in the very food that is named', async () => {
  const { content } = await ask('How much selenium is in hard whole-wheat pretzels per 100 g?');
  expect(content).toContain('The tables hold no selenium value for Snacks, pretzels, hard, whole-wheat');
});

it('tells a nutrient of a food beside what the tables do not tell', async () => {
  const answer = await ask('How much iron and how much mercury is in 100 g raw tuna?');
  expect(answer.content).toMatch(/1\.02 mg iron in 100 g[^]*do not tell mercury/);
});

it('asks another weight and another nutrient of the food before', async () => {
  const before = ['How much protein is in 100 g of tofu?', 'and in a 60 g serving?'];
  expect((await ask('and fat?', ...before)).content).toMatch(
    /^Tofu, raw, regular, prepared with calcium sulfate: 4\.78 g fat in 100 g; in 60 g 2\.87 g/,
  );
});
