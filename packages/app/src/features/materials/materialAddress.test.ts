import { expect, it } from 'vitest';
import { materialHref, openIn } from './materialAddress';

it('names the material that is open, or none', () => {
  expect(openIn(materialHref(7))).toBe(7);
  expect(openIn(materialHref())).toBeUndefined();
  for (const odd of ['/v1/materials?open=x', '/v1/materials?open=-1', '/v1/materials?open=1.5'])
    expect(openIn(odd)).toBeUndefined();
});
