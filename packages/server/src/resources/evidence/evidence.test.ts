import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StudiedIngredient, StudyChart } from '../../contract/index.ts';
import { findDatabases } from '../../testing/databases.ts';
import { checkShape, startServer, type Client, type TestServer } from '../../testing/server.ts';

describe.each(await findDatabases())('the evidence on $name', (kind) => {
  let server: TestServer;
  let ada: Client;
  beforeAll(async () => {
    server = await startServer(kind);
    ada = await server.signIn();
  });
  afterAll(() => server.close());
  const chartOf = async (query: string): Promise<StudyChart> => {
    const answer = await ada.get(`/api/evidence/chart?${query}`);
    checkShape('evidence.chart', answer);
    return answer.body;
  };

  it.each([
    'ingredient=magnesium',
    'topic=sleep',
    'ingredient=&topic=sleep',
    'ingredient=magnesium&topic=',
    'ingredient=unobtainium&topic=sleep',
    'ingredient=magnesium&topic=levitation',
    'ingredient=magnesium&topic=sleep&measure=luck',
    'ingredient=magnesium&topic=sleep&colour=red',
  ])('refuses %s', async (query) => {
    expect((await ada.get(`/api/evidence/chart?${query}`)).status).toBe(400);
  });

  it('says which key the base does not have', async () => {
    const { body } = await ada.get('/api/evidence/chart?ingredient=magnesium&topic=levitation');
    expect(body.errors).toEqual([{ path: 'topic', message: 'Name an outcome of the base' }]);
  });

  it('is charted with the figures of its records', async () => {
    const { points } = await chartOf('ingredient=magnesium&topic=sleep');
    expect(points[0]).toMatchObject({
      measure: 'MD',
      effect: -17.36,
      low: -27.27,
      high: -7.44,
      unit: 'min',
      doseMg: 320,
      doseMgTo: 729,
      n: 151,
      year: 2021,
      direction: 'benefit',
      isConfirmed: true,
    });
  });

  it('is charted in the measure that is asked for', async () => {
    const { measures } = await chartOf('ingredient=creatine&topic=strength');
    expect(measures.map(({ measure }) => measure)).toEqual(['MD', 'SMD']);
    const { points } = await chartOf('ingredient=creatine&topic=strength&measure=SMD');
    expect(points.map(({ measure }) => measure)).toEqual(points.map(() => 'SMD'));
    expect(points.length).toBeGreaterThan(0);
  });

  it('names the nearest outcomes where it has none', async () => {
    const { points, unplotted, nearestTopics } = await chartOf('ingredient=magnesium&topic=teeth');
    expect([points, unplotted]).toEqual([[], []]);
    expect(nearestTopics).toContain('sleep');
  });

  it('tells what there is to chart', async () => {
    const answer = await ada.get('/api/evidence/ingredients');
    checkShape('evidence.ingredients', answer);
    const magnesium = (answer.body as StudiedIngredient[]).find(({ key }) => key === 'magnesium');
    expect(magnesium?.topics.map(({ key }) => key)).toContain('sleep');
  });
});
