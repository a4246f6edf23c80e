import { join } from 'node:path';
import { Router } from '@koa/router';
import createKnex from 'knex';
import Koa from 'koa';
import { Model } from 'objection';
import { sqliteFileName } from '../../src/db/knex.ts';
import { present, type ProductRow } from './products.ts';
import { announce, dataDir } from './serve.ts';
import { createReadCookie } from './session.ts';

// What one writes first with the stack that Seedbed has: Koa's router, Objection's models, one global Knex.
const connection = { filename: join(dataDir, sqliteFileName) };
Model.knex(createKnex({ client: 'sqlite3', connection, useNullAsDefault: true }));

class Session extends Model {
  static override tableName = 'sessions';
  declare firebase_uid: string;
}
class User extends Model {
  static override tableName = 'users';
  declare id: number;
}
class Product extends Model {
  static override tableName = 'products';
}

const sessionIdOf = createReadCookie(dataDir);
const app = new Koa();
const router = new Router();

app.use(async (ctx, next) => {
  const id = sessionIdOf(ctx.get('Cookie'));
  const session = id === null ? undefined : await Session.query().findById(id);
  if (!session) return ctx.throw(401);
  ctx.state.user = await User.query().findOne({ firebase_uid: session.firebase_uid });
  return next();
});

router.get('/api/products', async (ctx) => {
  const rows = await Product.query()
    .where('created_by_id', ctx.state.user.id)
    .orderBy([
      { column: 'pinned', order: 'desc' },
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(Number(ctx.query.limit ?? 200));
  ctx.body = rows.map((row) => present(row as unknown as ProductRow));
});

app.use(router.routes()).use(router.allowedMethods());
const server = app.listen(0, '127.0.0.1', () => announce(server));
