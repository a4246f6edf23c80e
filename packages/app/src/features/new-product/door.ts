import { doorTo } from '../../navigation/door';

export const newProductDoor = doorTo({
  path: '/new-product',
  name: 'NewProductPage',
  load: () => import('./NewProductPage'),
});
