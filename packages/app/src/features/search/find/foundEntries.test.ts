import type { SearchHit } from '@seedbed/server/contract';
import { describe, expect, it } from 'vitest';
import { productSections } from '../../products/sections';
import { foundId, placeOf } from './foundEntries';

const hit = (more: Partial<SearchHit>): SearchHit => ({
  kind: 'product',
  id: 7,
  title: 'Sleep aid',
  snippet: '',
  ranges: [],
  ...more,
});

describe('where something that was found is read', () => {
  it.each<[Partial<SearchHit>, string]>([
    [{ kind: 'conversation', id: 3, messageId: 12 }, '/v1/search?conversation=3&message=12'],
    [{ productId: 7 }, '/v1/products/7'],
    [{ kind: 'formula', id: 2, productId: 7 }, '/v1/products/7#formula'],
    [{ kind: 'claim', id: 2, productId: 7 }, '/v1/products/7#claims'],
    [{ kind: 'garden', id: 9 }, '/v1/garden?item=9'],
    [{ kind: 'quote', id: 9, productId: 7 }, '/v1/products/7#production'],
  ])('%o', (more, href) => {
    expect(placeOf(hit(more))).toEqual({ href });
  });

  it('is a tab for what belongs to no product', () => {
    expect(placeOf(hit({ kind: 'claim' }))).toMatchObject({ tab: { id: 'claims' } });
    expect(placeOf(hit({ kind: 'supplier' }))).toMatchObject({ tab: { id: 'suppliers' } });
  });

  it('is a section that the page of a product has', () => {
    const ids: string[] = productSections.map(({ id }) => id);
    for (const kind of ['formula', 'claim', 'document', 'rfq', 'quote'] as const) {
      const place = placeOf(hit({ kind, productId: 7 }));
      expect(ids).toContain('href' in place ? place.href.split('#')[1] : undefined);
    }
  });

  it('has a name that tells messages of one conversation apart', () => {
    const [first, second] = [1, 2].map((messageId) => foundId(hit({ kind: 'conversation', messageId })));
    expect(first).not.toBe(second);
  });
});
