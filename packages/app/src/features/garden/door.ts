import { doorTo } from '../../navigation/door';

export const gardenDoor = doorTo({
  path: '/v1/garden',
  name: 'GardenPage',
  load: () => import('./GardenPage'),
});
