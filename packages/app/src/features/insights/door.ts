import { doorTo } from '../../navigation/door';

export const insightsDoor = doorTo({
  path: '/v1/insights',
  name: 'InsightsPage',
  load: () => import('./InsightsPage'),
});
