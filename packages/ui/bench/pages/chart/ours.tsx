import '@seedbed/ui/styles.css';
import '../page.css';
import { Plot } from '@seedbed/ui/chart';
import { present } from '../scene';
import { columns, points } from './points';

const isTabled = new URLSearchParams(location.search).has('table');
const x = { label: 'Dose a day, mg' };
const y = { label: 'Mean difference, min', ends: ['favours magnesium', 'favours control'] as const };

present(() => (
  <Plot
    label="Dose and effect"
    x={x}
    y={y}
    points={points}
    reference={{ value: 0, label: 'no effect', axis: 'y' }}
    band={{ from: 320, to: 320, label: 'Your dose: 320 mg' }}
    columns={isTabled ? columns : []}
  />
));
