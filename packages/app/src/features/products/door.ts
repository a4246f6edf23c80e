import { doorTo } from '../../navigation/door';

export const productsDoor = doorTo({
  path: '/v1/products',
  name: 'ProductsPage',
  load: () => import('./list/ProductsPage'),
});

export const productDoor = doorTo({
  path: '/v1/products/:id',
  name: 'ProductDetailPage',
  load: () => import('./detail/ProductDetailPage'),
});
