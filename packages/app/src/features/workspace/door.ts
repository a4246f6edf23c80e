import { doorTo } from '../../navigation/door';

export const workspaceDoor = doorTo({
  path: '/tabs',
  name: 'WorkspacePage',
  load: () => import('./WorkspacePage'),
});
