import { Outlet } from 'react-router';
import { formulaTab } from './features/formula/tab';
import { gardenTab } from './features/garden/tab';
import { discoverTab } from './features/insights/tab';
import {
  claimsTab,
  documentsTab,
  reportsTab,
  scenariosTab,
  studyChartTab,
  suppliersTab,
  tasksTab,
} from './features/planned/tabs';
import { insightsTab } from './features/products/tab';
import { chatTab, searchTab } from './features/search/tab';
import { TabTypes, type TabType } from './navigation/tabTypes';

/** In the order in which they are offered. */
const tabTypes: readonly TabType[] = [
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

/** Around the screens that offer tabs or show them: hands them every kind there is. */
export function TabRegistry() {
  return (
    <TabTypes.Provider value={tabTypes}>
      <Outlet />
    </TabTypes.Provider>
  );
}
