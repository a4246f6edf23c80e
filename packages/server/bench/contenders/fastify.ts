import { join } from 'node:path';
import Fastify from 'fastify';
import { z } from 'zod';
import { ProductDraft } from '../../src/contract/index.ts';
import { sqliteFileName } from '../../src/db/knex.ts';
import { createProducts, openDatabase } from './products.ts';
import { announce, dataDir } from './serve.ts';
import { createReadSession } from './session.ts';

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' });
  return rest;
};

// As its guide says: a schema for what comes in. A response schema was tried and left out, it was slower.
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
    return reply.send(products.list(ownerId, request.query.limit));
  },
);

app.post<{ Body: ProductDraft }>(
  '/api/products',
  { schema: { body: jsonSchema(ProductDraft, 'input') } },
  (request, reply) => {
    const ownerId = readSession(request.headers.cookie);
    if (ownerId === null) return reply.code(401).send({ status: 401 });
    return reply.code(201).send(products.insert(ownerId, request.body));
  },
);

await app.listen({ port: 0, host: '127.0.0.1' });
announce(app.server);
