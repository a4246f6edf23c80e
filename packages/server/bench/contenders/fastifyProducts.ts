import { join } from 'node:path';
import Fastify from 'fastify';
import { z } from 'zod';
import { ProductDraft } from '../../src/contract/index.ts';
import { sqliteFileName } from '../../src/db/knex.ts';
import type { AnswerCache } from './answerCache.ts';
import { createProducts, openDatabase } from './products.ts';
import { announce, dataDir } from './serve.ts';
import { createReadSession } from './session.ts';

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' });
  return rest;
};

/** As its guide says: a schema for what comes in. A response schema was tried and left out, it was slower. */
export async function serveFastify(cache: AnswerCache | null): Promise<void> {
  const db = openDatabase(join(dataDir, sqliteFileName));
  const readSession = createReadSession(dataDir, db);
  const products = createProducts(db);
  const app = Fastify({ logger: false, ajv: { customOptions: { strict: false } } });

  app.get<{ Querystring: { limit: number } }>(
    '/api/products',
    { schema: { querystring: { type: 'object', properties: { limit: { type: 'integer', default: 200 } } } } },
    (request, reply) => {
      const ownerId = readSession(request.headers.cookie);
      if (ownerId === null) return reply.code(401).send({ status: 401 });
      const list = () => products.list(ownerId, request.query.limit);
      if (!cache) return reply.send(list());
      const answer = cache.find(ownerId, request.url, list);
      reply.header('ETag', answer.tag);
      if (request.headers['if-none-match'] === answer.tag) return reply.code(304).send();
      return reply.type('application/json; charset=utf-8').send(answer.bytes);
    },
  );

  app.post<{ Body: ProductDraft }>(
    '/api/products',
    { schema: { body: jsonSchema(ProductDraft, 'input') } },
    (request, reply) => {
      const ownerId = readSession(request.headers.cookie);
      if (ownerId === null) return reply.code(401).send({ status: 401 });
      cache?.forget(ownerId);
      return reply.code(201).send(products.insert(ownerId, request.body));
    },
  );

  await app.listen({ port: 0, host: '127.0.0.1' });
  announce(app.server);
}
