import { FileText } from '@seedbed/ui/icons';
import { late } from '../../navigation/door';
import type { TabType } from '../../navigation/tabTypes';
import { documentsPreview } from './tabPreview';

export const documentsTab: TabType = {
  id: 'documents',
  title: 'Documents',
  icon: <FileText size={16} />,
  preview: documentsPreview,
  address: '/tabs',
  Screen: late({ name: 'DocumentsTab', load: () => import('./DocumentsTab') }).Screen,
};
