import { Factory } from '@seedbed/ui/icons';
import { late } from '../../navigation/door';
import type { TabType } from '../../navigation/tabTypes';
import { suppliersPreview } from './tabPreview';

export const suppliersTab: TabType = {
  id: 'suppliers',
  title: 'Suppliers',
  icon: <Factory size={16} />,
  preview: suppliersPreview,
  address: '/tabs',
  Screen: late({ name: 'SuppliersTab', load: () => import('./suppliers/SuppliersTab') }).Screen,
};
