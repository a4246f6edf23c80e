import '@seedbed/ui/styles.css';
import '../page.css';
import { SplitPanes } from '@seedbed/ui/split-panes';
import { present } from '../scene';
import { Rows } from './Rows';

const isPreview = new URLSearchParams(location.search).has('preview');

present(() => (
  <SplitPanes isPreview={isPreview}>
    <Rows key="first" />
    <Rows key="second" />
  </SplitPanes>
));
