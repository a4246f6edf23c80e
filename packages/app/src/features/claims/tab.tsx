import { BadgeCheck } from '@seedbed/ui/icons';
import { late } from '../../navigation/door';
import type { TabType } from '../../navigation/tabTypes';
import { claimsPreview } from './tabPreview';

export const claimsTab: TabType = {
  id: 'claims',
  title: 'Claims',
  icon: <BadgeCheck size={16} />,
  preview: claimsPreview,
  address: '/tabs',
  Screen: late({ name: 'ClaimsTab', load: () => import('./ClaimsTab') }).Screen,
};
