import { describe, expect, it } from 'vitest';
import { loadEvidence } from '../evidence/index.ts';
import { asker } from './testing/ask.ts';

const ask = asker(loadEvidence());

describe('a follow-up', () => {
  it.each([
    ['of an amount alone asks the same of it', ['How is 0.4 g of fat rounded in the US?', 'and 0.6 g?'], /^0\.5 g on a US label/],
    ['of a number alone keeps the unit', ['How is 0.4 g of fat rounded in the US?', 'and 0.6?'], /^0\.5 g on a US label/],
    ['may put a number in the place of a dose that was judged', ['Is zinc safe at 50 mg a day?', 'And 15?'], /^15 mg a day is below the US upper limit/],
    ['may say what another amount would be', ['What does 10 g collagen cost?', 'What would 5 g be?'], /for 5 g of Collagen/],
    ['narrows what was asked', ['Compare berberine and metformin', 'Only on HbA1c please'], /against metformin/],
    ['chooses among what was spoken of', ['What does the evidence say on probiotics for IBS?', 'Which strain?'], /probiotics point to a benefit/],
    ['asks what a product has to say', ['How much caffeine may an energy drink have in the EU?', 'What must the can say?'], /“High caffeine content/],
    ['counts anew what was counted', ['What does 20 g of whey protein cost at 12 USD per kg for 20 servings?', 'Make that 30 servings'], /^7\.2 USD for 30 servings/],
    ['adds a count that was not said', ['What does 20 g of whey protein cost at 12 USD per kg?', 'make it 30 servings'], /^7\.2 USD for 30 servings/],
    ['puts another dosage form in the place', ['How many capsules do I need for 2 g of inulin?', 'And in a gummy?'], /gummies a serving for 2 g of inulin/],
    ['asks how many pieces the studied dose takes', ['What dose of ashwagandha helps with sleep?', 'How many gummies would that take?'], /^About \d gummies a serving for 600 mg of ashwagandha[^]*Studied for sleep \(overall\): ≥600 mg\/d/],
    ['asks for what a claim asks for', ['May I say magnesium reduces tiredness in the EU?', 'What is the minimum I need per serving?'], /^These claims on magnesium and fatigue are authorised[^]*at least 56\.25 mg/],
    ['asks for one more price', ['What does melatonin cost per kg?', 'and per serving of 3 mg?'], /^0\.045–0\.15 cents for 3 mg of Melatonin/],
    ['chooses among the forms that were named', ['Compare creatine monohydrate and HCl', 'which is cheaper?'], /^I hold no price of creatine hydrochloride\. Creatine monohydrate: 4–12 USD\/kg/],
    ['asks who was studied', ['Does collagen help skin?', 'who were the participants?'], /^The best-documented record, a meta-analysis of 26 randomised trials with 1,721 participants/],
    ['asks how long it was taken', ['Does collagen help skin?', 'how long did they take it?'], /Taken, with no amount on record: 12 weeks, for skin moisture and elasticity/],
    ['asks whether something is among what was told', ['Which allergens must I declare in the EU?', 'is mustard one of them?'], /^EU: the 14 allergens[^]*mustard/],
    ['asks more of an effect', ['Does beetroot juice lower blood pressure?', 'how quickly?', 'by how much?'], /^Probably: studies of beetroot nitrate point to a benefit for blood pressure/],
    ['asks more of an interaction', ['Does magnesium interact with antibiotics?', 'how many hours apart?'], /^Yes: with tetracyclines and quinolone antibiotics[^]*keep two to four hours apart/],
    ['asks how many pieces of a size a claim takes', ['How much EPA and DHA do I need for the heart claim?', 'how many softgels of 300 mg is that?'], /^1 softgel for “[^”]+function of the heart”/],
    ['says what the product holds', ['Can I call my bar high protein in the US?', 'it has 12 g per 60 g bar'], /^Yes: US: “high \[nutrient\]”[^]*12 g \(24 % of the Daily Value\)/],
    ['keeps the ingredient through two turns', ['what is the daily value for iron', 'so 9 mg is what percent?', 'and in the EU?'], /^9 mg is 64 % of the EU NRV of 14 mg/],
    ['keeps what no list of ingredients names', ['Is stevia allowed in the EU?', 'how much in a soft drink?'], /^EU: E 960 Steviol glycosides in flavoured drinks: at most 80 mg\/l/],
    ['may ask for what nobody recorded', ['What is the evidence for lion’s mane and memory?', 'who paid for the studies?'], /^I hold nothing on who paid for a study/],
    ['is none where it asks for something else', ['Does collagen help skin?', 'what is the weather like?'], /^That is outside what I can answer/],
    ['is none where it thanks', ['Does collagen help skin?', 'thanks!'], /^I answer from a stored base/],
    ['puts an excipient in the place of an ingredient', ['How many calories does a gram of erythritol have in the EU?', 'and maltitol?'], /^A gram of maltitol counts 10 kJ or 2\.4 kcal on an EU label/],
    ['speaks of one of several', ['Which EU claim has glucomannan for cholesterol?', 'How many grams for the weight one?'], /Glucomannan in the context of an energy restricted diet/],
    ['keeps the people when it names a market', ['What is the UL of iron?', 'and for children?', 'and in the US?'], /40 mg for children 1–3 years/],
    ['keeps the market when it names an age', ['What is the UL of vitamin D in the EU?', 'what about children of 8?'], /^The EFSA upper limit \(UL\) of vitamin D a day \(as vitamin D equivalents\) is 50 µg \(2,000 IU\) for children 7–10 years/],
    ['leaves a remark before it aside', ['What is the EU NRV of selenium?', 'Perfect, thanks a lot. And in the US?'], /the US Daily Value is 55 µg/],
    ['points at people that a remark names', ['What’s EFSA’s upper level of vitamin A for children of 4 to 6?', 'That settles the little ones. We also have a teen line for 11- to 14-year-olds, so what is it for them?'], /^The EFSA upper limit[^.]*2,000 µg \(2 mg\) for children 11–14 years/],
    ['points at a compound that a remark names', ['How much zinc is in zinc picolinate?', 'Good. The buyer has now come back with the bisglycinate; and in that one?'], /^Zinc bisglycinate is 30\.62 % Zn/],
    ['points at a country that a remark names', ['How much magnesium per day does Italy allow in a food supplement?', 'Right, and we ship the same pack to Germany. What do they recommend there?'], /^EU: Germany: BfR recommended maximum[^]*250 mg/],
    ['points at a food that a remark names', ['What is the US reference amount for marshmallows?', 'Great. The same customer does croutons too, what about those?'], /^Croutons: [^]*7 g/],
    ['points at an amount that a remark names', ['How is 0.4 g of fat rounded in the US?', 'Fine. The other flavour has 0.7 g, so what about that?'], /^0\.5 g on a US label: 0\.7 g of fat/],
    ['points at an ingredient that a remark names', ['What does whey protein cost per kg?', 'Good to know. We are also thinking of pea protein, how about that one?'], /^Pea protein 80: 3–8 USD\/kg/],
    ['points at a medicine that a remark names', ['Does magnesium interact with antibiotics?', 'Good catch. Some of our users are on levothyroxine as well - does it with that?'], /^Yes: with levothyroxine/],
    ['asks for the next figure of a product', ['first run size for cookies at a co-packer?', 'what shelf life would we print', 'and spoilage, what share do I put aside?'], /^- Spoilage: cookies[^]*2–8 %/],
    ['asks for the same figure of another product', ['usual shelf life of muffins?', 'we might do crackers instead'], /Shelf life: crackers[^:]*: 6–10 months/],
    ['asks one record for another age', ['Health Canada fish oil, kids 9 to 13, max EPA+DHA a day?', 'ok and teens up to 18?'], /^[^\n]*100–2,500 mg/],
    ['asks a record for a further field', ['daily dose of valerian in the Health Canada monograph?', 'any cautions?'], /drowsiness: care with machines/],
    ['asks an additive for a further field', ['usual share of titanium dioxide?', 'and its E number?'], /E ?171/],
    ['asks a claim for its condition in drinks', ['How much biotin must a food contain per 100 g to say it contributes to the maintenance of normal skin in the EU?', 'we’d rather do a drink - how much per 100 ml then?'], /3\.75 µg per 100 ml of drink/],
    ['asks one rule for another food', ['What’s the EU cadmium maximum for dark chocolate with 50 % cocoa or more?', 'and cocoa powder in the consumer tub?'], /cocoa powder[^]*0\.60?/],
    ['puts a compound that is written out in the place', ['how much copper is in cupric oxide?', 'as cupric sulfate pentahydrate?'], /25\.45 %/],
    ['puts a market in the place with the words of a claim', ['By how much must sodium be cut for a ‘reduced sodium’ claim in the EU?', 'ok, and for ‘light in sodium’ in the US?'], /50 %/],
    ['asks what it takes of a salt for the figure that was told', ['EU NRV for copper?', 'and how many mg copper gluconate would I weigh in for that, pure salt, no overage?'], /1 mg of Cu takes at least 7\.14 mg(?![^]*: salt)/],
    ['stands by itself where it says all', ['usual shelf life of jerky?', 'What is the EU NRV of zinc?'], /^Zinc: EU nutrient reference value|NRV[^]*10 mg/],
    ['is none of a remark on something else', ['What is the US reference amount for marshmallows?', 'Great, thank you. The weather is nice here. How do you like it?'], /^That is outside what I can answer/],
  ])('%s', async (_, questions, expected) => {
    expect(await ask(...questions)).toMatch(expected);
  }); // prettier-ignore
});
