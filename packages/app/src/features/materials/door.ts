import { doorTo } from '../../navigation/door';

export const materialsDoor = doorTo({
  path: '/v1/materials',
  name: 'MaterialsPage',
  load: () => import('./MaterialsPage'),
});
