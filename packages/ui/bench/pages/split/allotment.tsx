import 'allotment/dist/style.css';
import '../page.css';
import { Allotment } from 'allotment';
import { present } from '../scene';
import { Rows } from './Rows';

present(() => (
  <Allotment>
    <Rows />
    <Rows />
  </Allotment>
));
