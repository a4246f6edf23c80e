import { describe, expect, it } from 'vitest';
import { loadEvidence } from '../../evidence/index.ts';
import { check, is } from '../testing/check.ts';

const kinds = ['supplement', 'food'] as const;
const wordings = loadEvidence().references.healthClaims.flatMap(({ modelWordings, eligibleKind, eligibleFood }) =>
  modelWordings.map((text) => ({ text, isFor: (kind: string) => eligibleKind === '' || eligibleKind === kind, eligibleFood })),
); // prettier-ignore

/** What a claim on a risk may be; one on choline is a level in its words. */
const risks: ReadonlySet<string> = new Set(['diseaseRisk conditions', 'nutrientContent conditions']);

describe('rule 12: the model wordings of the US', () => {
  it('are made as they stand, every one, on a product that they are for', () => {
    const stopped = wordings.flatMap(({ text, isFor }) =>
      kinds.filter((kind) => isFor(kind) && !risks.has(is(text, {}, { kind }))).map((kind) => `${kind}: ${text}`),
    ); // prettier-ignore
    expect(wordings.length).toBeGreaterThan(50);
    expect(stopped).toEqual([]);
  });

  it('are blocked on one that they are not for', () => {
    const passed = wordings.flatMap(({ text, isFor }) =>
      kinds.filter((kind) => !isFor(kind) && check(text, {}, { kind }).verdict !== 'blocked').map(() => text),
    );
    expect(passed).toEqual([]);
  });

  it.each([
    'Prevents tooth decay.',
    'Adequate calcium throughout life, as part of a well-balanced diet, reduces the risk of osteoporosis.',
    'Adequate calcium throughout life, as part of a well-balanced diet, may cure osteoporosis.',
  ])('carry no promise: %s', (text) => expect(is(text)).toMatch(/^disease blocked/));
});
