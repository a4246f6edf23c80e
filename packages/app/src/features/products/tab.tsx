import { BookOpen } from '@seedbed/ui/icons';
import { lazy } from 'react';
import type { TabType } from '../../navigation/tabTypes';
import { insightsPreview } from './tabPreview';

/** What is known about the workspace's product. */
export const insightsTab: TabType = {
  id: 'insights',
  title: 'Insights',
  icon: <BookOpen size={16} />,
  preview: insightsPreview,
  address: '/tabs',
  Screen: lazy(async () => ({ default: (await import('./InsightsTab')).InsightsTab })),
};
