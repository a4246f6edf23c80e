import { expect, it } from 'vitest';
import { loadEvidence } from '../../../evidence/index.ts';
import { createAnswerer } from '../../index.ts';

const answerer = createAnswerer({ evidence: loadEvidence() });

async function ask(question: string): Promise<string> {
  const last = (await Array.fromAsync(answerer.answer({ question, history: [], articles: [] }))).at(-1);
  if (last?.type !== 'done') throw new Error('The answer did not end.');
  return last.answer.content;
}

it.each([
  ['Which E number does sorbitol have?', 'The E number of sorbitol is E420'],
  ['How much sweeter than sugar is ace-K?', 'The sweetness of acesulfame potassium is 200'],
  ['relative sweetness isomalt', 'The sweetness of isomalt is 0.45 to 0.65 relative to sugar'],
  ['Is the lactose in our tablet vegan?', 'The origin of lactose monohydrate is animal (milk): not vegan'],
  ['Is magnesium stearate safe?', 'in the US GRAS (21 CFR 184.1440); in the EU the additive E470b'],
  ['is carrageenan harmful', 'I hold no record of the safety of carrageenan'],
  ['Which US regulation covers maltodextrin?', 'US rule on maltodextrin: 21 CFR 184.1444'],
  [
    'Is carmine vegan?',
    'The origin of carmine is animal (insect): allergic reactions; not vegan, not kosher',
  ],
  ['How is agar written on an ingredient list in the States?', 'agar is “Agar” in the US'],
  ['zero cal cyclamate ok in american drinks?', 'in the US: prohibited in US food (21 CFR 189.135)'],
  ['May I sweeten a soda in the US with E952?', 'in the US: prohibited in US food (21 CFR 189.135)'],
  ['Is titanium dioxide still allowed in the EU?', 'no longer authorised in foods and supplements'],
  ['whats the E nr of sucralose', 'The E number of sucralose is E955'],
  ['usual level of calcium silicate in a formula', '0.5 to 2 % of the product'],
  ['Calories per gram of erythritol in the US? Of xylitol?', 'Xylitol counts 2.4 kcal per gram'],
])('%s', async (question, told) => {
  const content = await ask(question);
  expect(content).toContain(told);
  expect(content).toMatch(/\[1\]/);
});

it('leaves a rule that is named by its number to the rules', async () => {
  expect(await ask('21 CFR 101.82 min soy protein per RACC')).not.toContain('lecithin');
});

it('says which column a row has not', async () => {
  expect(await ask('How sweet is gelatin, and which E number does it have?')).toMatch(
    /I hold no|no E number/,
  );
});
