import { doorTo } from '../../navigation/door';

export const keptDoor = doorTo({
  path: '/what-is-kept',
  name: 'KeptPage',
  load: () => import('./KeptPage'),
});
