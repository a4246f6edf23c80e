import { doorTo } from '../../navigation/door';

export const searchDoor = doorTo({
  path: '/v1/search',
  name: 'SearchPage',
  load: () => import('./SearchPage'),
});
