import { hash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFolderStore } from '../files/index.ts';
import { backUp, restore } from './backup.ts';
import { createDb } from './knex.ts';
import { migrateUp } from './migrate.ts';
import { backUpFiles, restoreFiles } from './storedBackup.ts';

let folder: string;
let dataDir: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'seedbed-'));
  dataDir = join(folder, 'data');
  const db = createDb({ dataDir });
  await migrateUp(db);
  await db.destroy();
});
afterEach(() => rmSync(folder, { recursive: true }));

const storeIn = (path: string) => createFolderStore(join(path, 'files'));

/** Keeps a text in a folder's store. @returns its digest */
async function put(path: string, text: string): Promise<string> {
  const sha256 = hash('sha256', text, 'hex');
  await storeIn(path).put(sha256, Buffer.from(text));
  return sha256;
}
const textOf = async (path: string, sha256: string) => {
  const bytes = await storeIn(path).get(sha256);
  return bytes && Buffer.from(bytes).toString();
};
const pathOf = (path: string, sha256: string) => join(path, 'files', sha256.slice(0, 2), sha256);

describe('the files of a data folder', () => {
  it('are in its backup, and come back where they are gone', async () => {
    const quote = await put(dataDir, 'a quote');
    const copy = join(folder, 'copy');
    expect(await backUp(dataDir, copy)).toEqual([]);
    rmSync(dataDir, { recursive: true });
    await restore(dataDir, copy);
    expect(await textOf(dataDir, quote)).toBe('a quote');
  });

  it('are in it without those that are still being written', async () => {
    const quote = await put(dataDir, 'a quote');
    writeFileSync(`${pathOf(dataDir, quote)}.0a1b2c`, 'half');
    await backUp(dataDir, join(folder, 'copy'));
    expect(readdirSync(join(folder, 'copy', 'files', quote.slice(0, 2)))).toEqual([quote]);
  });

  it('that came after the backup stay when it is restored, and are kept beside it as well', async () => {
    const copy = join(folder, 'copy');
    await backUp(dataDir, copy);
    const later = await put(dataDir, 'came later');
    const kept = (await restore(dataDir, copy)) ?? '';
    expect(await textOf(dataDir, later)).toBe('came later');
    expect(await textOf(kept, later)).toBe('came later');
    await storeIn(dataDir).delete(later);
    await restore(dataDir, kept);
    expect(await textOf(dataDir, later)).toBe('came later');
  });

  it('that are damaged are left out of the backup and named, and mended by one that has them whole', async () => {
    const [quote, other] = [await put(dataDir, 'a quote'), await put(dataDir, 'another')];
    await backUp(dataDir, join(folder, 'good'));
    writeFileSync(pathOf(dataDir, quote), 'a quot');
    expect(await backUp(dataDir, join(folder, 'copy'))).toEqual([join(quote.slice(0, 2), quote)]);
    expect(existsSync(pathOf(join(folder, 'copy'), quote))).toBe(false);
    expect(await textOf(join(folder, 'copy'), other)).toBe('another');
    await restore(dataDir, join(folder, 'good'));
    expect(await textOf(dataDir, quote)).toBe('a quote');
  });

  it('are not taken from a backup in which one is damaged', async () => {
    const quote = await put(dataDir, 'a quote');
    const copy = join(folder, 'copy');
    await backUp(dataDir, copy);
    writeFileSync(pathOf(copy, quote), '');
    const refusal = `files/${join(quote.slice(0, 2), quote)} in it is damaged. Take it out to restore the rest.`;
    await expect(restore(dataDir, copy)).rejects.toThrow(refusal);
    expect(await textOf(dataDir, quote)).toBe('a quote');
    expect(readdirSync(dataDir)).not.toContain('before-restore');
  });
});

describe('the files beside a database elsewhere', () => {
  it('are backed up alone, and come back among those that are there', async () => {
    const [elsewhere, copy] = [join(folder, 'elsewhere'), join(folder, 'copy')];
    const quote = await put(elsewhere, 'a quote');
    await backUpFiles(elsewhere, copy);
    expect(readdirSync(copy)).toEqual(['files']);
    await storeIn(elsewhere).delete(quote);
    const later = await put(elsewhere, 'came later');
    // As a restore leaves it that was cut short.
    const half = pathOf(join(elsewhere, 'restoring'), quote);
    mkdirSync(join(half, '..'), { recursive: true });
    writeFileSync(half, 'half');
    restoreFiles(elsewhere, copy);
    expect(await textOf(elsewhere, quote)).toBe('a quote');
    expect(await textOf(elsewhere, later)).toBe('came later');
    expect(readdirSync(elsewhere)).toEqual(['files']);
  });

  it('are refused where there are none, and from what is no backup', async () => {
    await expect(backUpFiles(dataDir, join(folder, 'copy'))).rejects.toThrow('There are no files in');
    expect(() => restoreFiles(dataDir, folder)).toThrow('is no backup: it has no files');
    expect(readFileSync(join(dataDir, 'seedbed.sqlite')).length).toBeGreaterThan(0);
  });
});
