import { describe, expect, it } from 'vitest';
import { estimateProduct } from '../../estimate.ts';
import { statedFoodPack } from './statedFoodPack.ts';

describe('what words say of the pack of a food', () => {
  it.each([
    ['Six 60 ml fruit ice lollies.', 6, 60],
    ['Frozen, four of 70 ml.', 4, 70],
    ['Twelve individually wrapped brownies of 40 g in a carton.', 12, 40],
    ['Six pies at 55 g each.', 6, 55],
    ['Squares, 10 g each, twelve in a box.', 12, 10],
    ['Tomato, 320 g squeezy bottle.', 1, 320],
    ['Pear, 100 g spout pouch, 2 g sugar.', 1, 100],
    ['3 balls per 45 g pack.', 1, 45],
    ['500 g bag, 10 portions of 50 g.', 10, 50],
    ['12 wrapped pieces of 10 g, 120 g bag.', 12, 10],
    ['24 x 35 g display.', 24, 35],
    ['Pack of 8, 25 g each.', 8, 25],
    ['Tomate, 500 ml Squeezeflasche, 20.000 Flaschen.', 1, 500],
  ])('%s', (description, times, size) => {
    const stated = statedFoodPack('', description);
    expect([stated.times, stated.grams ?? stated.ml]).toEqual([times, size]);
  });

  it.each(['Two servings of 12 g protein.', 'Half a day: four grams of 5 g fat.', 'Under 12 g sugar a pot.'])(
    '%s is of no pack',
    (description) => {
      const { grams, ml } = statedFoodPack('', description);
      expect([grams, ml]).toEqual([null, null]);
    },
  );

  it('keeps a pack of several, with as many servings', () => {
    const { pack, servingsPerContainer } = estimateProduct({
      concept: 'Elderflower Ice Lollies',
      description: 'Frozen, five of 80 ml in a box.',
      formFactor: null,
      volume: null,
      volumeUnit: null,
    });
    expect([pack?.size, servingsPerContainer]).toEqual([400, 5]);
  });

  it.each([
    ['Overnight oats', 'Blueberry, 65 g cups.', 'cup'],
    ['Mango ice lollies', 'Six 60 ml lollies.', 'box of lollies'],
  ])('calls the pack of %s what it is', (concept, description, label) => {
    expect(statedFoodPack(concept, description).container?.label).toBe(label);
  });

  it('is of one piece where shops sell these out of a display', () => {
    const estimate = (description: string) =>
      estimateProduct({
        concept: 'Roasted cashews',
        description,
        formFactor: null,
        volume: null,
        volumeUnit: null,
      });
    expect(estimate('Salted, 24 x 35 g display.').pack?.size).toBe(35);
    expect(estimate('Salted, 6 x 35 g.').pack?.size).toBe(210);
  });

  it('takes as many servings as the pack is said to serve', () => {
    expect(statedFoodPack('', 'A 600 g pot serving two.').servings).toBe(2);
  });
});
