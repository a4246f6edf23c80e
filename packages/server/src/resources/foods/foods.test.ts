import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDb } from '../../db/knex.ts';
import { findDatabases } from '../../testing/databases.ts';
import { checkShape, startServer, type Client, type TestServer } from '../../testing/server.ts';
import { FoodModel, LoadedDataModel } from './foods.model.ts';
import { createFoodFinder } from './foods.service.ts';

describe.each(await findDatabases())('foods on $name', (kind) => {
  let server: TestServer;
  let ada: Client;
  beforeAll(async () => {
    server = await startServer(kind);
    ada = await server.signIn();
  });
  afterAll(() => server.close());

  it.each(['?limit=0', '?limit=201', '?page=1', `?q=${'x'.repeat(201)}`])('refuses %s', async (query) => {
    expect((await ada.get(`/api/foods${query}`)).status).toBe(400);
  });

  it('are found by their words, with nutrition and portions', async () => {
    const answer = await ada.get('/api/foods?q=rolled%20oats');
    checkShape('foods.list', answer);
    expect(answer.body).toHaveLength(1);
    expect(answer.body[0]).toMatchObject({
      name: 'Oats, whole grain, rolled, old fashioned',
      category: 'Cereal Grains and Pasta',
      profile: { protein: 13.5 },
    });
  });

  it('say what an ingredient list calls them, where that is known', async () => {
    const { body } = await ada.get('/api/foods?q=almonds&limit=50');
    const named = (name: string) => body.find((food: { name: string }) => food.name === name);
    expect(named('Nuts, almonds')).toMatchObject({ statement: 'almonds' });
    expect(named('Nuts, almonds, whole, raw')).not.toHaveProperty('statement');
  });

  it('are twenty unless said otherwise, and none where nothing is looked for', async () => {
    expect((await ada.get('/api/foods?q=raw')).body).toHaveLength(20);
    expect((await ada.get('/api/foods?q=raw&limit=3')).body).toHaveLength(3);
    expect((await ada.get('/api/foods?q=%20')).body).toEqual([]);
  });

  it('are loaded once when two processes ask at the same time, and anew for another version', async () => {
    const { db, settings } = server.database;
    await LoadedDataModel.query(db).delete();
    await FoodModel.query(db).delete();
    const other = createDb(settings);
    const finders = [createFoodFinder(db), createFoodFinder(other)];
    const found = await Promise.all(finders.map((finder) => finder.find('honey', 1)));
    expect(found.map(([food]) => food?.name)).toEqual(['Honey', 'Honey']);
    expect(await LoadedDataModel.query(db)).toHaveLength(1);

    await LoadedDataModel.query(db).patch({ version: 'an older one' });
    await FoodModel.query(db).where('name', 'Honey').patch({ name: 'Old honey' });
    expect((await createFoodFinder(other).find('honey', 1))[0]?.name).toBe('Honey');
    await other.destroy();
  });
});
