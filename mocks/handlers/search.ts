import { SearchKind, type SearchHit } from '@seedbed/server/contract';
import { readTypedSearch, shortened, soughtWords } from '@seedbed/server/garden';
import { db } from '../db.ts';
import { me, replay } from './replay.ts';
import { says } from './says.ts';

/** A row that may be found: what it is called, and what it says. */
type Row = Omit<SearchHit, 'snippet' | 'ranges'> & { name?: string; text: string; at: string };

const ofMe = (ownerId: number) => ownerId === me()?.id;

function conversationRows(): Row[] {
  const own = new Map(db.conversations.filter(({ userId }) => ofMe(userId)).map((row) => [row.id, row]));
  return db.messages.flatMap(({ id, conversationId, content: text, createdAt: at }) => {
    const conversation = own.get(conversationId);
    return conversation
      ? [{ kind: 'conversation', id: conversation.id, messageId: id, title: conversation.title, text, at }]
      : [];
  });
}

function productRows(): Row[] {
  return db.products
    .filter(({ createdById }) => ofMe(createdById))
    .map(({ id, concept, description: text, createdAt: at }) => {
      return { kind: 'product', id, productId: id, title: concept, name: concept, text, at };
    });
}

function formulaRows(): Row[] {
  const concepts = new Map(productRows().map(({ id, title }) => [id, title]));
  return db.formulas
    .filter(({ productId }) => concepts.has(productId))
    .map(({ id, productId, draft, updatedAt: at }): Row => {
      const name = draft.name ?? '';
      const text = (draft.lines ?? []).flatMap((line) => line.name ?? []).join(' · ');
      return {
        kind: 'formula',
        id,
        productId,
        title: `${name} · ${concepts.get(productId)}`,
        name,
        text,
        at,
      };
    });
}

function keptRows(): Row[] {
  const claims = db.claims.filter(({ createdById }) => ofMe(createdById));
  const items = db.garden.filter(({ ownerId, deletedAt }) => ofMe(ownerId) && deletedAt === null);
  const suppliers = db.suppliers.filter(({ ownerId }) => ofMe(ownerId));
  return [
    ...claims.map(({ id, productId, text, updatedAt: at }): Row => {
      return productId === null
        ? { kind: 'claim', id, title: 'Claim', text, at }
        : { kind: 'claim', id, productId, title: 'Claim', text, at };
    }),
    ...items.map(({ id, title, snapshot, note, updatedAt }): Row => {
      const text = `${snapshot} ${note}`;
      return { kind: 'garden', id, title, name: title, text, at: updatedAt };
    }),
    ...suppliers.map(({ id, name, updatedAt }): Row => {
      return { kind: 'supplier', id, title: name, name, text: '', at: updatedAt };
    }),
  ];
}

/** Longest stretch of a text that is shown. */
const longest = 240;

/** A row as the contract words it: its beginning, with the first place of each word that is in it. */
function hitOf({ name: _name, text, at: _at, ...row }: Row, words: readonly string[]): SearchHit {
  const snippet = shortened(text, longest);
  const said = snippet.toLowerCase();
  const places = words.map((word): [number, number] => [
    said.indexOf(word),
    said.indexOf(word) + word.length,
  ]);
  const ranges = places.filter(([start]) => start >= 0).toSorted(([a], [b]) => a - b);
  return { ...row, snippet, ranges };
}

export const searchHandlers = {
  'search.find': replay('search.find', ({ query: { q, kinds = SearchKind.options, limit } }) => {
    const search = readTypedSearch(q);
    const words = soughtWords(search);
    return [...conversationRows(), ...productRows(), ...formulaRows(), ...keptRows()]
      .filter(({ kind, name = '', text }) => kinds.includes(kind) && says(`${name} ${text}`, search))
      .toSorted((a, b) => b.at.localeCompare(a.at))
      .slice(0, limit)
      .map((row) => hitOf(row, words));
  }),
};
