import { describe, expect, it } from 'vitest';
import { findCommands, indexCommands } from './findCommands';

const index = indexCommands([
  { id: 'renew', label: 'Renew the feed' },
  { id: 'product', label: 'New product', keywords: 'create add' },
  { id: 'news', label: 'Insights', description: 'News of the trade' },
  { id: 'bare', label: 'New' },
  { id: 'acai', label: 'Açaí bowl' },
]);
const ids = (typed: string, limit = 10) => findCommands(index, typed, limit).map(({ id }) => id);

describe('findCommands', () => {
  it('puts the whole label first, then its beginning, the inside of a word, other words', () => {
    expect(ids('new')).toEqual(['bare', 'product', 'renew', 'news']);
  });
  it('finds a word that begins within the label before one inside another word', () => {
    expect(ids('f')).toEqual(['renew', 'news']);
    expect(ids('product')).toEqual(['product']);
  });
  it('wants every word, in any order and place', () => {
    expect(ids('product create')).toEqual(['product']);
    expect(ids('product moon')).toEqual([]);
  });
  it('minds neither case, accents nor spaces around', () => expect(ids('  ACAI ')).toEqual(['acai']));
  it('shows the first ones while nothing is typed', () => expect(ids('', 2)).toEqual(['renew', 'product']));
  it('shows no more than it may', () => expect(ids('new', 1)).toEqual(['bare']));
});
