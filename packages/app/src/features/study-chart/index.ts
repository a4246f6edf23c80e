export { LatePlantedChart } from './LatePlantedChart';
export { useStudied, useStudyChart } from './studyChart.api';
