import type { WebConfig } from '@seedbed/server/contract';
import useSWRImmutable from 'swr/immutable';
import { loadWebConfig } from './env';

/** Where what the deployment offers is remembered. */
export const webConfigKey = 'web-config';

/** What the deployment offers; undefined while that is not known. */
export const useWebConfig = (): WebConfig | undefined => useSWRImmutable(webConfigKey, loadWebConfig).data;
