import { doorTo } from '../../navigation/door';

export const newTabDoor = doorTo({
  path: '/new-tab',
  name: 'NewTabPage',
  load: () => import('./NewTabPage'),
});
