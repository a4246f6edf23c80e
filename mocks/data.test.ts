import {
  Article,
  Conversation,
  Estimate,
  maxTitleLength,
  Message,
  Product,
  Role,
  User,
} from '@seedbed/server/contract';
import { describe, expect, it } from 'vitest';
import { specKnowledge } from '../packages/server/src/documents/knowledge.ts';
import { loadEvidence } from '../packages/server/src/evidence/index.ts';
import { readFoods } from '../packages/server/src/foods/index.ts';
import { presentFood } from '../packages/server/src/resources/foods/foods.present.ts';
import { rowOf } from '../packages/server/src/resources/foods/foods.service.ts';
import { formulaDataOf } from '../packages/server/src/resources/formulas/knowledge/formulaData.ts';
import { foodPacks } from '../packages/server/src/costing/index.ts';
import foods from './data/foods.json' with { type: 'json' };
import formulaData from './data/formulaData.json' with { type: 'json' };
import specKnowledgeOfMocks from './data/specKnowledge.json' with { type: 'json' };
import { articles, conversations, estimate, messages, packs, products, users } from './data/index.ts';
import { db, nextId, now, resetDb } from './db.ts';

const tables = [
  { name: 'users', schema: User, rows: users },
  { name: 'products', schema: Product, rows: products },
  {
    name: 'conversations',
    schema: Conversation,
    rows: conversations.map(({ userId: _owner, ...row }) => row),
  },
  { name: 'messages', schema: Message, rows: messages },
  { name: 'articles', schema: Article, rows: articles },
];

describe('the seeded data', () => {
  it.each(tables)('$name are what the contract says', ({ schema, rows }) => {
    for (const row of rows) expect(schema.parse(row)).toEqual(row);
  });

  it.each(tables)('$name have numbers of their own', ({ rows }) => {
    expect(new Set(rows.map((row) => row.id)).size).toBe(rows.length);
  });

  it('has an estimate that the contract accepts', () => {
    expect(Estimate.parse(estimate)).toEqual(estimate);
  });

  it('computes formulas with what the server knows', () => {
    expect(formulaData).toEqual(JSON.parse(JSON.stringify(formulaDataOf(loadEvidence()))));
  });

  it('reads certificates with what the server knows', () => {
    expect(specKnowledgeOfMocks).toEqual(specKnowledge());
  });

  it('finds foods that the server finds', () => {
    const real = new Map(readFoods().map((food) => [food.id, presentFood(rowOf(food))]));
    expect(foods.length).toBeGreaterThan(10);
    expect(foods).toEqual(foods.map(({ id }) => real.get(id)));
  });

  it('packs foods as the server does', () => {
    expect(packs).toEqual(foodPacks);
  });

  it('has one person a role', () => {
    expect(users.map((user) => user.role).toSorted()).toEqual(Role.options.toSorted());
  });

  it('shows what screens must cope with', () => {
    expect(products.some((product) => product.pinned)).toBe(true);
    expect(products.some((product) => product.estimatedCost === null)).toBe(true);
    expect(products.some((product) => product.formFactor === null)).toBe(true);
    expect(articles.some((article) => article.title.length > 200)).toBe(true);
    expect(articles.some((article) => article.urlToImage === null)).toBe(true);
    expect(articles.some((article) => article.isSample)).toBe(true);
    expect(messages.some((message) => message.content.includes('| --- |'))).toBe(true);
    expect(messages.some((message) => message.status === 'stopped')).toBe(true);
  });

  it('belongs to people and conversations that exist', () => {
    const people = new Set(users.map((user) => user.id));
    const threads = new Set(conversations.map((conversation) => conversation.id));
    expect(products.filter((product) => !people.has(product.createdById))).toEqual([]);
    expect(conversations.filter((conversation) => !people.has(conversation.userId))).toEqual([]);
    expect(messages.filter((message) => !threads.has(message.conversationId))).toEqual([]);
  });

  it.each(conversations)('is titled by its first question: $title', ({ id, title, updatedAt }) => {
    const own = messages.filter((message) => message.conversationId === id);
    expect(own[0]?.content.slice(0, maxTitleLength)).toBe(title);
    expect(own.map((message) => message.role)).toEqual(own.map((_, at) => (at % 2 ? 'assistant' : 'user')));
    expect(own.at(-1)?.createdAt).toBe(updatedAt);
  });

  it.each(messages.filter((message) => message.role === 'assistant'))(
    'cites each passage of answer $id, and nothing else',
    ({ content, citations }) => {
      const markers = new Set([...content.matchAll(/\[(\d+)\]/g)].map((match) => Number(match[1])));
      expect([...markers].toSorted()).toEqual(citations.map((citation) => citation.n));
    },
  );
});

describe('the database', () => {
  it('forgets everything on reset', () => {
    const before = structuredClone(db.products);
    db.products.length = 0;
    db.session = null;
    now();
    resetDb();
    expect(db.products).toEqual(before);
    expect(db.session).toEqual({ uid: 'ada-research', email: 'ada@seedbed.test' });
    expect(now()).toBe('2026-11-21T09:00:01.000Z');
  });

  it('never changes the data it was seeded from', () => {
    const [product] = db.products;
    Object.assign(product ?? {}, { concept: 'Changed' });
    resetDb();
    expect(db.products[0]?.concept).toBe(products[0]?.concept);
  });

  it('numbers rows upwards, from one', () => {
    expect(nextId([])).toBe(1);
    expect(nextId([{ id: 4 }, { id: 2 }])).toBe(5);
  });
});
