import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clientOf, cookieOf, type Client } from '../src/testing/server.ts';
import { unsignedToken } from '../src/testing/tokens.ts';
import { startSeedbed } from './program.ts';

/** How many products a page of the benchmark has. */
export const pageSize = 50;

const subjects = [
  'Magnesium and L-theanine sleep aid',
  'Vitamin D3 gummies for bones',
  'Electrolyte drink for runners',
  'Ashwagandha capsules for stressful weeks',
  'Collagen powder for skin',
];

/** A folder that a person signed in to and keeps products in. */
export interface DataFolder {
  path: string;
  cookie: string;
}

const folders: string[] = [];

/** An empty folder; it goes when the benchmark ends. */
export function emptyFolder(): string {
  const path = mkdtempSync(join(tmpdir(), 'seedbed-bench-'));
  folders.push(path);
  return path;
}

/** A folder of one's own with the same data. */
export function copyOf({ path, cookie }: DataFolder): DataFolder {
  const copy = emptyFolder();
  cpSync(path, copy, { recursive: true });
  return { path: copy, cookie };
}

/** Takes every folder away. */
export function removeFolders(): void {
  for (const path of folders.splice(0)) rmSync(path, { recursive: true, force: true });
}

/** Makes the data as a person does: signs in, makes a record, and has the server work out 50 products. */
export async function createDataFolder({ products = pageSize } = {}): Promise<DataFolder> {
  const path = emptyFolder();
  const server = await startSeedbed(path);
  const client = await signIn(server.url);
  for (let n = 0; n < products; n += 1) {
    const concept = `${subjects[n % subjects.length]}, version ${n + 1}`;
    await client.post('/api/products', { concept, description: 'Helps adults without a heavy morning.' });
  }
  await server.stop();
  return { path, cookie: client.headers.Cookie ?? '' };
}

/** Signs a person in and makes their record. */
export async function signIn(url: string, uid = 'ada'): Promise<Client> {
  const person = { uid, email: `${uid}@seedbed.test` };
  const session = await clientOf(url, {}).post('/api/session', { idToken: unsignedToken(person) });
  const client = clientOf(url, { Cookie: cookieOf(session) });
  await client.post('/api/users', { firebaseUid: person.uid, email: person.email, fullName: 'Ada Okafor' });
  return client;
}
