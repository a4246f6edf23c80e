import { ChartColumn, FileText, ListChecks, Scale } from '@seedbed/ui/icons';
import type { TabType } from '../../navigation/tabTypes';
import { sectionPromises, type ProductSectionId } from '../products';
import { PlannedTab, ProductTab, type Plan } from '../workspace';
import { documentsPreview, reportsPreview, scenariosPreview, tasksPreview } from './tabPreviews';

type Place = Pick<TabType, 'address' | 'Screen'>;

/** A type whose screen is still to come. */
const planned = (plan: Plan): Place => ({ address: '/tabs', Screen: () => <PlannedTab {...plan} /> });

/** A section of the workspace's product that is still to come. */
const plannedSection = (section: ProductSectionId, plan: Omit<Plan, 'promise'>): Place => ({
  address: '/tabs',
  Screen: () => (
    <ProductTab>
      {({ concept }) => <PlannedTab promise={sectionPromises[section]} {...plan} subject={concept} />}
    </ProductTab>
  ),
});

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

export const documentsTab: TabType = {
  id: 'documents',
  title: 'Documents',
  icon: <FileText size={size} />,
  preview: documentsPreview,
  ...plannedSection('documents', {
    meanwhile: 'Until then, Insights lists what the rules ask you to watch.',
    insteadId: 'insights',
  }),
};
