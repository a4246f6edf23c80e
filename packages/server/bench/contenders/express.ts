import type { Server } from 'node:http';
import { join } from 'node:path';
import express from 'express';
import { sqliteFileName } from '../../src/db/knex.ts';
import { createProducts, openDatabase } from './products.ts';
import { announce, dataDir } from './serve.ts';
import { createReadSession } from './session.ts';

interface Request {
  headers: { cookie?: string };
  query: { limit?: string };
}
interface Response {
  status(code: number): Response;
  json(body: unknown): void;
}

const db = openDatabase(join(dataDir, sqliteFileName));
const readSession = createReadSession(dataDir, db);
const products = createProducts(db);
const app = express();

app.get('/api/products', (request: Request, response: Response) => {
  const ownerId = readSession(request.headers.cookie);
  if (ownerId === null) response.status(401).json({ status: 401 });
  else response.json(products.list(ownerId, Number(request.query.limit ?? 200)));
});

const server: Server = app.listen(0, '127.0.0.1', () => announce(server));
