import { loadWebConfig } from '../env';
import type { Identity } from './firebase';

let identity: Promise<Identity> | undefined;

/**
 * The identity service, opened once a page; its code is fetched apart from the app's.
 * @throws when the settings or the code cannot be fetched; the next call tries again
 */
export function loadIdentity(): Promise<Identity> {
  identity ??= Promise.all([import('./firebase'), loadWebConfig()])
    .then(([firebase, config]) => firebase.openIdentity(config))
    .catch((error: unknown) => {
      identity = undefined;
      throw error;
    });
  return identity;
}
