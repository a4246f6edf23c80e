import { hash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Unavailable } from '../errors.ts';
import type { FileStore } from './fileStore.ts';
import { createFolderStore } from './folderStore.ts';
import { createS3Store } from './s3Store.ts';

const folder = mkdtempSync(join(tmpdir(), 'seedbed-stores-'));
const bytes = new Uint8Array([1, 2, 3, 0, 255]);
const name = hash('sha256', bytes);
const drawer = name.slice(0, 2);
const s3 = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: join(folder, 's3'),
  configureBuckets: [{ name: 'seedbed', configs: [] }],
});
let stores: Record<'folder' | 's3' | 'noBucket', FileStore>;
beforeAll(async () => {
  mkdirSync(join(folder, 's3'));
  const { port } = (await s3.run()) as AddressInfo;
  const access = { region: 'us-east-1', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
  const endpoint = `http://127.0.0.1:${port}`;
  stores = {
    folder: createFolderStore(join(folder, 'files')),
    s3: createS3Store({ endpoint, bucket: 'seedbed', ...access }),
    noBucket: createS3Store({ endpoint, bucket: 'elsewhere', ...access }),
  };
});
afterAll(async () => {
  await s3.close();
  rmSync(folder, { recursive: true });
});

describe.each(['folder', 's3'] as const)('the %s', (which) => {
  it('gives back what it was given, until it is deleted', async () => {
    const store = stores[which];
    expect(await store.get(name)).toBeNull();
    await store.put(name, bytes);
    await store.put(name, bytes);
    expect(new Uint8Array((await store.get(name)) ?? [])).toEqual(bytes);
    await store.delete(name);
    await store.delete(name);
    expect(await store.get(name)).toBeNull();
  });
});

it('the folder leaves nothing half behind when it cannot write', async () => {
  const place = join(folder, 'broken');
  writeFileSync(place, '');
  await expect(createFolderStore(place).put(name, bytes)).rejects.toThrow(Unavailable);
  const tight = join(folder, 'tight');
  mkdirSync(join(tight, drawer, name), { recursive: true });
  await expect(createFolderStore(tight).put(name, bytes)).rejects.toThrow(Unavailable);
  expect(readdirSync(join(tight, drawer))).toEqual([name]);
});

it('a bucket that is not there is a clear refusal', async () => {
  await expect(stores.noBucket.put(name, bytes)).rejects.toThrow(Unavailable);
});

describe('a store that misbehaves', () => {
  const asked = async (answer: (response: ServerResponse) => void) => {
    const server = createServer((_, response) => answer(response)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const access = { region: 'us-east-1', accessKeyId: 'k', secretAccessKey: 's' };
    try {
      return await createS3Store({ endpoint: `http://127.0.0.1:${port}`, bucket: 'seedbed', ...access }).get(
        name,
      );
    } finally {
      server.closeAllConnections();
      server.close();
    }
  };

  it('is away where it breaks off within a file', async () => {
    const broken = asked((response) => {
      response.writeHead(200, { 'Content-Length': '5' });
      response.write(bytes.subarray(0, 2), () => response.destroy());
    });
    await expect(broken).rejects.toThrow('cannot be reached right now');
  });

  it('is not believed where it gives other bytes than were kept', async () => {
    const lying = asked((response) => response.end(new Uint8Array([1, 2, 3])));
    await expect(lying).rejects.toThrow('gave other bytes than were kept');
    await expect(lying).rejects.toThrow(Unavailable);
  });
});
