import { claimsTab } from './features/claims/tab';
import { documentsTab } from './features/documents/tab';
import { formulaTab } from './features/formula/tab';
import { gardenTab } from './features/garden/tab';
import { discoverTab } from './features/insights/tab';
import { reportsTab, scenariosTab, tasksTab } from './features/planned/tabs';
import { insightsTab } from './features/products/tab';
import { chatTab, searchTab } from './features/search/tab';
import { suppliersTab } from './features/sourcing/tab';
import { studyChartTab } from './features/study-chart/tab';
import type { TabType } from './navigation/tabTypes';

/** Every kind of tab, in the order in which they are offered. */
export const tabTypes: readonly TabType[] = [
  chatTab,
  tasksTab,
  searchTab,
  gardenTab,
  reportsTab,
  discoverTab,
  claimsTab,
  studyChartTab,
  formulaTab,
  insightsTab,
  scenariosTab,
  documentsTab,
  suppliersTab,
];
