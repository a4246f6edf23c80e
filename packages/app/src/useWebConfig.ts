import type { WebConfig } from '@seedbed/server/contract';
import useSWRImmutable from 'swr/immutable';
import { loadWebConfig } from './env';

/** What the deployment offers; undefined while that is not known. */
export const useWebConfig = (): WebConfig | undefined => useSWRImmutable('web-config', loadWebConfig).data;
