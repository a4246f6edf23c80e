import { describe, expect, it } from 'vitest';
import { is } from '../../testing/check.ts';

describe('rule 2: what people are told for their safety', () => {
  it.each([
    'Ask a pharmacist before taking this if you are on blood thinners.',
    'Check with your oncologist before you start any supplement.',
    'For teenagers, ask a paediatrician first.',
    'May interact with medicines for epilepsy or high blood pressure.',
    'Magnesium in large amounts can cause diarrhoea.',
    'Rarely, headaches have been reported.',
    'Your usual dose of green tea extract can interfere with medicines for depression.',
    'Smokers should not take beta-carotene.',
    'Wash your hands after cutting the chillies and do not rub your eyes.',
    'Keep the powder away from your eyes and mouth.',
    'Transplant patients: not for you.',
    'Leave four hours between this and your levothyroxine.',
    'Chest pain is an emergency.',
    'Can I give it to a child with epilepsy?',
    'Is it suitable for people with kidney disease?',
    'We cannot give medical advice.',
    'We will never promise you a smaller waist.',
  ])('is no claim: %s', (text) => expect(is(text)).toBe('none allowed'));

  it.each([
    ['names what it is for', 'Ask your doctor about our blend for gastritis.'],
    ['asks what it helps', 'Can it help with arthritis?'],
    ['asks what it is taken for', 'Can I take it for my gout?'],
    ['goes on to what ends it', 'Do not rub your eyes: our drops end hay fever.'],
    ['offers itself instead', 'You should not take statins when nature has an answer.'],
    ['brings about what is better', 'Our drops can lead to fewer headaches.'],
    ['tells what going without brings', 'A lack of magnesium can lead to migraine.'],
    ['says that a sickness vanishes', 'It may cause your arthritis to vanish.'],
    ['turns to a promise', 'Not for the faint-hearted: it lowers cholesterol.'],
    ['wishes for a sickness', 'Do not use if you like your arthritis.'],
    ['says it all the same', "We can't say it cures arthritis."],
    ['parts nothing', 'Allow 30 minutes before bed and your insomnia is history.'],
  ])('is a claim where it %s', (_, text) => expect(is(text)).toMatch(/^disease blocked/));
});

describe('rule 2: what a label has to say in these words', () => {
  it.each([
    'Not a significant source of saturated fat, trans fat, cholesterol, dietary fiber and potassium.',
    '* The % Daily Value (DV) tells you how much a nutrient in a serving of food contributes to a daily diet.',
    'WARNING: Cancer and Reproductive Harm - www.P65Warnings.ca.gov',
    'WARNING: Consuming this product can expose you to chemicals including lead, which is known to the State of California to cause cancer and birth defects or other reproductive harm.',
    'This product contains iron, which if taken in excess, may be harmful to very young children.',
    'Sunset yellow (E110): may have an adverse effect on activity and attention in children.',
  ])('is no claim: %s', (text) => expect(is(text)).toBe('none allowed'));

  it('ends where a promise begins', () => {
    expect(is('Warning: cancer hates this.')).toMatch(/^disease blocked/);
    expect(is('Prop 65 tested: prevents cancer.')).toMatch(/^disease blocked/);
    expect(is('A significant source of potassium.', {}, { nutrients: [{ key: 'potassium', amount: 1, unit: 'mg' }] })).toBe('nutrientContent blocked'); // prettier-ignore
  });
});
