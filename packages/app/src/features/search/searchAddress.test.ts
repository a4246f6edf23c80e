import { describe, expect, it } from 'vitest';
import { conversationHref, conversationIn } from './searchAddress';

describe('conversationIn', () => {
  it('reads what conversationHref wrote', () =>
    expect(conversationIn(conversationHref(12).split('?')[1] ?? '')).toBe(12));
  it.each(['', 'conversation=', 'conversation=0', 'conversation=-1', 'conversation=1.5', 'conversation=x'])(
    'takes %j for a new search',
    (query) => expect(conversationIn(query)).toBeUndefined(),
  );
});
