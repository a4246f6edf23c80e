import { TrendingUp } from '@seedbed/ui/icons';
import { late } from '../../navigation/door';
import type { TabType } from '../../navigation/tabTypes';
import { studyChartPreview } from './tabPreview';

export const studyChartTab: TabType = {
  id: 'study-chart',
  title: 'Study Chart',
  icon: <TrendingUp size={16} />,
  preview: studyChartPreview,
  address: '/tabs',
  Screen: late({ name: 'StudyChartTab', load: () => import('./StudyChartTab') }).Screen,
};
