import { doorTo } from '../../navigation/door';

export const formFactorDoor = doorTo({
  path: '/form-factor',
  name: 'FormFactorPage',
  load: () => import('./FormFactorPage'),
});
