import { describe, expect, it } from 'vitest';
import { productOf } from '../product.fixture';
import { filterProducts, isFiltering, noFilter, type ProductFilter } from './productFilter';

const products = [
  productOf({ id: 1, concept: 'Sleep aid', description: 'Magnesium at night', pinned: true }),
  productOf({ id: 2, concept: 'Recovery drink', description: 'After sport', formFactor: 'powder' }),
  productOf({ id: 3, concept: 'Sleep gummies', description: 'Melatonin', formFactor: 'gummie' }),
];
const found = (filter: Partial<ProductFilter>) =>
  filterProducts(products, { ...noFilter, ...filter }).map(({ id }) => id);

describe('filterProducts', () => {
  it.each<[Partial<ProductFilter>, number[]]>([
    [{}, [1, 2, 3]],
    [{ text: '   ' }, [1, 2, 3]],
    [{ text: 'sleep' }, [1, 3]],
    [{ text: 'SLEEP mag' }, [1]],
    [{ text: 'night sleep' }, [1]],
    [{ text: 'zinc' }, []],
    [{ isPinnedOnly: true }, [1]],
    [{ formFactor: 'powder' }, [2]],
    [{ formFactor: 'none' }, [1]],
    [{ formFactor: 'gummie', text: 'drink' }, []],
  ])('%j finds %j', (filter, ids) => expect(found(filter)).toEqual(ids));
});

describe('isFiltering', () => {
  it('is false for nothing and for blanks', () => {
    expect(isFiltering(noFilter)).toBe(false);
    expect(isFiltering({ ...noFilter, text: '  ' })).toBe(false);
  });
  it.each<Partial<ProductFilter>>([{ text: 'a' }, { isPinnedOnly: true }, { formFactor: 'none' }])(
    'is true for %j',
    (filter) => expect(isFiltering({ ...noFilter, ...filter })).toBe(true),
  );
});
