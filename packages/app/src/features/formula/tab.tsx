import { FlaskConical } from '@seedbed/ui/icons';
import { late } from '../../navigation/door';
import type { TabType } from '../../navigation/tabTypes';
import { formulaPreview } from './tabPreview';

export const formulaTab: TabType = {
  id: 'formula',
  title: 'Formula',
  icon: <FlaskConical size={16} />,
  preview: formulaPreview,
  address: '/tabs',
  Screen: late({ name: 'FormulaTab', load: () => import('./FormulaTab') }).Screen,
};
