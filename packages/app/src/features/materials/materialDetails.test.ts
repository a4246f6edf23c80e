import { describe, expect, it } from 'vitest';
import { detailGroups } from './detailGroups';
import { changedDetails, detailsOf, type MaterialDetails } from './materialDetails';

const field = (details: MaterialDetails, id: string) =>
  detailGroups(details)
    .flatMap(({ fields }) => fields)
    .find((each) => each.id === id);

describe('the details of a material', () => {
  it('are what its lines take beside its words', () =>
    expect(detailsOf({ name: 'Pea protein', potency: 80, profile: { protein: 80 } })).toMatchObject({
      profile: { protein: 80 },
    }));

  it('change at a path and leave the rest', () => {
    const before = { profile: { protein: 80 }, plantPart: 'seed' };
    expect(changedDetails(before, { 'profile.fat': 7 })).toEqual({
      profile: { protein: 80, fat: 7 },
      plantPart: 'seed',
    });
    expect(changedDetails(before, { plantPart: null })).toEqual({ ...before, plantPart: null });
    expect(before).toEqual({ profile: { protein: 80 }, plantPart: 'seed' });
  });

  it('begin where nothing was', () =>
    expect(changedDetails({}, { 'allergenEvidence.kind': 'letter' })).toEqual({
      allergenEvidence: { kind: 'letter' },
    }));

  it('tell of the allergens of both markets, once it is said what that rests on', () => {
    expect(field({}, 'allergens celery')).toBeUndefined();
    const details = { allergenEvidence: { kind: 'letter' as const } };
    for (const id of ['allergens celery', 'allergens sesame', 'allergens tree nuts'])
      expect(field(details, id)).toBeDefined();
  });
});
