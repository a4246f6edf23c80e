import { ProductDraft } from '@seedbed/server/contract';
import { describe, expect, it } from 'vitest';
import { blankNewProduct, bodyOf, newProductFrom, stepIn, wishFor, type NewProduct } from './newProduct';

const named: NewProduct = {
  ...blankNewProduct,
  words: { concept: 'Sleep aid', description: 'Helps adults wind down' },
};
const measured: NewProduct = { ...named, measure: { formFactor: 'powder', volume: 12, unit: 'g' } };
const packed: NewProduct = { ...measured, kind: 'food', pack: { category: 'bar_cold', size: 45 } };
const saved: NewProduct = { ...measured, saved: { id: 7, body: JSON.stringify(bodyOf(measured)) } };

describe('steps', () => {
  it.each([
    ['', blankNewProduct, 'words'],
    ['step=form', blankNewProduct, 'words'],
    ['step=review', blankNewProduct, 'words'],
    ['', named, 'words'],
    ['step=form', named, 'form'],
    ['step=review', named, 'form'],
    ['?step=review', saved, 'review'],
    ['step=form', saved, 'form'],
    ['step=nonsense', saved, 'words'],
  ] as const)('%j of %o is %s', (query, product, step) => expect(stepIn(query, product)).toBe(step));
});

describe('what is sent', () => {
  it.each([named, measured, packed])('is a draft the contract takes', (product) =>
    expect(ProductDraft.parse(bodyOf(product))).toEqual(bodyOf(product)),
  );

  it('takes a form back when none is chosen any more', () =>
    expect(bodyOf(named)).toMatchObject({ formFactor: null, volume: null, volumeUnit: null }));

  it('has a pack or a form, never both', () => {
    expect(bodyOf(packed)).toMatchObject({ formFactor: null, kind: 'food', pack: packed.pack });
    expect(bodyOf({ ...packed, kind: 'supplement' })).toMatchObject({ formFactor: 'powder', pack: null });
  });

  it('keeps its key while it is the same, so that asking twice makes one product', () => {
    const wish = wishFor(named, 'first');
    expect(wishFor({ ...named, wish }, 'second')).toEqual(wish);
    expect(wishFor({ ...measured, wish }, 'second').key).toBe('second');
  });
});

describe('a stored draft', () => {
  it.each([blankNewProduct, named, measured, packed, saved, { ...named, wish: wishFor(named, 'key') }])(
    'comes back as it was',
    (product) => expect(newProductFrom(JSON.parse(JSON.stringify(product)))).toEqual(product),
  );

  it.each([
    null,
    undefined,
    7,
    'text',
    [],
    { words: 3 },
    { measure: { formFactor: 'brick' } },
    { kind: 'cosmetic', pack: { category: 'barrel' } },
    { saved: {} },
  ])('%j is a blank one', (stored) => expect(newProductFrom(stored)).toEqual(blankNewProduct));
});
