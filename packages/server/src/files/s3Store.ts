import { hash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { Unavailable } from '../errors.ts';
import type { FileStore } from './fileStore.ts';

/** Where an S3-compatible store is, and who asks. */
export interface S3Settings {
  /** e.g. https://s3.eu-central-1.amazonaws.com; the bucket follows as a path */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Longest time that one call may take, in ms. */
const patienceMs = 20_000;

const away = () =>
  new Unavailable('The store of files cannot be reached right now. Nothing was changed; try again.');

/** Keeps files in a bucket, as `ab/<sha256>` by the first two digits. */
export function createS3Store({ endpoint, bucket, ...access }: S3Settings): FileStore {
  const client = new AwsClient({ ...access, service: 's3', retries: 2 });
  const urlOf = (sha256: string) =>
    `${endpoint.replace(/\/$/, '')}/${bucket}/${sha256.slice(0, 2)}/${sha256}`;
  const send = async (method: string, sha256: string, bytes?: Uint8Array) => {
    const signal = AbortSignal.timeout(patienceMs);
    const body = bytes && new Uint8Array(bytes);
    const response = await client.fetch(urlOf(sha256), { method, body, signal }).catch(() => null);
    if (response?.ok || response?.status === 404) return response;
    throw away();
  };
  return {
    async put(sha256, bytes) {
      if ((await send('HEAD', sha256)).ok) return;
      if (!(await send('PUT', sha256, bytes)).ok) {
        throw new Unavailable('The store of files has no such bucket. The file was not kept.');
      }
    },
    async get(sha256) {
      const response = await send('GET', sha256);
      if (!response.ok) return null;
      // What breaks off within the body is as far away as what never answered.
      const body = await response.arrayBuffer().catch(() => null);
      if (!body) throw away();
      const bytes = new Uint8Array(body);
      if (hash('sha256', bytes) !== sha256) {
        throw new Unavailable(
          'The store of files gave other bytes than were kept. Nothing was changed; try again.',
        );
      }
      return bytes;
    },
    async delete(sha256) {
      await send('DELETE', sha256);
    },
  };
}
