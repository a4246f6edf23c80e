import { describe, expect, it } from 'vitest';
import { shapeOf } from '../../productKind.ts';

const kindOf = (concept: string, description: string) =>
  shapeOf({ concept, description, formFactor: null }).archetype?.key;

describe('kinds of animal foods that the words want of plants', () => {
  it.each([
    ['Chive cream cheese', 'A soft spread of cultured almonds, 150 g tub.', 'plant cream cheese'],
    ['Vanilla Yogurt', 'Made from oats, 400 g pot.', 'plant yogurt'],
    ['Feta', 'Dairy-free cubes in oil, 200 g jar.', 'cheese alternative'],
    ['Cream cheese', 'With roasted almonds on top, whole milk, 150 g.', 'cream cheese'],
    ['Vanilla Yogurt', 'With a crunch made from oats, of fresh milk, 150 g pot.', 'dairy yogurt'],
  ])('%s: %s', (concept, description, key) => {
    expect(kindOf(concept, description)).toBe(key);
  });

  it.each([
    ['Morning Light', 'Sparkling yerba mate and lime in a 330 ml can.', 'yerba mate drink'],
    ['Little Cloud', 'Crisp and bright, in a 250 ml slim can.', 'sparkling water'],
    ['North Pale', 'Alcohol-free pale ale, 330 ml bottle.', 'alcohol-free beer'],
    ['Soy Barista', 'Soy milk that steams well, 1 l carton.', 'barista plant drink'],
    ['Banana Loaf', 'A soft cake, 350 g.', 'cake, muffin, brownie'],
    ['Coconut Granola', 'No oats, 300 g pouch.', 'grain-free granola'],
    ['Skyr on a stick', 'Frozen lollies, six of 50 ml.', 'frozen yogurt lolly'],
  ])('%s: %s', (concept, description, key) => {
    expect(kindOf(concept, description)).toBe(key);
  });
});
