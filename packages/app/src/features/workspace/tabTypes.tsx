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
import { PlannedTab } from './PlannedTab';
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

const search = { address: '/v1/search', Screen: SearchPage };

/** A type whose screen is still to come: it says what it will hold. */
const planned = (promise: string): Pick<TabType, 'address' | 'Screen'> => ({
  address: '/tabs',
  Screen: () => <PlannedTab>{promise}</PlannedTab>,
});

const ofProduct = (section: 'insights' | 'formula' | 'claims' | 'documents') => ({
  address: '/tabs',
  Screen: () => <ProductTab section={section} />,
});

const size = 16;

/** The thirteen kinds of tab, in the order in which they are offered. */
export const tabTypes: readonly TabType[] = [
  {
    id: 'chat',
    title: 'Chat with AI',
    icon: <MessageSquare size={size} />,
    preview: chatPreview,
    ...search,
  },
  {
    id: 'tasks',
    title: 'Tasks',
    icon: <ListChecks size={size} />,
    preview: tasksPreview,
    ...planned(
      'What is left to do for this product, by whom and by when, from first formula to first run, will stand here.',
    ),
  },
  { id: 'search', title: 'Search', icon: <Search size={size} />, preview: searchPreview, ...search },
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
    ...planned('Reports to print or send, written from the product’s evidence and figures, will stand here.'),
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
    ...ofProduct('claims'),
  },
  {
    id: 'study-chart',
    title: 'Study Chart',
    icon: <TrendingUp size={size} />,
    preview: studyChartPreview,
    ...planned('Effect against dose, with every study a point that opens its source, will be drawn here.'),
  },
  {
    id: 'formula',
    title: 'Formula',
    icon: <FlaskConical size={size} />,
    preview: formulaPreview,
    ...ofProduct('formula'),
  },
  {
    id: 'insights',
    title: 'Insights',
    icon: <BookOpen size={size} />,
    preview: insightsPreview,
    ...ofProduct('insights'),
  },
  {
    id: 'scenarios',
    title: 'Scenarios',
    icon: <Scale size={size} />,
    preview: scenariosPreview,
    ...planned(
      'Versions of the same product, with other forms, amounts and runs, will stand side by side here.',
    ),
  },
  {
    id: 'documents',
    title: 'Documents',
    icon: <FileText size={size} />,
    preview: documentsPreview,
    ...ofProduct('documents'),
  },
  {
    id: 'suppliers',
    title: 'Suppliers',
    icon: <Factory size={size} />,
    preview: suppliersPreview,
    ...planned(
      'Makers of the ingredients and of the product, with what they ask and answer, will stand here.',
    ),
  },
];

/** The type with this id; undefined for one that a newer version left in storage. */
export const tabTypeOf = (id: string | null): TabType | undefined => tabTypes.find((type) => type.id === id);
