import { Compass } from '@seedbed/ui/icons';
import type { TabType } from '../../navigation/tabTypes';
import { insightsDoor } from './door';
import { discoverPreview } from './tabPreview';

/** The industry's articles; a product's own insights are another kind. */
export const discoverTab: TabType = {
  id: 'discover',
  title: 'Discover',
  icon: <Compass size={16} />,
  preview: discoverPreview,
  address: insightsDoor.path,
  Screen: insightsDoor.Screen,
};
