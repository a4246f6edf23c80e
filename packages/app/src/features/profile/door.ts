import { doorTo } from '../../navigation/door';

export const profileDoor = doorTo({
  path: '/v1/profile',
  name: 'ProfilePage',
  load: () => import('./ProfilePage'),
});
