export { useStudied, useStudyChart } from './studyChart.api';
