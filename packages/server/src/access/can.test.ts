import { describe, expect, it } from 'vitest';
import { records, type RecordName } from '../contract/index.ts';
import { Denied, Forbidden, NotFound } from '../errors.ts';
import { admit, type Subject } from './admit.ts';
import { can, readableOwner, type Action, type Actor, type RecordKind } from './can.ts';

const actors: Record<string, Actor> = {
  newcomer: { userId: 0 },
  member: { userId: 1 },
  legal: { userId: 1, role: 'legal' },
};
const owners = { own: (userId: number) => userId, other: (userId: number) => userId + 1, none: () => 0 };

type Table = Record<Action, readonly string[]>;

/** Who may, as 'actor record'. Whatever is not named here may not. */
const ofOwner: Table = {
  read: ['member own', 'legal own'],
  create: ['member own', 'legal own'],
  update: ['member own', 'legal own'],
  delete: ['member own', 'legal own'],
  approve: [],
};
/** Kinds of which not everything is for the owner alone. */
const special: Partial<Record<RecordKind, Table>> = {
  user: { ...ofOwner, create: [] },
  formula: { ...ofOwner, approve: ['legal own'] },
  claim: { ...ofOwner, approve: ['legal own'] },
  document: { ...ofOwner, approve: ['legal own'] },
};
const expected = (kind: RecordKind) => special[kind] ?? ofOwner;

const kinds: RecordKind[] = ['user', ...(Object.keys(records) as RecordName[])];
const cells = kinds.flatMap((kind) =>
  (Object.keys(ofOwner) as Action[]).map((action) => [kind, action] as const),
);
const combinations = Object.entries(actors).flatMap(([who, actor]) =>
  Object.entries(owners).map(([whose, ownerOf]) => ({
    name: `${who} ${whose}`,
    actor,
    ownerId: ownerOf(actor.userId),
  })),
);

describe.each(cells)('%s: %s', (kind, action) => {
  it.each(combinations)('$name', ({ name, actor, ownerId }) => {
    expect(can(actor, action, { kind, ownerId })).toBe(expected(kind)[action].includes(name));
  });
});

it.each(kinds)('a list of %s shows what may be read, and nothing else', (kind) => {
  for (const { actor, ownerId } of combinations) {
    const isListed = ownerId !== 0 && ownerId === readableOwner(actor);
    expect(isListed).toBe(can(actor, 'read', { kind, ownerId }));
  }
});

describe('a record that is asked for', () => {
  const user: Subject<{ id: number }> = { kind: 'user', ownerOf: ({ id }) => id, missing: 'None.' };
  const wish = (action: Action) => ({ actor: { userId: 1 }, action });

  it('is there for its owner', () => {
    const row = { id: 1 };
    expect(admit(row, user, wish('update'))).toBe(row);
  });

  it('is not there for anybody else, in the words for one that does not exist', () => {
    expect(() => admit(undefined, user, wish('read'))).toThrow(new NotFound('None.'));
    expect(() => admit({ id: 2 }, user, wish('read'))).toThrow(new Denied('None.'));
    expect(new Denied('None.')).toBeInstanceOf(NotFound);
  });

  it('is seen, but not touched, by who may only read it', () => {
    expect(() => admit({ id: 1 }, user, wish('approve'))).toThrow(Forbidden);
  });
});
