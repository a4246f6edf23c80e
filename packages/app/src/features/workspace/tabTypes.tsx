import {
  BadgeCheck,
  BookOpen,
  ChartColumn,
  Compass,
  Factory,
  FileText,
  FlaskConical,
  Leaf,
  ListChecks,
  MessageSquare,
  Scale,
  Search,
  TrendingUp,
} from '@seedbed/ui/icons';
import type { ComponentType, ReactNode } from 'react';
import { GardenPage, InsightsPage, SearchPage } from '../../screens';
import { sectionPromises, type ProductSectionId } from '../products';
import { PlannedTab, type Plan } from './PlannedTab';
import {
  chatPreview,
  claimsPreview,
  discoverPreview,
  documentsPreview,
  insightsPreview,
  reportsPreview,
  searchPreview,
} from './previews/reading';
import {
  formulaPreview,
  gardenPreview,
  scenariosPreview,
  studyChartPreview,
  suppliersPreview,
  tasksPreview,
} from './previews/working';
import { InsightsTab } from './InsightsTab';
import { ProductTab } from './ProductTab';

/** A kind of tab: how it is chosen, and what it shows. */
export interface TabType {
  id: string;
  title: string;
  icon: ReactNode;
  /** A drawing of what it holds. */
  preview: ReactNode;
  /** Where its screen stands at first, for screens that read the address. */
  address: string;
  Screen: ComponentType;
}

const search = { id: 'search', title: 'Search' };
const insights = { id: 'insights', title: 'Insights' };

const searchScreen = { address: '/v1/search', Screen: SearchPage };

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

/** The thirteen kinds of tab, in the order in which they are offered. */
export const tabTypes: readonly TabType[] = [
  {
    id: 'chat',
    title: 'Chat with AI',
    icon: <MessageSquare size={size} />,
    preview: chatPreview,
    ...searchScreen,
  },
  {
    id: 'tasks',
    title: 'Tasks',
    icon: <ListChecks size={size} />,
    preview: tasksPreview,
    ...planned({
      promise: 'What is left to do for this product, by whom and by when, will stand here.',
      meanwhile: 'It is not built yet: until then, the product’s insights end with its next steps.',
      instead: insights,
    }),
  },
  { ...search, icon: <Search size={size} />, preview: searchPreview, ...searchScreen },
  {
    id: 'garden',
    title: 'Private Garden',
    icon: <Leaf size={size} />,
    preview: gardenPreview,
    address: '/v1/garden',
    Screen: GardenPage,
  },
  {
    id: 'reports',
    title: 'Reports',
    icon: <ChartColumn size={size} />,
    preview: reportsPreview,
    ...planned({
      promise: 'Reports to print or send, written from the product’s evidence and figures, will stand here.',
      meanwhile: 'They are not built yet: until then, its insights have the same on one page.',
      instead: insights,
    }),
  },
  {
    id: 'discover',
    title: 'Discover',
    icon: <Compass size={size} />,
    preview: discoverPreview,
    address: '/v1/insights',
    Screen: InsightsPage,
  },
  {
    id: 'claims',
    title: 'Claims',
    icon: <BadgeCheck size={size} />,
    preview: claimsPreview,
    ...plannedSection('claims', {
      meanwhile: 'Until then, Search tells which claims are authorised for an ingredient.',
      instead: search,
    }),
  },
  {
    id: 'study-chart',
    title: 'Study Chart',
    icon: <TrendingUp size={size} />,
    preview: studyChartPreview,
    ...planned({
      promise: 'Effect against dose, with every study a point that opens its source, will be drawn here.',
      meanwhile:
        'It is not built yet: until then, an answer in Search lists the studies with their doses and results.',
      instead: search,
    }),
  },
  {
    id: 'formula',
    title: 'Formula',
    icon: <FlaskConical size={size} />,
    preview: formulaPreview,
    ...plannedSection('formula', {
      meanwhile:
        'Cards cannot be made yet: until then, Insights proposes candidates with their studied doses.',
      instead: insights,
    }),
  },
  {
    ...insights,
    icon: <BookOpen size={size} />,
    preview: insightsPreview,
    address: '/tabs',
    Screen: InsightsTab,
  },
  {
    id: 'scenarios',
    title: 'Scenarios',
    icon: <Scale size={size} />,
    preview: scenariosPreview,
    ...planned({
      promise:
        'Versions of the same product, with other forms, amounts and runs, will stand side by side here.',
      meanwhile:
        'They are not built yet: until then, the estimate in Insights compares low, base and high, and runs of several sizes.',
      instead: insights,
    }),
  },
  {
    id: 'documents',
    title: 'Documents',
    icon: <FileText size={size} />,
    preview: documentsPreview,
    ...plannedSection('documents', {
      meanwhile: 'Until then, Insights lists what the rules ask you to watch.',
      instead: insights,
    }),
  },
  {
    id: 'suppliers',
    title: 'Suppliers',
    icon: <Factory size={size} />,
    preview: suppliersPreview,
    ...planned({
      promise:
        'Makers of the ingredients and of the product, with what they ask and answer, will stand here.',
      meanwhile:
        'It is not built yet: until then, the estimate in Insights says which price it takes for each material.',
      instead: insights,
    }),
  },
];

/** The type with this id; undefined for one that a newer version left in storage. */
export const tabTypeOf = (id: string | null): TabType | undefined => tabTypes.find((type) => type.id === id);
