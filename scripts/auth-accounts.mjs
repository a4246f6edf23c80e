import { existsSync, readFileSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';

/** Writes a file whole or not at all, readable by its owner only. */
const writeAtomically = async (file, text) => {
  const draft = `${file}.draft`;
  const handle = await open(draft, 'w', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(draft, file);
};

const readAccounts = (file) => {
  if (!existsSync(file)) return [];
  try {
    return JSON.parse(readFileSync(file, 'utf8')).users;
  } catch (error) {
    throw new Error(
      `The local accounts in ${file} cannot be read (${error.message}). Repair the file, or move it away to start without them.`,
      { cause: error },
    );
  }
};

/** Tokens given out before the restart stay good: an import alone would count them as revoked. */
const validSince = (user) => user.validSince ?? String(Math.floor(Number(user.createdAt) / 1000));

/**
 * Keeps the Auth emulator's accounts in a file, by the emulator's own admin calls, so that the same person
 * has the same uid after a restart.
 * @param {{ file: string, origin: string, projectId: string }} options
 */
export function openAccounts({ file, origin, projectId }) {
  let saved = '';
  let queue = Promise.resolve();

  const call = async (path, body) => {
    const response = await fetch(
      `${origin}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:${path}`,
      {
        method: body ? 'POST' : 'GET',
        headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
        body: body && JSON.stringify(body),
      },
    );
    const answer = await response.json();
    if (!response.ok)
      throw new Error(`accounts:${path} answered ${response.status}: ${answer.error?.message}`);
    return answer;
  };

  const write = async () => {
    const { users = [] } = await call('batchGet?maxResults=-1');
    const text = JSON.stringify({ users }, null, 2);
    if (text === saved) return;
    await writeAtomically(file, text);
    saved = text;
  };

  return {
    /** Gives the emulator the accounts of the file. @throws when the file is damaged or an account is refused */
    async restore() {
      const users = readAccounts(file);
      if (users.length > 0) {
        const { error = [] } = await call('batchCreate', { users });
        if (error.length > 0) {
          throw new Error(
            `The local account ${error[0].index + 1} in ${file} was refused: ${error[0].message}`,
          );
        }
        await Promise.all(
          users.map((user) => call('update', { localId: user.localId, validSince: validSince(user) })),
        );
      }
    },

    /** Writes the accounts down if they changed. Resolves when they are on disk. */
    save() {
      queue = queue.then(write, write);
      return queue;
    },

    /** Resolves when nothing is being written. */
    settled: () => queue.catch(() => undefined),
  };
}
