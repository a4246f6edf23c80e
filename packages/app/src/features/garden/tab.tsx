import { Leaf } from '@seedbed/ui/icons';
import type { TabType } from '../../navigation/tabTypes';
import { gardenDoor } from './door';
import { gardenPreview } from './tabPreview';

export const gardenTab: TabType = {
  id: 'garden',
  title: 'Private Garden',
  icon: <Leaf size={16} />,
  preview: gardenPreview,
  address: gardenDoor.path,
  Screen: gardenDoor.Screen,
};
