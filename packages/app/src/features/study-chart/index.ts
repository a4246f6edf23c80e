export { LatePlantedChart } from './planted/LatePlantedChart';
export { useStudied, useStudyChart } from './studyChart.api';
