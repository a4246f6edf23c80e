import { ChartColumn, ListChecks, Scale } from '@seedbed/ui/icons';
import type { TabType } from '../../navigation/tabTypes';
import { PlannedTab, type Plan } from '../workspace';
import { reportsPreview, scenariosPreview, tasksPreview } from './tabPreviews';

type Place = Pick<TabType, 'address' | 'Screen'>;

/** A type whose screen is still to come. */
const planned = (plan: Plan): Place => ({ address: '/tabs', Screen: () => <PlannedTab {...plan} /> });

const size = 16;

export const tasksTab: TabType = {
  id: 'tasks',
  title: 'Tasks',
  icon: <ListChecks size={size} />,
  preview: tasksPreview,
  ...planned({
    promise: 'What is left to do for this product, by whom and by when, will stand here.',
    meanwhile: 'It is not built yet: until then, the product’s insights end with its next steps.',
    insteadId: 'insights',
  }),
};

export const reportsTab: TabType = {
  id: 'reports',
  title: 'Reports',
  icon: <ChartColumn size={size} />,
  preview: reportsPreview,
  ...planned({
    promise: 'Reports to print or send, written from the product’s evidence and figures, will stand here.',
    meanwhile: 'They are not built yet: until then, its insights have the same on one page.',
    insteadId: 'insights',
  }),
};

export const scenariosTab: TabType = {
  id: 'scenarios',
  title: 'Scenarios',
  icon: <Scale size={size} />,
  preview: scenariosPreview,
  ...planned({
    promise:
      'Versions of the same product, with other forms, amounts and runs, will stand side by side here.',
    meanwhile:
      'They are not built yet: until then, the estimate in Insights compares low, base and high, and runs of several sizes.',
    insteadId: 'insights',
  }),
};
